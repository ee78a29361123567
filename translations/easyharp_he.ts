<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="he" sourcelanguage="en">
<context>
    <name>Card</name>
    <message numerus="yes">
        <source>%n cards</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>ace of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2 of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3 of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>4 of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>5 of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>6 of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>7 of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>8 of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>9 of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>10 of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>jack of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queen of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>king of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ace of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2 of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3 of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>4 of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>5 of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>6 of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>7 of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>8 of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>9 of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>10 of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>jack of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queen of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>king of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ace of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2 of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3 of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>4 of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>5 of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>6 of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>7 of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>8 of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>9 of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>10 of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>jack of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queen of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>king of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ace of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2 of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3 of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>4 of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>5 of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>6 of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>7 of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>8 of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>9 of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>10 of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>jack of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queen of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>king of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>black ace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>black 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>black 3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>black 4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>black 5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>black 6</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>black 7</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>black 8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>black 9</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>black 10</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>black jack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>black queen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>black king</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>red ace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>red 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>red 3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>red 4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>red 5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>red 6</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>red 7</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>red 8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>red 9</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>red 10</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>red jack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>red queen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>red king</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Deal</name>
    <message>
        <source>Type a deal number from 1 to {highest}, or a code such as {code}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deals are numbered from 1 to {highest}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A code has seven letters or digits after {prefix}, as in {code}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After {prefix} a code has only the letters {letters} and the digits {digits}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{text}” is neither a deal number from 1 to {highest} nor a code such as {code}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Leave</name>
    <message>
        <source>Leave this game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave the game in progress?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It ends here, and cannot be taken up again where it stands.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Do not ask again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Leave it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keep playing</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NewGame</name>
    <message>
        <source>New game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;New deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A deal drawn by chance.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Daily deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{date}: the same deal for everyone on this day.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Same deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal {number} once more, from its start.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal n&amp;umber or code:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>D&amp;eal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal {number}, code {code}. It is proved that no play wins this one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal {number}, code {code}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Pile</name>
    <message>
        <source>Stock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waste</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Column {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spades foundation {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hearts foundation {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Diamonds foundation {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clubs foundation {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{pile}: empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{pile}: %n cards</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{pile}: {card} on top; face up: {face_up}, hidden: {hidden}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{pile}: {card} on top of %n cards</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Problem</name>
    <message>
        <source>The translation {path} is damaged and was left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The chosen language ({code}) is no longer there; the game follows the system’s language.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{source} could not be read and was left out ({detail}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{source} is not written as TOML and was left out ({detail}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In {source} the field “{field}” is missing, unknown or cannot be used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The plugin {source} failed, and what it offers was left out ({detail}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The plugin {source} offers something of the wrong kind ({kind}); it was left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{source} offers “{id}”, which is there already; the first one stays.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The theme {source} has no picture “{element}”; that card is drawn plainly.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The picture “{element}” of {source} cannot be drawn; that card is drawn plainly.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Problems</name>
    <message>
        <source>All problems…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Got it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Problems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This went wrong since the game was started; play went on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing went wrong since the game was started.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Refusal</name>
    <message>
        <source>A click on the stock turns its top card to the waste.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A hidden card turns face up, and can be played, once nothing lies on it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the top card of the waste can be played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the top card of a foundation can be taken back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One card at a time: the {covering} lying on this {card} must go first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No card goes onto the stock or the waste: this one may go to a column or its foundation.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card taken back from a foundation goes only to a column.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A foundation takes one card at a time, and the first of this run would be the {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An empty column takes only a king, alone or with the whole run it heads.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A king lies on no other card: in the columns it needs an empty one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Red goes on black and black on red: this {card} needs a {wanted}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card goes on one exactly one rank higher: this {card} needs a {wanted}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card that two foundations would take goes to the first of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The foundation waits for the {wanted}; the {card} comes later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no place for the {card} now: no {wanted} is free, and its foundation waits for another card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {card} heads a column of its own already, and no other would be better.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no place for the {card} now: it needs an empty column.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Status</name>
    <message numerus="yes">
        <source>%n moves</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Score {score}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{score} · {moves} · {time} · {code}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Daily deal, {date}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copied</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the deal’s code.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the code {code}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
