<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="he" sourcelanguage="en">
<context>
    <name>About</name>
    <message>
        <source>About {name}</source>
        <translation>אודות {name}</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>גרסה {version}</translation>
    </message>
    <message>
        <source>A solitaire with two packs, in which one card moves at a time.</source>
        <translation>סוליטר בשתי חפיסות, שבו מזיזים קלף אחד בכל פעם.</translation>
    </message>
    <message>
        <source>Free software under the MIT licence; cards, icons and themes are in the public domain (CC0). It needs no network and sends nothing anywhere.</source>
        <translation>תוכנה חופשית ברישיון MIT; הקלפים, הסמלים וערכות הנושא הם נחלת הכלל (⁦CC0⁩). היא אינה זקוקה לרשת ואינה שולחת דבר לשום מקום.</translation>
    </message>
    <message>
        <source>Made with</source>
        <translation>נבנה בעזרת</translation>
    </message>
    <message>
        <source>{library} {version}, licence: {licence}</source>
        <translation>{library} {version}, רישיון: {licence}</translation>
    </message>
    <message>
        <source>Your files</source>
        <translation>הקבצים האישיים</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>משחקים</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>הגדרות</translation>
    </message>
    <message>
        <source>Translations</source>
        <translation>תרגומים</translation>
    </message>
    <message>
        <source>Cache</source>
        <translation>מטמון</translation>
    </message>
    <message>
        <source>&amp;Open the translation folder</source>
        <translation>&amp;פתיחת תיקיית התרגומים</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>ה&amp;עתקה</translation>
    </message>
    <message>
        <source>Copy all this as text</source>
        <translation>העתקת כל זה כטקסט</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>סגירה</translation>
    </message>
    <message>
        <source>The folder {path} could not be opened.</source>
        <translation>אי אפשר לפתוח את התיקייה {path}.</translation>
    </message>
</context>
<context>
    <name>Card</name>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>קלף אחד</numerusform>
            <numerusform>%n קלפים</numerusform>
        </translation>
    </message>
    <message>
        <source>ace of spades</source>
        <translation>אס&#xa0;עלה</translation>
    </message>
    <message>
        <source>2 of spades</source>
        <translation>2&#xa0;עלה</translation>
    </message>
    <message>
        <source>3 of spades</source>
        <translation>3&#xa0;עלה</translation>
    </message>
    <message>
        <source>4 of spades</source>
        <translation>4&#xa0;עלה</translation>
    </message>
    <message>
        <source>5 of spades</source>
        <translation>5&#xa0;עלה</translation>
    </message>
    <message>
        <source>6 of spades</source>
        <translation>6&#xa0;עלה</translation>
    </message>
    <message>
        <source>7 of spades</source>
        <translation>7&#xa0;עלה</translation>
    </message>
    <message>
        <source>8 of spades</source>
        <translation>8&#xa0;עלה</translation>
    </message>
    <message>
        <source>9 of spades</source>
        <translation>9&#xa0;עלה</translation>
    </message>
    <message>
        <source>10 of spades</source>
        <translation>10&#xa0;עלה</translation>
    </message>
    <message>
        <source>jack of spades</source>
        <translation>נסיך&#xa0;עלה</translation>
    </message>
    <message>
        <source>queen of spades</source>
        <translation>מלכת&#xa0;עלה</translation>
    </message>
    <message>
        <source>king of spades</source>
        <translation>מלך&#xa0;עלה</translation>
    </message>
    <message>
        <source>ace of hearts</source>
        <translation>אס&#xa0;לב</translation>
    </message>
    <message>
        <source>2 of hearts</source>
        <translation>2&#xa0;לב</translation>
    </message>
    <message>
        <source>3 of hearts</source>
        <translation>3&#xa0;לב</translation>
    </message>
    <message>
        <source>4 of hearts</source>
        <translation>4&#xa0;לב</translation>
    </message>
    <message>
        <source>5 of hearts</source>
        <translation>5&#xa0;לב</translation>
    </message>
    <message>
        <source>6 of hearts</source>
        <translation>6&#xa0;לב</translation>
    </message>
    <message>
        <source>7 of hearts</source>
        <translation>7&#xa0;לב</translation>
    </message>
    <message>
        <source>8 of hearts</source>
        <translation>8&#xa0;לב</translation>
    </message>
    <message>
        <source>9 of hearts</source>
        <translation>9&#xa0;לב</translation>
    </message>
    <message>
        <source>10 of hearts</source>
        <translation>10&#xa0;לב</translation>
    </message>
    <message>
        <source>jack of hearts</source>
        <translation>נסיך&#xa0;לב</translation>
    </message>
    <message>
        <source>queen of hearts</source>
        <translation>מלכת&#xa0;לב</translation>
    </message>
    <message>
        <source>king of hearts</source>
        <translation>מלך&#xa0;לב</translation>
    </message>
    <message>
        <source>ace of diamonds</source>
        <translation>אס&#xa0;יהלום</translation>
    </message>
    <message>
        <source>2 of diamonds</source>
        <translation>2&#xa0;יהלום</translation>
    </message>
    <message>
        <source>3 of diamonds</source>
        <translation>3&#xa0;יהלום</translation>
    </message>
    <message>
        <source>4 of diamonds</source>
        <translation>4&#xa0;יהלום</translation>
    </message>
    <message>
        <source>5 of diamonds</source>
        <translation>5&#xa0;יהלום</translation>
    </message>
    <message>
        <source>6 of diamonds</source>
        <translation>6&#xa0;יהלום</translation>
    </message>
    <message>
        <source>7 of diamonds</source>
        <translation>7&#xa0;יהלום</translation>
    </message>
    <message>
        <source>8 of diamonds</source>
        <translation>8&#xa0;יהלום</translation>
    </message>
    <message>
        <source>9 of diamonds</source>
        <translation>9&#xa0;יהלום</translation>
    </message>
    <message>
        <source>10 of diamonds</source>
        <translation>10&#xa0;יהלום</translation>
    </message>
    <message>
        <source>jack of diamonds</source>
        <translation>נסיך&#xa0;יהלום</translation>
    </message>
    <message>
        <source>queen of diamonds</source>
        <translation>מלכת&#xa0;יהלום</translation>
    </message>
    <message>
        <source>king of diamonds</source>
        <translation>מלך&#xa0;יהלום</translation>
    </message>
    <message>
        <source>ace of clubs</source>
        <translation>אס&#xa0;תלתן</translation>
    </message>
    <message>
        <source>2 of clubs</source>
        <translation>2&#xa0;תלתן</translation>
    </message>
    <message>
        <source>3 of clubs</source>
        <translation>3&#xa0;תלתן</translation>
    </message>
    <message>
        <source>4 of clubs</source>
        <translation>4&#xa0;תלתן</translation>
    </message>
    <message>
        <source>5 of clubs</source>
        <translation>5&#xa0;תלתן</translation>
    </message>
    <message>
        <source>6 of clubs</source>
        <translation>6&#xa0;תלתן</translation>
    </message>
    <message>
        <source>7 of clubs</source>
        <translation>7&#xa0;תלתן</translation>
    </message>
    <message>
        <source>8 of clubs</source>
        <translation>8&#xa0;תלתן</translation>
    </message>
    <message>
        <source>9 of clubs</source>
        <translation>9&#xa0;תלתן</translation>
    </message>
    <message>
        <source>10 of clubs</source>
        <translation>10&#xa0;תלתן</translation>
    </message>
    <message>
        <source>jack of clubs</source>
        <translation>נסיך&#xa0;תלתן</translation>
    </message>
    <message>
        <source>queen of clubs</source>
        <translation>מלכת&#xa0;תלתן</translation>
    </message>
    <message>
        <source>king of clubs</source>
        <translation>מלך&#xa0;תלתן</translation>
    </message>
    <message>
        <source>black ace</source>
        <translation>אס&#xa0;שחור</translation>
    </message>
    <message>
        <source>black 2</source>
        <translation>2&#xa0;שחור</translation>
    </message>
    <message>
        <source>black 3</source>
        <translation>3&#xa0;שחור</translation>
    </message>
    <message>
        <source>black 4</source>
        <translation>4&#xa0;שחור</translation>
    </message>
    <message>
        <source>black 5</source>
        <translation>5&#xa0;שחור</translation>
    </message>
    <message>
        <source>black 6</source>
        <translation>6&#xa0;שחור</translation>
    </message>
    <message>
        <source>black 7</source>
        <translation>7&#xa0;שחור</translation>
    </message>
    <message>
        <source>black 8</source>
        <translation>8&#xa0;שחור</translation>
    </message>
    <message>
        <source>black 9</source>
        <translation>9&#xa0;שחור</translation>
    </message>
    <message>
        <source>black 10</source>
        <translation>10&#xa0;שחור</translation>
    </message>
    <message>
        <source>black jack</source>
        <translation>נסיך&#xa0;שחור</translation>
    </message>
    <message>
        <source>black queen</source>
        <translation>מלכה&#xa0;שחורה</translation>
    </message>
    <message>
        <source>black king</source>
        <translation>מלך&#xa0;שחור</translation>
    </message>
    <message>
        <source>red ace</source>
        <translation>אס&#xa0;אדום</translation>
    </message>
    <message>
        <source>red 2</source>
        <translation>2&#xa0;אדום</translation>
    </message>
    <message>
        <source>red 3</source>
        <translation>3&#xa0;אדום</translation>
    </message>
    <message>
        <source>red 4</source>
        <translation>4&#xa0;אדום</translation>
    </message>
    <message>
        <source>red 5</source>
        <translation>5&#xa0;אדום</translation>
    </message>
    <message>
        <source>red 6</source>
        <translation>6&#xa0;אדום</translation>
    </message>
    <message>
        <source>red 7</source>
        <translation>7&#xa0;אדום</translation>
    </message>
    <message>
        <source>red 8</source>
        <translation>8&#xa0;אדום</translation>
    </message>
    <message>
        <source>red 9</source>
        <translation>9&#xa0;אדום</translation>
    </message>
    <message>
        <source>red 10</source>
        <translation>10&#xa0;אדום</translation>
    </message>
    <message>
        <source>red jack</source>
        <translation>נסיך&#xa0;אדום</translation>
    </message>
    <message>
        <source>red queen</source>
        <translation>מלכה&#xa0;אדומה</translation>
    </message>
    <message>
        <source>red king</source>
        <translation>מלך&#xa0;אדום</translation>
    </message>
</context>
<context>
    <name>Crash</name>
    <message>
        <source>A fault in Easy Harp</source>
        <translation>תקלה ב־Easy Harp</translation>
    </message>
    <message>
        <source>Something in the program went wrong. Your game is kept, and you can go on; if it behaves strangely, start it again. The text below helps to mend the fault; it is also in {path}.</source>
        <translation>משהו בתוכנה השתבש. המשחק שמור ואפשר להמשיך בו; אם הוא מתנהג באופן מוזר, כדאי להפעיל אותו מחדש. הטקסט שלמטה עוזר לתקן את התקלה; הוא נמצא גם ב־{path}.</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>פרטים</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>ה&amp;עתקה</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>סגירה</translation>
    </message>
</context>
<context>
    <name>Deal</name>
    <message>
        <source>Type a deal number from 1 to {highest}, or a code such as {code}.</source>
        <translation>יש להקליד מספר חלוקה מ־1 עד {highest}, או קוד כמו {code}.</translation>
    </message>
    <message>
        <source>Deals are numbered from 1 to {highest}.</source>
        <translation>מספרי החלוקות הם מ־1 עד {highest}.</translation>
    </message>
    <message>
        <source>A code has seven letters or digits after {prefix}, as in {code}.</source>
        <translation>בקוד יש שבע אותיות או ספרות אחרי {prefix}, כמו ב־{code}.</translation>
    </message>
    <message>
        <source>After {prefix} a code has only the letters {letters} and the digits {digits}.</source>
        <translation>אחרי {prefix} יכולות לבוא בקוד רק האותיות {letters} והספרות {digits}.</translation>
    </message>
    <message>
        <source>“{text}” is neither a deal number from 1 to {highest} nor a code such as {code}.</source>
        <translation>״{text}״ אינו מספר חלוקה מ־1 עד {highest} ואינו קוד כמו {code}.</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>Help</source>
        <translation>עזרה</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>דפים</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>פקודה</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>מקשים</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>הדגמה</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>פעם נוספת</translation>
    </message>
</context>
<context>
    <name>Leave</name>
    <message>
        <source>Leave this game</source>
        <translation>עזיבת המשחק</translation>
    </message>
    <message>
        <source>Leave the game in progress?</source>
        <translation>לעזוב את המשחק הנוכחי?</translation>
    </message>
    <message>
        <source>It ends here, and cannot be taken up again where it stands.</source>
        <translation>הוא יסתיים כאן, ואי אפשר יהיה להמשיך בו מהמקום שבו הוא נמצא.</translation>
    </message>
    <message>
        <source>&amp;Do not ask again</source>
        <translation>&amp;לא לשאול שוב</translation>
    </message>
    <message>
        <source>&amp;Leave it</source>
        <translation>&amp;עזיבה</translation>
    </message>
    <message>
        <source>&amp;Keep playing</source>
        <translation>ה&amp;משך המשחק</translation>
    </message>
</context>
<context>
    <name>NewGame</name>
    <message>
        <source>New game</source>
        <translation>משחק חדש</translation>
    </message>
    <message>
        <source>&amp;New deal</source>
        <translation>חלוקה &amp;חדשה</translation>
    </message>
    <message>
        <source>A deal drawn by chance.</source>
        <translation>חלוקה שנבחרת באקראי.</translation>
    </message>
    <message>
        <source>&amp;Daily deal</source>
        <translation>החלוקה ה&amp;יומית</translation>
    </message>
    <message>
        <source>{date}: the same deal for everyone on this day.</source>
        <translation>{date}: אותה חלוקה לכולם ביום הזה.</translation>
    </message>
    <message>
        <source>&amp;Same deal</source>
        <translation>&amp;אותה חלוקה</translation>
    </message>
    <message>
        <source>Deal {number} once more, from its start.</source>
        <translation>חלוקה {number} פעם נוספת, מההתחלה.</translation>
    </message>
    <message>
        <source>Deal n&amp;umber or code:</source>
        <translation>&amp;מספר חלוקה או קוד:</translation>
    </message>
    <message>
        <source>D&amp;eal</source>
        <translation>ח&amp;לוקה</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>ביטול</translation>
    </message>
    <message>
        <source>Deal {number}, code {code}. It is proved that no play wins this one.</source>
        <translation>חלוקה {number}, קוד {code}. הוכח שאי אפשר לנצח בחלוקה הזאת.</translation>
    </message>
    <message>
        <source>Deal {number}, code {code}.</source>
        <translation>חלוקה {number}, קוד {code}.</translation>
    </message>
</context>
<context>
    <name>Pages</name>
    <message>
        <source>Rules</source>
        <translation>כללים</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>דוגמאות</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>ניקוד</translation>
    </message>
    <message>
        <source>Deals and codes</source>
        <translation>חלוקות וקודים</translation>
    </message>
    <message>
        <source>Keys and mouse</source>
        <translation>מקשים ועכבר</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>שאלות</translation>
    </message>
    <message>
        <source>In short</source>
        <translation>בקצרה</translation>
    </message>
    <message>
        <source>Easy Harp is a solitaire for two packs of cards. In nine columns you build downwards, red on black and black on red, moving one card at a time. On eight foundations you build upwards in suit, from the ace to the king. When all 104 cards have arrived there, you have won.</source>
        <translation>המשחק Easy Harp הוא סוליטר לשתי חפיסות קלפים. בתשע עמודות בונים כלפי מטה, אדום על שחור ושחור על אדום, ומזיזים קלף אחד בכל פעם. בשמונה ערימות יסוד בונים כלפי מעלה באותה סדרה, מהאס עד המלך. כשכל 104 הקלפים מגיעים לשם, המשחק מסתיים בניצחון.</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>השולחן</translation>
    </message>
    <message>
        <source>Two packs of 52 cards, without jokers, are shuffled together: 104 cards, each of them twice. The first column gets one card, the second two, and so on up to nine in the last: 45 cards. Only the last card of a column lies face up; the 36 others are hidden.</source>
        <translation>שתי חפיסות של 52 קלפים, בלי ג׳וקרים, נטרפות יחד: 104 קלפים, כל אחד מהם פעמיים. העמודה הראשונה מקבלת קלף אחד, השנייה שניים, וכך הלאה עד תשעה באחרונה: 45 קלפים בסך הכול. רק הקלף האחרון בכל עמודה גלוי; 36 האחרים מוסתרים.</translation>
    </message>
    <message>
        <source>The other 59 cards are the stock and lie face down. Beside the stock there is room for the waste, and then come the eight foundations, two for each suit. Waste and foundations are empty when the game begins.</source>
        <translation>שאר 59 הקלפים הם הקופה, והם מונחים עם הפנים כלפי מטה. ליד הקופה שמור מקום לערימת ההשלכה, ואחריו באות שמונה ערימות היסוד, שתיים לכל סדרה. כשהמשחק מתחיל, ערימת ההשלכה וערימות היסוד ריקות.</translation>
    </message>
    <message>
        <source>Moving cards</source>
        <translation>הזזת קלפים</translation>
    </message>
    <message>
        <source>The top card of a column is its last one, with nothing on it. It may go on the top card of another column that is of the other colour and exactly one rank higher: a 7 of hearts, say, on an 8 of spades or of clubs.</source>
        <translation>הקלף העליון של עמודה הוא האחרון בה, ודבר אינו מונח עליו. אפשר להניח אותו על הקלף העליון של עמודה אחרת, אם צבעו של זה שונה ודרגתו גבוהה באחת בדיוק: למשל 7 לב על 8 עלה או על 8 תלתן.</translation>
    </message>
    <message>
        <source>Ranks go from the ace, the lowest, through the numbers 2 to 10, the jack and the queen to the king.</source>
        <translation>הדרגות עולות מהאס, הנמוך ביותר, דרך המספרים 2 עד 10, הנסיך והמלכה, ועד המלך.</translation>
    </message>
    <message>
        <source>As every card is there twice, up to four cards may be waiting for the one in your hand.</source>
        <translation>מאחר שכל קלף מופיע פעמיים, ייתכנו עד ארבעה קלפים שאפשר להניח עליהם את הקלף שביד.</translation>
    </message>
    <message>
        <source>Of the waste only the top card is in play. It may go to a column or to its foundation.</source>
        <translation>מערימת ההשלכה משחקים רק בקלף העליון: הוא יכול לעבור לעמודה או לערימת היסוד שלו.</translation>
    </message>
    <message>
        <source>A hidden card turns face up by itself as soon as it is the last of its column, and is in play from then on.</source>
        <translation>קלף מוסתר שנשאר אחרון בעמודה שלו נחשף מעצמו, ומאותו רגע אפשר לשחק בו.</translation>
    </message>
    <message>
        <source>One card at a time</source>
        <translation>קלף אחד בכל פעם</translation>
    </message>
    <message>
        <source>A run that is in order, such as a black 8 with a red 7 and a black 6 on it, does not move as one, even where its 8 would fit. It has to be taken apart: first the 6 finds another place, then the 7, then the 8. This is what sets Easy Harp apart from Klondike. A move against this rule is refused, and with interactive rules on in the settings the game says why.</source>
        <translation>רצף מסודר, למשל 8 שחור שעליו 7 אדום ו־6 שחור, אינו זז בבת אחת, גם כשיש מקום ל־8 שבראשו. צריך לפרק אותו: קודם מוצאים מקום אחר ל־6, אחר כך ל־7 ולבסוף ל־8. בכך Easy Harp שונה מקלונדייק. מהלך שאינו לפי הכלל הזה נדחה, וכשההגדרה ״כללים אינטראקטיביים״ פעילה, המשחק אומר מדוע.</translation>
    </message>
    <message>
        <source>Empty columns and the king run</source>
        <translation>עמודות ריקות והרצף שמתחיל במלך</translation>
    </message>
    <message>
        <source>An empty column takes a king and no other card, not even for a moment to turn a hidden card up.</source>
        <translation>עמודה ריקה מקבלת מלך ולא שום קלף אחר, אפילו לא לרגע כדי לחשוף קלף מוסתר.</translation>
    </message>
    <message>
        <source>A king also brings along what lies on him in order. Such a king run goes down rank by rank in alternating colours to the end of its column, from the king alone up to all thirteen cards. It moves to an empty column as a whole, and only there. No other cards ever move together.</source>
        <translation>מלך לוקח איתו את מה שמונח עליו לפי הסדר. רצף כזה, שמתחיל במלך, יורד דרגה אחר דרגה בצבעים מתחלפים עד קצה העמודה, מהמלך לבדו ועד כל שלושה־עשר הקלפים. הוא עובר בשלמותו אל עמודה ריקה, ורק לשם. בשום מקרה אחר קלפים אינם זזים יחד.</translation>
    </message>
    <message>
        <source>Foundations</source>
        <translation>ערימות היסוד</translation>
    </message>
    <message>
        <source>Each of the eight foundations belongs to one suit and takes its cards singly: first the ace, then the 2, and so on up to the king. You need not aim: a card let go anywhere over the foundations finds its own, and the first of the two if both would take it.</source>
        <translation>כל אחת משמונה ערימות היסוד שייכת לסדרה אחת ומקבלת את קלפיה בזה אחר זה: תחילה את האס, אחר כך 2, וכך עד המלך. אין צורך לדייק: את הקלף אפשר לשחרר בכל מקום מעל ערימות היסוד, והוא מגיע לנכונה, ולראשונה מבין השתיים אם שתיהן מתאימות.</translation>
    </message>
    <message>
        <source>The top card of a foundation can be taken back: drag it to a column where it fits, or a king to an empty one. This neither brings nor costs points.</source>
        <translation>את הקלף העליון של ערימת יסוד אפשר להחזיר: גוררים אותו אל עמודה שהוא מתאים לה, ומלך אל עמודה ריקה. הדבר אינו מוסיף נקודות ואינו גורע אותן.</translation>
    </message>
    <message>
        <source>Stock and waste</source>
        <translation>הקופה וערימת ההשלכה</translation>
    </message>
    <message>
        <source>A click on the stock turns one card to the waste. When the stock is empty, a click puts the whole waste back as the stock, face down and in the same order. You may go through the stock as often as you like, free of charge.</source>
        <translation>לחיצה על הקופה הופכת קלף אחד אל ערימת ההשלכה. כשהקופה ריקה, הלחיצה הבאה מחזירה אליה את כל ערימת ההשלכה, עם הפנים כלפי מטה ובאותו סדר. אפשר לעבור על הקופה שוב ושוב, ואין לכך מחיר.</translation>
    </message>
    <message>
        <source>Clicks and drags</source>
        <translation>לחיצה וגרירה</translation>
    </message>
    <message>
        <source>A click sends a top card to its foundation if the card is next there; otherwise the card stays where it is.</source>
        <translation>לחיצה על קלף עליון שולחת אותו אל ערימת היסוד שלו, אם שם הגיע תורו; אחרת הוא נשאר במקומו.</translation>
    </message>
    <message>
        <source>A double click finds a place for a card: on its foundation, or else on the longest column that takes it, hidden cards counted (of equally long ones the column with the lowest number). A king looks for the first empty column and takes its run along. Double clicks can be switched off in the settings.</source>
        <translation>לחיצה כפולה מוצאת לקלף מקום: בערימת היסוד שלו, ואם לא שם, בעמודה הארוכה ביותר שמקבלת אותו, כשגם הקלפים המוסתרים נספרים (ומבין עמודות שוות באורכן, בזו שמספרה הנמוך ביותר). מלך עובר אל העמודה הריקה הראשונה ולוקח איתו את הרצף שלו. את הלחיצה הכפולה אפשר לכבות בהגדרות.</translation>
    </message>
    <message>
        <source>Every card that may move can be dragged, a king run by its king. The piles that take it are marked meanwhile. A card let go elsewhere glides home.</source>
        <translation>כל קלף שמותר להזיז אפשר גם לגרור, ורצף שמתחיל במלך גוררים במלך שלו. בזמן הגרירה מסומנות הערימות שמקבלות את הקלף. קלף שמשחררים במקום אחר מחליק חזרה למקומו.</translation>
    </message>
    <message>
        <source>Undoing</source>
        <translation>ביטול מהלכים</translation>
    </message>
    <message>
        <source>The last 100 actions can be undone one after the other, turning a card from the stock included, and redone until you do something else. Undoing takes away the points of an action, but neither lowers the count of moves nor turns back the clock.</source>
        <translation>אפשר לבטל בזו אחר זו את 100 הפעולות האחרונות, גם הפיכת קלף מהקופה, ולבצע אותן שוב כל עוד לא נעשתה פעולה חדשה. פעולה שבוטלה מאבדת את הנקודות שלה, אבל מספר המהלכים אינו קטן והשעון אינו חוזר לאחור.</translation>
    </message>
    <message>
        <source>The end of a game</source>
        <translation>סוף המשחק</translation>
    </message>
    <message>
        <source>With the 104th card on the foundations the game is won and over. No card goes there by itself, the last ones included. The game never declares you the loser: when no useful move is left, undo some, or start a new game.</source>
        <translation>כשהקלף ה־104 מגיע לערימות היסוד, המשחק מסתיים בניצחון. שום קלף אינו עובר לשם מעצמו, גם לא האחרונים. הפסד אינו מוכרז אף פעם: אם אין עוד מהלך מועיל, אפשר לבטל כמה מהלכים או להתחיל משחק חדש.</translation>
    </message>
    <message>
        <source>Each of these small tables shows one rule at work.</source>
        <translation>כל אחד מהשולחנות הקטנים האלה מראה כלל אחד בפעולה.</translation>
    </message>
    <message>
        <source>The 8 of spades would fit on the 9 of diamonds, but two cards lie on it. The run is in order and still does not move as one: the 6 has to go first, then the 7.</source>
        <translation>היה מקום ל־8 עלה על 9 יהלום, אבל מונחים עליו שני קלפים. הרצף מסודר ובכל זאת אינו זז כיחידה אחת: קודם צריך להזיז את 6 ואחר כך את 7.</translation>
    </message>
    <message>
        <source>A king run into an empty column</source>
        <translation>רצף שמתחיל במלך עובר לעמודה ריקה</translation>
    </message>
    <message>
        <source>The king takes the queen and the jack along to the empty column, and the hidden card below them turns face up.</source>
        <translation>המלך לוקח איתו את המלכה ואת הנסיך אל העמודה הריקה, והקלף המוסתר שמתחתיהם נחשף.</translation>
    </message>
    <message>
        <source>No other card into an empty column</source>
        <translation>שום קלף אחר אינו עובר לעמודה ריקה</translation>
    </message>
    <message>
        <source>It would be useful to put the queen aside and turn up the hidden card, but an empty column is for kings alone.</source>
        <translation>היה מועיל להניח את המלכה בצד ולחשוף את הקלף המוסתר, אבל עמודה ריקה שמורה למלכים בלבד.</translation>
    </message>
    <message>
        <source>A double click finds the longest column</source>
        <translation>לחיצה כפולה מוצאת את העמודה הארוכה ביותר</translation>
    </message>
    <message>
        <source>Both black 7s take the 6 of hearts. The third column has three cards, the hidden ones counted, and the second has one: so the card goes to the third.</source>
        <translation>שני קלפי 7 השחורים מקבלים את 6 לב. בעמודה השלישית יש שלושה קלפים, כולל המוסתרים, ובשנייה רק אחד, ולכן הקלף עובר לשלישית.</translation>
    </message>
    <message>
        <source>A click sends a card to its foundation</source>
        <translation>לחיצה שולחת קלף לערימת היסוד שלו</translation>
    </message>
    <message>
        <source>The hearts have got as far as the 4, so the 5 is next, and one click is enough.</source>
        <translation>ערימת היסוד של לב הגיעה עד 4, הבא בתור הוא 5, ולחיצה אחת מספיקה.</translation>
    </message>
    <message>
        <source>A card finds its own foundation</source>
        <translation>קלף מוצא את ערימת היסוד שלו</translation>
    </message>
    <message>
        <source>The 5 of hearts is let go over the clubs, and still goes to the hearts.</source>
        <translation>הקלף 5 לב משוחרר מעל ערימת היסוד של תלתן, ובכל זאת מגיע אל זו של לב.</translation>
    </message>
    <message>
        <source>A foundation goes rank by rank</source>
        <translation>ערימת יסוד עולה דרגה אחר דרגה</translation>
    </message>
    <message>
        <source>The clubs have got as far as the 5. The 9 has to wait until the 6, the 7 and the 8 lie there.</source>
        <translation>ערימת היסוד של תלתן הגיעה עד 5. הקלף 9 תלתן צריך לחכות עד שיונחו שם 6, 7 ו־8.</translation>
    </message>
    <message>
        <source>Taking a card back</source>
        <translation>החזרת קלף מערימת יסוד</translation>
    </message>
    <message>
        <source>The 6 of spades returns to the red 7, and now the 5 of diamonds has a place on it. No points are lost.</source>
        <translation>הקלף 6 עלה חוזר אל 7 האדום, ועכשיו יש עליו מקום ל־5 יהלום. שום נקודה אינה הולכת לאיבוד.</translation>
    </message>
    <message>
        <source>The score starts at 0 and never falls below it.</source>
        <translation>בתחילת המשחק הניקוד הוא 0, ונמוך מזה אינו יכול להיות.</translation>
    </message>
    <message>
        <source>What you do</source>
        <translation>מה עושים</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>נקודות</translation>
    </message>
    <message>
        <source>A card goes to a foundation, from a column or the waste</source>
        <translation>קלף עובר לערימת יסוד, מעמודה או מערימת ההשלכה</translation>
    </message>
    <message>
        <source>A card goes from the waste to a column</source>
        <translation>קלף עובר מערימת ההשלכה לעמודה</translation>
    </message>
    <message>
        <source>A hidden card turns face up, in addition to the move that bared it</source>
        <translation>קלף מוסתר נחשף, נוסף על המהלך שחשף אותו</translation>
    </message>
    <message>
        <source>A card is turned from the stock</source>
        <translation>הפיכת קלף מהקופה</translation>
    </message>
    <message>
        <source>The waste is put back as the stock</source>
        <translation>החזרת ערימת ההשלכה לקופה</translation>
    </message>
    <message>
        <source>A card or a king run goes from column to column</source>
        <translation>קלף או רצף שמתחיל במלך עובר מעמודה לעמודה</translation>
    </message>
    <message>
        <source>A card is taken back from a foundation</source>
        <translation>החזרת קלף מערימת יסוד לעמודה</translation>
    </message>
    <message>
        <source>A game won without taking a card back is worth {points} points: 10 for each of the 104 cards and 5 for each of the 36 hidden ones. To these come 5 for each card that went from the waste to a column.</source>
        <translation>ניצחון בלי שום החזרת קלף מערימת יסוד שווה {points} נקודות: 10 על כל אחד מ־104 הקלפים ו־5 על כל אחד מ־36 הקלפים המוסתרים. לאלה נוספות 5 נקודות על כל קלף שעבר מערימת ההשלכה לעמודה.</translation>
    </message>
    <message>
        <source>A card that was taken back earns its 10 points once more when it returns to a foundation.</source>
        <translation>קלף שהוחזר לעמודה מזכה שוב ב־10 נקודות כשהוא מגיע לערימת יסוד פעם נוספת.</translation>
    </message>
    <message>
        <source>Undo and redo</source>
        <translation>ביטול וביצוע חוזר</translation>
    </message>
    <message>
        <source>Undoing an action takes away all the points it earned, those for a card it turned up as well. Redoing it gives them back.</source>
        <translation>ביטול של פעולה מסיר את כל הנקודות שניתנו עליה, גם את אלה של קלף שנחשף. ביצוע חוזר מחזיר אותן.</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>מהלכים</translation>
    </message>
    <message>
        <source>Every action counts as one move, also turning a card and putting the waste back; a king run counts once, whatever its length. Undo and redo leave the count as it is. Moves cost no points.</source>
        <translation>כל פעולה נספרת כמהלך אחד, גם הפיכת קלף וגם החזרת ערימת ההשלכה לקופה; רצף שמתחיל במלך נספר פעם אחת, בכל אורך. ביטול וביצוע חוזר אינם משנים את הספירה. מהלכים אינם עולים נקודות.</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>זמן</translation>
    </message>
    <message>
        <source>The clock starts with your first action. It stands still while the window is hidden or minimised, while the computer sleeps, and once the game is won. Time costs no points either.</source>
        <translation>השעון מתחיל לפעול עם הפעולה הראשונה. הוא עומד כשהחלון מוסתר או ממוזער, כשהמחשב במצב שינה, ואחרי ניצחון. גם הזמן אינו עולה נקודות.</translation>
    </message>
    <message>
        <source>Every game begins with a numbered deal, from 1 to {highest}. The same number lays out the same cards on every computer, today and in every later version.</source>
        <translation>כל משחק נפתח בחלוקה ממוספרת, מ־1 עד {highest}. מספר נתון מחלק אותם קלפים בכל מחשב, היום ובכל גרסה שתבוא.</translation>
    </message>
    <message>
        <source>Codes</source>
        <translation>קודים</translation>
    </message>
    <message>
        <source>A deal also has a code to pass on: {code} is deal {number}. After {prefix} there are always seven letters or digits. Where a code is typed, capital and small letters mean the same, and dashes may be left out. A click on the code in the status line copies it.</source>
        <translation>לכל חלוקה יש גם קוד שאפשר למסור הלאה: {code} הוא חלוקה {number}. אחרי {prefix} באות תמיד שבע אותיות או ספרות. כשמקלידים קוד אין הבדל בין אותיות גדולות לקטנות, ואפשר להשמיט את המקפים. לחיצה על הקוד בשורת המצב מעתיקה אותו.</translation>
    </message>
    <message>
        <source>What the new game window offers</source>
        <translation>מה מציע החלון ״משחק חדש״</translation>
    </message>
    <message>
        <source>New deal: a number picked at random. Deals that are proved unwinnable are left out.</source>
        <translation>חלוקה חדשה: מספר אקראי. חלוקות שהוכח שאי אפשר לנצח בהן אינן מוצעות.</translation>
    </message>
    <message>
        <source>Daily deal: the deal of today’s date, the same for everyone who plays that day. It keeps its date when you finish it after midnight or another day.</source>
        <translation>החלוקה היומית: החלוקה של התאריך, זהה לכל מי שמשחקים באותו יום. היא שומרת על התאריך שלה גם אם מסיימים אותה אחרי חצות או ביום אחר.</translation>
    </message>
    <message>
        <source>Same deal: the current deal once more from its start, with score, moves and time back at zero.</source>
        <translation>אותה חלוקה: החלוקה הנוכחית מההתחלה, והניקוד, המהלכים והזמן חוזרים לאפס.</translation>
    </message>
    <message>
        <source>A number or a code that you type: any deal there is, even one that is proved unwinnable.</source>
        <translation>מספר או קוד שמקלידים: כל חלוקה שהיא, גם כזאת שהוכח שאי אפשר לנצח בה.</translation>
    </message>
    <message>
        <source>How a number becomes a deal</source>
        <translation>איך מספר נעשה לחלוקה</translation>
    </message>
    <message>
        <source>The number starts a fixed sequence of random numbers, which shuffles the 104 cards; they are then dealt row by row. The first part of the code, {scheme}, names this way of doing it, and it will never change. For the daily deal the date picks the number.</source>
        <translation>המספר קובע את המספרים האקראיים שלפיהם מערבבים את 104 הקלפים; אחר כך הם מחולקים שורה אחר שורה. החלק הראשון של הקוד, {scheme}, הוא שמה של השיטה הזאת, והיא לא תשתנה לעולם. בחלוקה היומית התאריך קובע את המספר.</translation>
    </message>
    <message>
        <source>The numbers are this program’s own. Another program deals other cards for the same number, and so does Easy Harp on the web.</source>
        <translation>המספרים שייכים לתוכנה הזאת. תוכנה אחרת מחלקת קלפים אחרים לאותו מספר, וכך גם Easy Harp באינטרנט.</translation>
    </message>
    <message>
        <source>With the mouse</source>
        <translation>בעכבר</translation>
    </message>
    <message>
        <source>Mouse</source>
        <translation>עכבר</translation>
    </message>
    <message>
        <source>Right click while dragging</source>
        <translation>לחיצה ימנית בזמן גרירה</translation>
    </message>
    <message>
        <source>Double click after a win</source>
        <translation>לחיצה כפולה אחרי ניצחון</translation>
    </message>
    <message>
        <source>With the keyboard alone</source>
        <translation>במקלדת בלבד</translation>
    </message>
    <message>
        <source>All of the game can be played by keyboard. The first of these keys only shows where the cursor is.</source>
        <translation>אפשר לשחק את כל המשחק במקלדת. המקש הראשון מבין אלה רק מראה היכן הסמן.</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>מקש</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>מקשי החצים</translation>
    </message>
    <message>
        <source>Go from pile to pile, and in a column from card to card.</source>
        <translation>עוברים מערימה לערימה, ובתוך עמודה מקלף לקלף.</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <translation>{first} עד {last}</translation>
    </message>
    <message>
        <source>Go to the column of that number.</source>
        <translation>עוברים אל העמודה שזה מספרה.</translation>
    </message>
    <message>
        <source>Space bar</source>
        <translation>מקש הרווח</translation>
    </message>
    <message>
        <source>Lifts a card or a king run, and puts it down elsewhere; on the stock, turns a card.</source>
        <translation>מרים קלף או רצף שמתחיל במלך ומניח אותו במקום אחר; על הקופה, הופך קלף.</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>מקש ⁦Enter⁩</translation>
    </message>
    <message>
        <source>Finds a place for the card, as a double click does; with cards lifted, puts them down.</source>
        <translation>מוצא לקלף מקום, כמו לחיצה כפולה; כשיש קלפים מורמים, מניח אותם.</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>מקש ⁦Esc⁩</translation>
    </message>
    <message>
        <source>Lets go of lifted or dragged cards.</source>
        <translation>מחזיר למקומם קלפים מורמים או נגררים.</translation>
    </message>
    <message>
        <source>Any key after a win</source>
        <translation>כל מקש אחרי ניצחון</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>מה זה עושה</translation>
    </message>
    <message>
        <source>Click on the stock</source>
        <translation>לחיצה על הקופה</translation>
    </message>
    <message>
        <source>Turns a card to the waste; puts the waste back when the stock is empty.</source>
        <translation>הופכת קלף אל ערימת ההשלכה; כשהקופה ריקה, מחזירה אליה את ערימת ההשלכה.</translation>
    </message>
    <message>
        <source>Click on a top card</source>
        <translation>לחיצה על קלף עליון</translation>
    </message>
    <message>
        <source>Sends it to its foundation.</source>
        <translation>שולחת אותו אל ערימת היסוד שלו.</translation>
    </message>
    <message>
        <source>Double click on a top card, or on the king of a run</source>
        <translation>לחיצה כפולה על קלף עליון, או על המלך שבראש רצף</translation>
    </message>
    <message>
        <source>Finds a place for it.</source>
        <translation>מוצאת לו מקום.</translation>
    </message>
    <message>
        <source>Dragging</source>
        <translation>גרירה</translation>
    </message>
    <message>
        <source>Moves a card or a king run, or takes a card back.</source>
        <translation>מזיזה קלף או רצף שמתחיל במלך, או מחזירה קלף מערימת יסוד.</translation>
    </message>
    <message>
        <source>Puts the cards back where they were.</source>
        <translation>מחזירה את הקלפים למקומם.</translation>
    </message>
    <message>
        <source>Begins another deal.</source>
        <translation>מתחילה חלוקה אחרת.</translation>
    </message>
    <message>
        <source>Ends the show; then Enter begins another deal.</source>
        <translation>מסיים את חגיגת הניצחון; אחריה ⁦Enter⁩ מתחיל חלוקה אחרת.</translation>
    </message>
    <message>
        <source>Can every deal be won?</source>
        <translation>האם אפשר לנצח בכל חלוקה?</translation>
    </message>
    <message>
        <source>Nearly every one. Of hundreds of thousands that a computer tried, it won all but a very few. For some of those it is proved that no play wins them: they are never offered as a new or a daily deal, but you can ask for them by number. Winnable does not mean easy.</source>
        <translation>כמעט בכל אחת. מבין מאות אלפי חלוקות שמחשב ניסה, הוא ניצח בכולן מלבד מעטות מאוד. על אחדות מהן הוכח ששום דרך משחק אינה מנצחת בהן: הן לעולם אינן מוצעות כחלוקה חדשה או יומית, אבל אפשר לבקש אותן לפי המספר. ומה שאפשרי אינו בהכרח קל.</translation>
    </message>
    <message>
        <source>Why does no card move by itself?</source>
        <translation>מדוע שום קלף אינו זז מעצמו?</translation>
    </message>
    <message>
        <source>Because you are the one who plays. A card on a foundation may be missed in a column, so when it goes there is part of the game, and it is but one click. The same holds for the last cards of a game that is as good as won.</source>
        <translation>כי ההחלטות הן המשחק. קלף שעבר לערימת יסוד עלול לחסור אחר כך בעמודה, ולכן חשוב מתי הוא עובר, ודי לשם כך בלחיצה אחת. כך גם בקלפים האחרונים של משחק שהניצחון בו כבר מובטח כמעט.</translation>
    </message>
    <message>
        <source>How does it differ from Klondike?</source>
        <translation>במה המשחק שונה מקלונדייק?</translation>
    </message>
    <message>
        <source>Klondike has one pack and seven columns, and every run in order moves as one. Easy Harp has two packs and nine columns, and cards move singly; the king run on its way to an empty column is the only exception. In return you turn the stock card by card and as often as you like.</source>
        <translation>בקלונדייק יש חפיסה אחת ושבע עמודות, וכל רצף מסודר זז כיחידה אחת. ב־Easy Harp יש שתי חפיסות ותשע עמודות, והקלפים זזים אחד־אחד; היוצא מן הכלל היחיד הוא רצף שמתחיל במלך, בדרכו לעמודה ריקה. בתמורה הופכים את הקופה קלף אחר קלף, וכמה פעמים שרוצים.</translation>
    </message>
    <message>
        <source>And from Harp?</source>
        <translation>ובמה הוא שונה מ־Harp?</translation>
    </message>
    <message>
        <source>Games called Harp also use two packs and long columns like the strings of a harp. In most of them runs move as one, but the stock may be gone through only once or a few times. Here it is the other way round.</source>
        <translation>גם במשחקים ששמם Harp יש שתי חפיסות ועמודות ארוכות כמיתרי נבל. ברובם רצפים זזים כיחידה אחת, אבל על הקופה אפשר לעבור רק פעם אחת או פעמים מעטות. כאן זה להפך.</translation>
    </message>
    <message>
        <source>Why can no more than 100 actions be undone?</source>
        <translation>מדוע אפשר לבטל 100 פעולות ולא יותר?</translation>
    </message>
    <message>
        <source>It is one of the rules: a slip, or a whole line of play, can be taken back, but not the game. Same deal, in the new game window, takes you back to the start.</source>
        <translation>זה אחד הכללים: אפשר לחזור מטעות, ואפילו מדרך שלמה, אבל לא מהמשחק כולו. ״אותה חלוקה״, בחלון ״משחק חדש״, מחזירה להתחלה.</translation>
    </message>
    <message>
        <source>Where are my games kept?</source>
        <translation>היכן נשמרים המשחקים?</translation>
    </message>
    <message>
        <source>On this computer only, in a folder of your own that About, in the Help menu, names. Every action is stored at once: after a crash the game goes on where it was, with its undo steps. Nothing is sent anywhere.</source>
        <translation>רק במחשב הזה, בתיקייה אישית שמופיעה ב״אודות״ בתפריט ״עזרה״. כל פעולה נשמרת מיד: אחרי קריסה המשחק ממשיך מהמקום שבו היה, עם הפעולות שאפשר לבטל. שום דבר אינו נשלח לשום מקום.</translation>
    </message>
    <message>
        <source>How can I add a language?</source>
        <translation>איך מוסיפים שפה?</translation>
    </message>
    <message>
        <source>Put a translation, a file with a name such as {file}, into the folder for translations that About, in the Help menu, names. It then appears among the languages in the settings, and goes before one that came with the game. The source of the game has a guide to making one.</source>
        <translation>שמים קובץ תרגום, ששמו למשל {file}, בתיקיית התרגומים שמופיעה ב״אודות״ בתפריט ״עזרה״. השפה תופיע בין השפות שבהגדרות, והקובץ גובר על תרגום שהגיע עם המשחק. מדריך לכתיבת תרגום נמצא בקוד המקור של המשחק.</translation>
    </message>
</context>
<context>
    <name>Pile</name>
    <message>
        <source>Stock</source>
        <translation>קופה</translation>
    </message>
    <message>
        <source>Waste</source>
        <translation>ערימת ההשלכה</translation>
    </message>
    <message>
        <source>Column {number}</source>
        <translation>עמודה {number}</translation>
    </message>
    <message>
        <source>Spades foundation {number}</source>
        <translation>ערימת יסוד עלה {number}</translation>
    </message>
    <message>
        <source>Hearts foundation {number}</source>
        <translation>ערימת יסוד לב {number}</translation>
    </message>
    <message>
        <source>Diamonds foundation {number}</source>
        <translation>ערימת יסוד יהלום {number}</translation>
    </message>
    <message>
        <source>Clubs foundation {number}</source>
        <translation>ערימת יסוד תלתן {number}</translation>
    </message>
    <message>
        <source>{pile}: empty</source>
        <translation>{pile}: ריקה</translation>
    </message>
    <message numerus="yes">
        <source>{pile}: %n cards</source>
        <translation>
            <numerusform>{pile}: קלף אחד</numerusform>
            <numerusform>{pile}: %n קלפים</numerusform>
        </translation>
    </message>
    <message>
        <source>{pile}: {card} on top; face up: {face_up}, hidden: {hidden}</source>
        <translation>{pile}: {card} למעלה; גלויים: {face_up}, מוסתרים: {hidden}</translation>
    </message>
    <message numerus="yes">
        <source>{pile}: {card} on top, %n cards in all</source>
        <translation>
            <numerusform>{pile}: {card}, קלף אחד בסך הכול</numerusform>
            <numerusform>{pile}: {card} למעלה, %n קלפים בסך הכול</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Problem</name>
    <message>
        <source>The game in progress could not be read back from {path}. It is kept there, but cannot be continued.</source>
        <translation>אי אפשר לקרוא מ־{path} את המשחק שהופסק. הוא נשמר שם, אבל אי אפשר להמשיך בו.</translation>
    </message>
    <message>
        <source>The game in progress could not be read back from {path}: its action {action} does not fit the rules. It is kept there, but cannot be continued.</source>
        <translation>אי אפשר לקרוא מ־{path} את המשחק שהופסק: הפעולה שמספרה {action} אינה מתאימה לכללים. הוא נשמר שם, אבל אי אפשר להמשיך בו.</translation>
    </message>
    <message>
        <source>The library {path} was written by a newer version of Easy Harp. It is left untouched, and what you play now is not stored.</source>
        <translation>הספרייה {path} נכתבה בגרסה חדשה יותר של Easy Harp. היא נשארת ללא שינוי, והמשחק הנוכחי אינו נשמר.</translation>
    </message>
    <message>
        <source>The setting “{name}” cannot be “{value}”, and has its usual value instead.</source>
        <translation>להגדרה ״{name}״ לא יכול להיות הערך ״{value}״, ובמקומו תקף ערך ברירת המחדל.</translation>
    </message>
    <message>
        <source>The translation {path} is damaged and was left out.</source>
        <translation>קובץ התרגום {path} פגום, והמשחק מדלג עליו.</translation>
    </message>
    <message>
        <source>The chosen language ({code}) is no longer there; the game follows the system’s language.</source>
        <translation>השפה שנבחרה ({code}) כבר אינה זמינה; המשחק משתמש בשפת המערכת.</translation>
    </message>
    <message>
        <source>Something went wrong: {detail}</source>
        <translation>משהו השתבש: {detail}</translation>
    </message>
    <message>
        <source>The library of your games, {path}, is damaged.</source>
        <translation>ספריית המשחקים {path} פגומה.</translation>
    </message>
    <message>
        <source>It was kept as {kept}, and a new one was started.</source>
        <translation>היא נשמרה בשם {kept}, ונפתחה ספרייה חדשה.</translation>
    </message>
    <message numerus="yes">
        <source>It was kept as {kept}, and %n games could be taken over into a new one.</source>
        <translation>
            <numerusform>היא נשמרה בשם {kept}, ומשחק אחד הועבר לספרייה חדשה.</numerusform>
            <numerusform>היא נשמרה בשם {kept}, ו־%n משחקים הועברו לספרייה חדשה.</numerusform>
        </translation>
    </message>
    <message>
        <source>The settings in {path} are damaged; the usual ones hold.</source>
        <translation>ההגדרות שב־{path} פגומות, ובמקומן תקפות הגדרות ברירת המחדל.</translation>
    </message>
    <message>
        <source>The file was kept as {kept}.</source>
        <translation>הקובץ נשמר בשם {kept}.</translation>
    </message>
    <message>
        <source>Your settings cannot be stored in {path}; they hold until you quit.</source>
        <translation>אי אפשר לשמור את ההגדרות ב־{path}; הן תקפות עד ליציאה מהמשחק.</translation>
    </message>
    <message>
        <source>Your game cannot be stored in {path}.</source>
        <translation>אי אפשר לשמור את המשחק ב־{path}.</translation>
    </message>
    <message>
        <source>It will be put aside when Easy Harp starts again.</source>
        <translation>הקובץ יועבר הצידה בהפעלה הבאה של Easy Harp.</translation>
    </message>
    <message>
        <source>Play on: it will be stored as soon as it can be.</source>
        <translation>אפשר להמשיך לשחק: המשחק יישמר ברגע שהדבר יתאפשר.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>הקובץ ריק.</translation>
    </message>
    <message>
        <source>Something that is no file has its name.</source>
        <translation>תחת השם הזה נמצא משהו שאינו קובץ.</translation>
    </message>
    <message>
        <source>The file is of another kind.</source>
        <translation>הקובץ הוא מסוג אחר.</translation>
    </message>
    <message>
        <source>Parts of the file are lost or changed.</source>
        <translation>חלקים מהקובץ אבדו או השתנו.</translation>
    </message>
    <message>
        <source>The system does not let the file be read.</source>
        <translation>המערכת אינה מאפשרת לקרוא את הקובץ.</translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <translation>הדיסק מלא.</translation>
    </message>
    <message>
        <source>Writing there is not allowed.</source>
        <translation>אין הרשאת כתיבה במקום הזה.</translation>
    </message>
    <message>
        <source>The folder is not there and cannot be made.</source>
        <translation>התיקייה אינה קיימת ואי אפשר ליצור אותה.</translation>
    </message>
    <message>
        <source>Another program is using the file.</source>
        <translation>תוכנה אחרת משתמשת בקובץ.</translation>
    </message>
    <message>
        <source>The file has turned out to be damaged.</source>
        <translation>התברר שהקובץ פגום.</translation>
    </message>
    <message>
        <source>The disk reports an error.</source>
        <translation>הדיסק מדווח על שגיאה.</translation>
    </message>
    <message>
        <source>{source} could not be read and was left out ({detail}).</source>
        <translation>אי אפשר לקרוא את {source}, והמשחק מדלג עליו ({detail}).</translation>
    </message>
    <message>
        <source>{source} is not written as TOML and was left out ({detail}).</source>
        <translation>{source} אינו כתוב בפורמט TOML, והמשחק מדלג עליו ({detail}).</translation>
    </message>
    <message>
        <source>In {source} the field “{field}” is missing, unknown or cannot be used.</source>
        <translation>השדה ״{field}״ ב־{source} חסר, אינו מוכר או אינו שמיש.</translation>
    </message>
    <message>
        <source>The plugin {source} failed, and what it offers was left out ({detail}).</source>
        <translation>התוסף {source} נכשל, והמשחק מדלג על מה שהוא מציע ({detail}).</translation>
    </message>
    <message>
        <source>The plugin {source} offers something of the wrong kind ({kind}); it was left out.</source>
        <translation>התוסף {source} מציע משהו מסוג לא מתאים ({kind}), והמשחק מדלג עליו.</translation>
    </message>
    <message>
        <source>{source} offers “{id}”, which is there already; the first one stays.</source>
        <translation>{source} מציע את ״{id}״, שכבר קיים; הראשון נשאר.</translation>
    </message>
    <message>
        <source>The theme {source} has no picture “{element}”; that card is drawn plainly.</source>
        <translation>בערכת הנושא {source} אין תמונה ״{element}״; הקלף הזה מצויר בפשטות.</translation>
    </message>
    <message>
        <source>The picture “{element}” of {source} cannot be drawn; that card is drawn plainly.</source>
        <translation>אי אפשר לצייר את התמונה ״{element}״ של {source}; הקלף הזה מצויר בפשטות.</translation>
    </message>
</context>
<context>
    <name>Problems</name>
    <message>
        <source>All problems…</source>
        <translation>כל הבעיות…</translation>
    </message>
    <message>
        <source>Got it</source>
        <translation>הבנתי</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>בעיות</translation>
    </message>
    <message>
        <source>This went wrong since the game was started; play went on.</source>
        <translation>אלה הדברים שהשתבשו מאז הופעל המשחק; אפשר היה להמשיך לשחק.</translation>
    </message>
    <message>
        <source>Nothing went wrong since the game was started.</source>
        <translation>שום דבר לא השתבש מאז הופעל המשחק.</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>ה&amp;עתקה</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>סגירה</translation>
    </message>
</context>
<context>
    <name>Refusal</name>
    <message>
        <source>A click on the stock turns its top card to the waste.</source>
        <translation>לחיצה על הקופה הופכת את הקלף העליון שלה אל ערימת ההשלכה.</translation>
    </message>
    <message>
        <source>A hidden card turns face up, and can be played, once nothing lies on it.</source>
        <translation>קלף מוסתר נחשף, ואפשר לשחק בו, רק כשאין עליו עוד קלפים.</translation>
    </message>
    <message>
        <source>Only the top card of the waste can be played.</source>
        <translation>מערימת ההשלכה משחקים רק בקלף העליון.</translation>
    </message>
    <message>
        <source>Only the top card of a foundation can be taken back.</source>
        <translation>מערימת יסוד אפשר להחזיר רק את הקלף העליון.</translation>
    </message>
    <message>
        <source>One card at a time: the {covering} lying on this {card} must go first.</source>
        <translation>קלף אחד בכל פעם: לפני {card} יש להזיז את הקלף המכסה, {covering}.</translation>
    </message>
    <message>
        <source>No card goes onto the stock or the waste: this one may go to a column or its foundation.</source>
        <translation>לא מניחים קלפים על הקופה או על ערימת ההשלכה; הקלף הזה יכול לעבור לעמודה או לערימת היסוד שלו.</translation>
    </message>
    <message>
        <source>A card taken back from a foundation goes only to a column.</source>
        <translation>קלף מערימת יסוד חוזר רק אל עמודה.</translation>
    </message>
    <message>
        <source>A foundation takes one card at a time, and the first of this run would be the {card}.</source>
        <translation>ערימת יסוד מקבלת קלף אחד בכל פעם, והראשון מהרצף הזה הוא {card}.</translation>
    </message>
    <message>
        <source>An empty column takes only a king, alone or with the whole run it heads.</source>
        <translation>עמודה ריקה מקבלת רק מלך, לבדו או עם כל הרצף שמתחיל בו.</translation>
    </message>
    <message>
        <source>A king lies on no other card: in the columns it needs an empty one.</source>
        <translation>מלך אינו מונח על שום קלף: בלוח מקומו רק בעמודה ריקה.</translation>
    </message>
    <message>
        <source>Red goes on black and black on red: this {card} needs a {wanted}.</source>
        <translation>אדום מונח על שחור ושחור על אדום: המקום של {card} הוא על {wanted}.</translation>
    </message>
    <message>
        <source>Ranks go down one by one: this {card} needs a {wanted}.</source>
        <translation>הדרגות בעמודה יורדות אחת־אחת: המקום של {card} הוא על {wanted}.</translation>
    </message>
    <message>
        <source>A card that two foundations would take goes to the first of them.</source>
        <translation>כששתי ערימות יסוד מתאימות לקלף, הוא עובר אל הראשונה מהן.</translation>
    </message>
    <message>
        <source>The foundation waits for the {wanted}; the {card} comes later.</source>
        <translation>הקלף הבא בערימת היסוד הוא {wanted}, ורק בהמשך אפשר להניח בה {card}.</translation>
    </message>
    <message>
        <source>There is no place for the {card} now: no {wanted} is free, and its foundation waits for another card.</source>
        <translation>אין כרגע מקום עבור {card}: אין {wanted} בקצה של עמודה אחרת, וערימת היסוד ממתינה לקלף אחר.</translation>
    </message>
    <message>
        <source>The {card} heads a column of its own already, and no other would be better.</source>
        <translation>{card} כבר נמצא בראש עמודה משלו, ושום עמודה אחרת לא תהיה טובה ממנה.</translation>
    </message>
    <message>
        <source>There is no place for the {card} now: it needs an empty column.</source>
        <translation>אין כרגע מקום עבור {card}: דרושה עמודה ריקה.</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Settings</source>
        <translation>הגדרות</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>סגירה</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>משחק</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>מראה</translation>
    </message>
    <message>
        <source>Language and hand</source>
        <translation>שפה וכיוון</translation>
    </message>
    <message>
        <source>&amp;Double click</source>
        <translation>לחיצה &amp;כפולה</translation>
    </message>
    <message>
        <source>&amp;Interactive rules</source>
        <translation>כללים &amp;אינטראקטיביים</translation>
    </message>
    <message>
        <source>&amp;Ask before a game is left</source>
        <translation>שאלה &amp;לפני עזיבת משחק</translation>
    </message>
    <message>
        <source>Two clicks on a card find it a place on the table.</source>
        <translation>שתי לחיצות על קלף מוצאות לו מקום על השולחן.</translation>
    </message>
    <message>
        <source>A move that is refused says which rule refused it.</source>
        <translation>כשמהלך נדחה, מוצג הכלל שדחה אותו.</translation>
    </message>
    <message>
        <source>Another deal ends the game in progress.</source>
        <translation>חלוקה אחרת מסיימת את המשחק הנוכחי.</translation>
    </message>
    <message>
        <source>A&amp;nimation:</source>
        <translation>&amp;הנפשה:</translation>
    </message>
    <message>
        <source>As the system wishes</source>
        <translation>לפי המערכת</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>כבויה</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>מהירה</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>רגילה</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>איטית</translation>
    </message>
    <message>
        <source>&amp;Window colours:</source>
        <translation>צבעי ה&amp;חלון:</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>לפי המערכת</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>בהיר</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>כהה</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>&amp;שפה:</translation>
    </message>
    <message>
        <source>&amp;Mirror the table:</source>
        <translation>הי&amp;פוך השולחן:</translation>
    </message>
    <message>
        <source>With the language</source>
        <translation>לפי השפה</translation>
    </message>
    <message>
        <source>Never: stock at the left</source>
        <translation>אף פעם: הקופה משמאל</translation>
    </message>
    <message>
        <source>Always: stock at the right (left-handed)</source>
        <translation>תמיד: הקופה מימין (לשמאליים)</translation>
    </message>
    <message>
        <source>&amp;Theme:</source>
        <translation>ערכת &amp;נושא:</translation>
    </message>
    <message>
        <source>Card &amp;back:</source>
        <translation>&amp;גב הקלף:</translation>
    </message>
    <message>
        <source>&amp;Felt:</source>
        <translation>&amp;בד השולחן:</translation>
    </message>
    <message>
        <source>As in the theme</source>
        <translation>כמו בערכת הנושא</translation>
    </message>
</context>
<context>
    <name>Status</name>
    <message numerus="yes">
        <source>%n moves</source>
        <translation>
            <numerusform>מהלך אחד</numerusform>
            <numerusform>%n מהלכים</numerusform>
        </translation>
    </message>
    <message>
        <source>Score {score}</source>
        <translation>ניקוד {score}</translation>
    </message>
    <message>
        <source>{score} · {moves} · {time} · {code}</source>
        <translation>‏{score} · {moves} · {time} · {code}</translation>
    </message>
    <message>
        <source>Daily deal, {date}</source>
        <translation>החלוקה היומית, {date}</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>הועתק</translation>
    </message>
    <message>
        <source>Copy the deal’s code.</source>
        <translation>העתקת הקוד של החלוקה.</translation>
    </message>
    <message>
        <source>Copy the code {code}</source>
        <translation>העתקת הקוד {code}</translation>
    </message>
</context>
<context>
    <name>Win</name>
    <message>
        <source>You have won</source>
        <translation>ניצחון</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>ניקוד</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>מהלכים</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>זמן</translation>
    </message>
    <message numerus="yes">
        <source>You have won with {score} points, in %n moves and {time}.</source>
        <translation>
            <numerusform>ניצחון עם {score} נקודות, במהלך אחד ובזמן {time}.</numerusform>
            <numerusform>ניצחון עם {score} נקודות, ב־%n מהלכים ובזמן {time}.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Another deal</source>
        <translation>חלוקה &amp;אחרת</translation>
    </message>
    <message>
        <source>&amp;Same deal</source>
        <translation>א&amp;ותה חלוקה</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;סגירה</translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;משחק</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;פעולות</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;תצוגה</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;עזרה</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>משחק &amp;חדש…</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>משחק חדש</translation>
    </message>
    <message>
        <source>&amp;Daily deal</source>
        <translation>החלוקה ה&amp;יומית</translation>
    </message>
    <message>
        <source>&amp;Same deal</source>
        <translation>&amp;אותה חלוקה</translation>
    </message>
    <message>
        <source>Ne&amp;xt number</source>
        <translation>המספר ה&amp;בא</translation>
    </message>
    <message>
        <source>&amp;Previous number</source>
        <translation>המספר ה&amp;קודם</translation>
    </message>
    <message>
        <source>&amp;Copy the deal’s code</source>
        <translation>ה&amp;עתקת הקוד של החלוקה</translation>
    </message>
    <message>
        <source>S&amp;ettings…</source>
        <translation>ה&amp;גדרות…</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>הגדרות</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>י&amp;ציאה</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;ביטול מהלך</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>ביטול מהלך</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>ביצוע &amp;חוזר</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>ביצוע חוזר</translation>
    </message>
    <message>
        <source>&amp;Draw a card</source>
        <translation>&amp;הפיכת קלף</translation>
    </message>
    <message>
        <source>&amp;Tool bar</source>
        <translation>סרגל &amp;כלים</translation>
    </message>
    <message>
        <source>&amp;Status line</source>
        <translation>&amp;שורת מצב</translation>
    </message>
    <message>
        <source>&amp;Menu bar</source>
        <translation>שורת ה&amp;תפריטים</translation>
    </message>
    <message>
        <source>Mirror table (&amp;left-handed)</source>
        <translation>היפוך השולחן (&amp;לשמאליים)</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;מסך מלא</translation>
    </message>
    <message>
        <source>&amp;Problems</source>
        <translation>&amp;בעיות</translation>
    </message>
    <message>
        <source>&amp;About Easy Harp</source>
        <translation>&amp;אודות Easy Harp</translation>
    </message>
    <message>
        <source>{command} ({keys})</source>
        <translation>‏{command} ({keys})</translation>
    </message>
    <message>
        <source>{keys} brings the menu bar back.</source>
        <translation>{keys} מחזיר את שורת התפריטים.</translation>
    </message>
    <message>
        <source>{code} — Easy Harp</source>
        <translation>{code} — Easy Harp</translation>
    </message>
</context>
</TS>
