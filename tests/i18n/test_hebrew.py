"""The Hebrew is written in the game's terms, with Hebrew's own marks, and reads in its order."""

import re

import pytest

from tests.i18n.test_strings import HEBREW, PLACE, Entry, entries

LETTER = "א-ת"
FORMS = [(entry, form) for entry in entries(HEBREW) for form in entry.forms]
OPENERS, CLOSER = "\u2066\u2067\u2068", "\u2069"
# Latin words that may stand in a Hebrew sentence as they are: letters alone keep their order.
NAMES = re.compile(r"Easy Harp|Harp|TOML|MIT")


def plain(form: str) -> str:
    """Return a translation with ◌ for all that is filled in or isolated, without mnemonics."""
    without = PLACE.sub("◌", form).replace("%n", "◌").replace("&", "")
    return re.sub(f"[{OPENERS}][^{CLOSER}]*{CLOSER}", "◌", without)


def wrong(pattern: str) -> list[str]:
    return [form for _, form in FORMS if re.search(pattern, plain(form))]


@pytest.mark.parametrize(
    ("pattern", "instead"),
    [
        ('["“”„]', "״ for quotation marks and abbreviations"),
        ("['’‘`]", "׳"),
        (f"[{LETTER}]-|-[{LETTER}]", "־ to join words"),
        (f"[{LETTER}][0-9A-Za-z◌]", "־ between a prefix and a number or a Latin word"),
        (f"־[ ]|[ ]־|[^{LETTER}0-9]־", "no space beside ־"),
        ("[\u0591-\u05bd\u05bf-\u05c7]", "no points"),
        ("[ ]{2}|^[ ]|[ ]$", "single spaces"),
        ("[ ][.,:;?…]", "no space before a mark"),
        ("!", "no exclamation marks"),
        (f"[ךםןףץ][{LETTER}]", "final letters at the end of a word only"),
        (f"[{LETTER}][כמנפצ](?![{LETTER}׳״־])", "final letters at the end of a word"),
    ],
)
def test_hebrew_has_its_own_marks(pattern: str, instead: str) -> None:
    assert wrong(pattern) == [], instead


def test_latin_words_and_signed_numbers_stand_in_isolates() -> None:
    found = [
        form
        for _, form in FORMS
        if re.search(f"[{LETTER}]", form) and re.search(r"[A-Za-z+−]", NAMES.sub("", plain(form)))
    ]
    assert found == []


def test_isolates_are_closed() -> None:
    for _, form in FORMS:
        depth = 0
        for character in form:
            depth += (character in OPENERS) - (character == CLOSER)
            assert 0 <= depth <= 1, form
        assert depth == 0, form


def test_a_sentence_begins_from_the_right() -> None:
    # A label takes its direction from the first letter outside isolates.
    for _, form in FORMS:
        if re.search(f"[{LETTER}]", form):
            first = re.search(f"[A-Za-z{LETTER}\u200f]", plain(form))
            assert first is not None, form
            assert not first[0].isascii(), form


def test_nobody_is_addressed_as_man_or_woman() -> None:
    spoken_to = (
        "אתה|את/ה|אתם|שלך|לך|תוכל|תוכלו|תוכלי|רוצה|לחץ|לחצו|לחצי|הקלד|הקלידו|בחר|בחרו|גרור|גררו|"
        "ראה|ראו|שים|שימו|נסה|נסו|הזז|הזיזו|פתח|פתחו|בטל|בטלו|התחל|התחילו|שיחקת|ניצחת|זכית"
    )
    assert wrong(f"(?<![{LETTER}])(?:{spoken_to})(?![{LETTER}])") == []


# The field's words, as its author uses them: English in the source, Hebrew in the translation.
TERMS = {
    r"\bpacks?\b": "חפיס",
    r"\branks?\b": "דרג",
    r"\bsuits?\b": "סדר",
    r"\bspades?\b": "עלה",
    r"\bhearts?\b": "לב",
    r"\bdiamonds?\b": "יהלום",
    r"\bclubs?\b": "תלתן",
    r"\baces?\b": "אס",
    r"\bjack\b": "נסיך",
    r"\bqueen\b": "מלכ",
    r"\bkings?\b": "מלך|מלכים",
    r"\bstock\b": "קופה",
    r"\bwaste\b": "ערימת ההשלכה",
    r"\bfoundations?\b": "ערימת יסוד|ערימת היסוד|ערימות יסוד|ערימות היסוד|לערימה|לנכונה",
    r"\bcolumns?\b": "עמוד",
    r"\bempty column": "עמודה ריקה|העמודה הריקה|עמודות ריקות",
    r"\btop card": "קלף עליון|הקלף העליון|קלף העליון",
    r"\bhidden\b": "מוסתר",
    r"\bking run\b": "רצף שמתחיל במלך|רצף כזה, שמתחיל במלך",
    r"\bruns?\b(?! from)": "רצף|רצפים",
    r"\bdeals?\b": "חלוק|מחלק",
    r"\bdeal number\b": "מספר חלוקה",
    r"\bcodes?\b": "קוד",
    r"\bnew deal\b": "חלוקה חדשה",
    r"\bsame deal\b": "אותה חלוקה",
    r"\bdaily deal\b": "החלוקה היומית|בחלוקה היומית|חלוקה חדשה או יומית",
    r"\bnew game\b": "משחק חדש",
    r"\bscore\b": "ניקוד",
    r"\bpoints\b": "נקוד|הנקודות",
    r"\bdouble click\b": "לחיצה הכפולה|לחיצה כפולה",
    r"\binteractive rules\b": "כללים אינטראקטיביים",
    r"\bundo(?:ne|ing)?\b": "ביטול|לבטל",
    r"\bredo(?:ne|ing)?\b": "ביצוע חוזר|לבצע אותן שוב",
    r"\btheme\b": "ערכת נושא|ערכת הנושא",
    r"(?<!\ba )\bcard back\b": "גב הקלף",
    r"\bfelt\b": "בד השולחן",
    r"\btable\b": "שולחן",
    r"\bshuffled?s?\b": "נטרפ|מערבב",
    r"\bactions?\b": "פעול",
    r"\bwon\b|\bwinnable\b|\bwins?\b": "ניצח|ניצחון|מנצח|לנצח|אפשרי",
}


@pytest.mark.parametrize(("english", "hebrew"), TERMS.items(), ids=TERMS.keys())
def test_a_term_of_the_game_is_said_in_its_own_word(english: str, hebrew: str) -> None:
    term = re.compile(english, re.IGNORECASE)
    about = [
        entry
        for entry in entries(HEBREW)
        if term.search(PLACE.sub("", entry.source).replace("&", ""))
    ]
    assert about, "no string has this term any more"
    for entry in about:
        assert re.search(hebrew, _words(entry)), entry.source


def _words(entry: Entry) -> str:
    return " ".join(entry.forms).replace("&", "")
