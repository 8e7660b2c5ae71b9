"""Themes: complete, checked when they are read, and readable."""

import shutil
from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QPalette

import dicegames
from dicegames.data import resources_dir
from dicegames.ui.theme import SYMBOLS, THEME_NAMES, TOKENS, Theme, ThemeSet, load_themes

TEXT = 4.5
MARK = 3.0

# ink on ground, as the controls, boards and pages use them
TEXT_PAIRS = [
    ("ink", "paper"),
    ("ink", "paper_alt"),
    ("ink", "window"),
    ("ink", "window_alt"),
    ("ink", "button"),
    ("ink", "track"),
    ("ink", "accent_tint"),
    ("ink", "bad_tint"),
    ("ink_soft", "paper"),
    ("ink_soft", "paper_alt"),
    ("ink_soft", "window"),
    ("ink_soft", "window_alt"),
    ("ink_soft", "button"),
    ("ink_soft", "track"),
    ("ink_soft", "accent_tint"),
    ("ink_soft", "bad_tint"),
    ("accent_ink", "paper"),
    ("accent_ink", "paper_alt"),
    ("accent_ink", "accent_tint"),
    ("accent_ink", "window"),
    ("accent_ink", "window_alt"),
    ("on_accent", "accent"),
    ("on_accent", "accent_hover"),
    ("on_accent", "accent_pressed"),
    ("on_accent", "ring"),
    ("disabled_ink", "disabled_fill"),
    ("disabled_ink", "paper"),
    ("disabled_ink", "paper_alt"),
    ("disabled_ink", "window"),
    ("disabled_ink", "window_alt"),
    ("good", "good_tint"),
    ("good", "paper"),
    ("good", "paper_alt"),
    ("bad", "bad_tint"),
    ("bad", "paper"),
    ("bad", "paper_alt"),
    ("bad", "window"),
    ("on_card", "card_red"),
    ("on_card", "card_blue"),
    ("on_card", "card_black"),
    ("on_card_yellow", "card_yellow"),
    ("on_wood", "wood"),
    ("pip", "die_lo"),
]
MARK_PAIRS = [
    ("line_strong", "paper"),
    ("line_strong", "paper_alt"),
    ("line_strong", "window"),
    ("line_strong", "window_alt"),
    ("button_edge", "button"),
    ("button_edge", "paper"),
    ("button_edge", "paper_alt"),
    ("button_edge", "window"),
    ("button_edge", "window_alt"),
    ("accent_ink", "paper"),
    ("accent_ink", "window_alt"),
    ("accent_ink", "track"),
    ("accent_edge", "paper"),
    ("accent_edge", "paper_alt"),
    ("accent_edge", "window"),
    ("accent_edge", "track"),
    ("chosen_edge", "paper"),
    ("chosen_edge", "paper_alt"),
    ("focus", "window"),
    ("focus", "window_alt"),
    ("focus", "paper"),
    ("focus", "paper_alt"),
    ("focus", "accent_tint"),
    ("focus", "button"),
    ("line_strong", "button"),
    ("on_accent", "accent"),
    ("on_accent", "accent_hover"),
    ("ink_soft", "track"),
    ("bad", "window_alt"),
    ("ring", "card_back"),
    ("on_wood", "wood_hi"),
]
# on the cloths, whose colours are no tokens
FELT_INKS = {"on_felt", "on_felt_soft", "ring", "focus_felt", "felt_line"}
# what carries no meaning by its colour: another mark, an edge or words say the same
DECORATION = {"line", "hatch", "tray_edge", "wood_lo", "cup_in", "scrim", "shadow"}
# no widget asks for these by name: they make the cloth of a theme, and the ivory dice
MADE_INTO_SETS = {"felt_hi", "felt", "felt_lo", "felt_inset", "die_hi", "die_lo", "pip"}


def contrast(first: QColor, second: QColor) -> float:
    """Return the contrast of two colours, 1 to 21, as the web accessibility guidelines define it."""
    high, low = sorted((_luminance(first), _luminance(second)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def _luminance(color: QColor) -> float:
    parts = (color.redF(), color.greenF(), color.blueF())
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


@pytest.fixture(scope="module")
def themes() -> ThemeSet:
    return load_themes(resources_dir() / "themes")


@pytest.fixture(params=THEME_NAMES)
def theme(request: pytest.FixtureRequest, themes: ThemeSet) -> Theme:
    return themes.themes[request.param]


def test_contrast_knows_its_ends() -> None:
    assert contrast(QColor("black"), QColor("white")) == pytest.approx(21.0)
    assert contrast(QColor("#777777"), QColor("#777777")) == pytest.approx(1.0)


@pytest.mark.parametrize(("ink", "ground"), TEXT_PAIRS)
def test_text_is_readable(theme: Theme, ink: str, ground: str) -> None:
    assert contrast(theme.colors[ink], theme.colors[ground]) >= TEXT


@pytest.mark.parametrize(("mark", "ground"), MARK_PAIRS)
def test_marks_are_visible(theme: Theme, mark: str, ground: str) -> None:
    assert contrast(theme.colors[mark], theme.colors[ground]) >= MARK


def test_every_cloth_carries_text_and_rings(theme: Theme) -> None:
    for cloth in theme.cloths.values():
        for ground in (cloth.center, cloth.middle, cloth.edge, cloth.inset):
            assert contrast(theme.colors["on_felt"], ground) >= TEXT
            assert contrast(theme.colors["on_felt_soft"], ground) >= TEXT
            assert contrast(theme.colors["ring"], ground) >= MARK
            assert contrast(theme.colors["focus_felt"], ground) >= MARK
            assert contrast(theme.colors["felt_line"], ground) >= MARK


def test_every_token_that_widgets_paint_is_in_a_pair() -> None:
    paired = {token for pair in [*TEXT_PAIRS, *MARK_PAIRS] for token in pair} | FELT_INKS
    assert TOKENS - paired - MADE_INTO_SETS == DECORATION
    assert not paired & DECORATION


def test_what_qt_paints_by_the_palette_is_readable(themes: ThemeSet, theme: Theme) -> None:
    role = QPalette.ColorRole
    for ink, ground in (
        (role.WindowText, role.Window),
        (role.Text, role.Base),
        (role.Text, role.AlternateBase),
        (role.PlaceholderText, role.Base),
        (role.ButtonText, role.Button),
        (role.HighlightedText, role.Highlight),
        (role.ToolTipText, role.ToolTipBase),
        (role.Link, role.Base),
        (role.LinkVisited, role.Window),
    ):
        shown = (theme.colors[themes.palette[part]] for part in (ink, ground))
        assert contrast(*shown) >= TEXT, (ink, ground)
        disabled = (
            theme.colors[themes.palette_disabled.get(part, themes.palette[part])] for part in (ink, ground)
        )
        assert contrast(*disabled) >= TEXT, (ink, ground)


def test_every_seat_is_told_by_its_ink_and_its_mark(theme: Theme) -> None:
    for seat in theme.seats.values():
        for ground in ("paper", "paper_alt", "window"):
            assert contrast(seat.ink, theme.colors[ground]) >= TEXT
        assert contrast(seat.mark, seat.fill) >= TEXT  # a start pad writes the name in it


def test_every_die_shows_its_pips(theme: Theme) -> None:
    for die in [*theme.dice.values(), *(seat.die() for seat in theme.seats.values())]:
        assert contrast(die.pip, die.hi) >= MARK


def test_some_dice_are_read_by_digits_or_by_high_contrast(theme: Theme) -> None:
    assert [name for name, die in theme.dice.items() if die.digits] == ["digits"]
    assert contrast(theme.dice["digits"].pip, theme.dice["digits"].hi) >= TEXT
    high = theme.dice["contrast"]
    assert contrast(high.pip, high.hi) >= 20
    assert contrast(high.pip, high.lo) >= 2 * TEXT
    for cloth in theme.cloths.values():
        for ground in (cloth.center, cloth.middle, cloth.edge, cloth.inset):
            assert contrast(high.hi, ground) >= TEXT


def test_seats_differ_in_symbol_as_well_as_in_colour(theme: Theme) -> None:
    seats = theme.seats.values()
    assert sorted(seat.symbol for seat in seats) == sorted(SYMBOLS)
    assert len({seat.fill.rgb() for seat in seats}) == len(SYMBOLS)


def test_high_contrast_keeps_its_own_cloth(themes: ThemeSet) -> None:
    high_contrast = themes.themes["high_contrast"]
    centers = {cloth.center.rgb() for cloth in high_contrast.cloths.values()}
    assert centers == {high_contrast.colors["felt_hi"].rgb()}
    light = themes.themes["light"]
    assert len({cloth.center.rgb() for cloth in light.cloths.values()}) == len(light.cloths)


def test_ivory_dice_follow_the_theme(theme: Theme) -> None:
    assert theme.dice["ivory"].hi == theme.colors["die_hi"]
    assert next(iter(theme.dice)) == "ivory"


def test_colours_serve_as_keys(themes: ThemeSet) -> None:
    light, again = themes.themes["light"], load_themes(resources_dir() / "themes").themes["light"]
    assert {light.dice["walnut"]: 1}[again.dice["walnut"]] == 1
    assert {light.seats["teal"]: 1}[again.seats["teal"]] == 1
    assert len({*light.dice.values(), *(seat.die() for seat in light.seats.values())}) == 14


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return Path(shutil.copytree(resources_dir() / "themes", tmp_path / "themes"))


@pytest.mark.parametrize(
    ("file", "old", "new", "words"),
    [
        ("light.toml", 'ink_soft = "#5F5647"\n', "", "ink_soft"),
        ("dark.toml", "[colors]\n", '[colors]\nsurprise = "#123456"\n', "surprise"),
        ("light.toml", '"#5F5647"', '"brown"', "brown"),
        ("light.toml", '"#5F5647"', "7", "7"),
        ("light.toml", 'scheme = "light"', 'scheme = "dim"', "dim"),
        ("light.toml", 'scheme = "light"', "", "scheme"),
        ("common.toml", 'symbol = "circle"', 'symbol = "moon"', "moon"),
        ("common.toml", "roll = 850", "roll = -1", "roll"),
        ("common.toml", "roll = 850", "", "roll"),
        ("common.toml", 'Window = "window"', 'Window = "glass"', "glass"),
        ("common.toml", 'Window = "window"', 'Widow = "window"', "Widow"),
        ("dark.toml", "[colors]", "[colors", "Expected"),
    ],
)
def test_a_faulty_theme_is_refused_with_its_fault(
    folder: Path, file: str, old: str, new: str, words: str
) -> None:
    path = folder / file
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(ValueError, match=words):
        load_themes(folder)


def test_a_missing_theme_file_is_told(folder: Path) -> None:
    (folder / "dark.toml").unlink()
    with pytest.raises(FileNotFoundError):
        load_themes(folder)


def test_every_token_is_there(theme: Theme) -> None:
    assert theme.colors.keys() == TOKENS


def test_every_size_and_time_is_asked_for(themes: ThemeSet) -> None:
    package = Path(dicegames.__file__).parent
    sources = "".join(path.read_text(encoding="utf-8") for path in package.rglob("*.py"))
    names = {*themes.metrics, *themes.motion}
    assert sorted(name for name in names if f'"{name}"' not in sources) == []
