"""The page of saved sessions: where its parts lie, that nothing is cut off, themes and languages."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QFontMetricsF, QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QStyleOptionViewItem, QWidget
from pytestqt.qtbot import QtBot

from dicegames.models.session_details import SessionDetails
from dicegames.ui.controls.text import Breakable
from dicegames.ui.look import Look
from dicegames.ui.pages.session_parts import TrayPicture
from dicegames.ui.pages.sessions import SessionsPage
from dicegames.ui.theme import THEME_NAMES
from models.sheet_samples import ADA, seats, table
from ui.page_help import SIZES, cut_off, make_look, page_size, show_page
from ui.sessions_page_help import INFOS, NOW, choose, damaged, details, info, salvaged, shown_page
from words import Words


@pytest.fixture
def page(qtbot: QtBot, look: Look) -> SessionsPage:
    return shown_page(qtbot, look)


@pytest.mark.parametrize("size", SIZES[:2])
def test_list_and_chosen_session_end_on_the_same_line(page: SessionsPage, size: tuple[int, int]) -> None:
    page.resize(*page_size(size))
    QApplication.processEvents()
    bottoms = {part.mapTo(page, part.rect().bottomLeft()).y() for part in (page.panel, page._beside)}
    assert len(bottoms) == 1


def test_the_row_under_the_mouse_is_lit(page: SessionsPage) -> None:
    viewport = page.list.viewport()
    at = page.list.visualRect(page.model.index(1)).center()
    spot = QPoint(at.x(), page.list.visualRect(page.model.index(1)).top() + 6)
    before = viewport.grab().toImage().pixelColor(spot)
    QTest.mouseMove(viewport, at)
    QApplication.processEvents()
    after = viewport.grab().toImage().pixelColor(spot)
    assert (before, after) == (page.look.color("paper"), page.look.color("paper_alt"))


def test_rows_fade_where_the_list_goes_on(page: SessionsPage) -> None:
    assert not page.list.below.isVisible()
    page.show_sessions([info(f"more-{number}") for number in range(30)], NOW)
    QApplication.processEvents()
    shade = page.list.below
    assert shade.isVisible()
    assert not page.list.above.isVisible()
    assert shade.geometry().bottom() == page.list.viewport().geometry().bottom()
    page.list.scrollToBottom()
    assert not shade.isVisible()
    assert page.list.above.isVisible()


@pytest.mark.parametrize(("family", "scale"), [("Noto Sans", 1.0), ("DejaVu Sans", 1.0), ("Noto Sans", 1.6)])
@pytest.mark.parametrize("window", SIZES)
@pytest.mark.parametrize("row", [0, 1, 2, 3])
def test_nothing_is_cut_off(
    qtbot: QtBot,
    qapp: QApplication,
    german: Words,
    window: tuple[int, int],
    family: str,
    scale: float,
    row: int,
) -> None:
    qapp.installTranslator(german)
    look = make_look(family)
    look.set_text_scale(scale)
    page = SessionsPage(look, details, salvaged)
    page.show_sessions([*INFOS[:3], damaged("good", minute=21)], NOW)
    qtbot.addWidget(page)
    size = page_size(window)
    page.resize(*size)
    page.list.setCurrentIndex(page.model.index(row))
    page.show()
    page.notice.tell("deleted", "Penta")
    QApplication.processEvents()
    QApplication.processEvents()  # what the panel needs now reaches the page with the next turn of the loop
    assert page.size().toTuple() == size
    assert page.import_button.title == "Importieren"
    assert cut_off(page) == []


def place(widget: QWidget, page: SessionsPage) -> QRect:
    """Return where a widget is on the page."""
    return QRect(widget.mapTo(page, QPoint(0, 0)), widget.size())


def test_every_size_has_its_own_order(page: SessionsPage) -> None:
    assert place(page.search, page).right() < place(page.filter, page).left()
    assert place(page.panel, page).left() > place(page.list, page).right()
    assert page.sort.isVisible()
    assert page.panel.picture.isVisible()
    page.resize(*page_size((800, 480)))
    QApplication.processEvents()
    assert place(page.search, page).bottom() < place(page.filter, page).top()
    assert place(page.panel, page).left() > place(page.list, page).right()
    assert not page.sort.isVisible()  # its choices are in the menu
    assert not page.panel.delete_button.isVisible()
    page.resize(*page_size((768, 1024)))
    QApplication.processEvents()
    assert place(page.filter, page).bottom() < place(page.search, page).top()
    assert place(page.panel, page).top() > place(page.list, page).bottom()
    assert page.sort.isVisible()


def test_the_list_is_painted_in_every_theme(page: SessionsPage, look: Look) -> None:
    tints = set()
    for theme in THEME_NAMES:
        look.set_theme(theme)
        QApplication.processEvents()
        rect = page.list.visualRect(page.list.currentIndex())
        image = page.list.viewport().grab().toImage()
        tints.add(image.pixelColor(rect.center().x(), rect.top() + 6).name())
        assert image.pixelColor(rect.center().x(), rect.top() + 6) == look.color("accent_tint")
    assert len(tints) == 3


def test_the_language_changes_while_the_page_is_shown(
    page: SessionsPage, qapp: QApplication, german: Words
) -> None:
    choose(page, 2)
    qapp.installTranslator(german)
    QApplication.processEvents()
    assert "Zeile 48 ist unlesbar. Sie bleibt unverändert." in page.panel.text
    assert page.filter.button("damaged").accessibleName() == "Beschädigt 2"
    assert page.model.index(2).data() == "Beschädigte Datei"


@pytest.mark.parametrize("width", [318, 240])
def test_the_small_tray_has_a_place_for_each_of_six_dice(qtbot: QtBot, width: int) -> None:
    picture = TrayPicture(make_look())
    qtbot.addWidget(picture)
    picture.resize(width, 196)

    def painted(count: int) -> QImage:
        picture.show_table("penta", (5,) * count)
        return picture.grab().toImage()

    middles: list[tuple[float, float]] = []
    for count in range(2, 7):
        before, after = painted(count - 1), painted(count)
        new = [(x, y) for x in range(width) for y in range(196) if before.pixel(x, y) != after.pixel(x, y)]
        x, y = (sum(values) / len(new) for values in zip(*new, strict=True))
        assert 20 < x < width - 20
        assert all(abs(x - other) + abs(y - above) > 30 for other, above in middles)
        middles.append((x, y))
    assert picture.accessibleName() == "5 5 5 5 5 5"


def test_a_narrow_row_gives_its_title_all_the_room(page: SessionsPage) -> None:
    page.show_sessions([damaged("new", "newer_format")], NOW)
    index = page.model.index(0)

    def ink_reach(width: int) -> int:
        """Return how far the dark ink of the upper line reaches."""
        image = QImage(width, 76, QImage.Format.Format_RGB32)
        image.fill(page.look.color("paper"))
        painter = QPainter(image)
        option = QStyleOptionViewItem()
        option.rect = QRect(0, 0, width, 76)
        page.list.itemDelegate().paint(painter, option, index)
        painter.end()
        return max(
            x for x in range(76, width) for y in range(6, 28) if image.pixelColor(x, y).lightness() < 80
        )

    need = QFontMetricsF(page.look.font("strong")).horizontalAdvance(str(index.data()))
    width = round(76 + need + 30)
    assert width - 90 < page.look.px(30)  # narrow
    assert ink_reach(width) >= 76 + need - 12


def test_a_word_wider_than_the_panel_is_broken(qtbot: QtBot) -> None:
    look = make_look("Noto Sans")
    look.set_text_scale(1.6)
    name = "penta-2026-03-07-00000000-renamed_by_hand"
    page = SessionsPage(look, details, salvaged)
    page.show_sessions([damaged(name), info("one", title="Donaudampfschifffahrtsgesellschaft")], NOW)
    show_page(qtbot, page, page_size((800, 480)))
    for row in (0, 1):
        page.list.setCurrentIndex(page.model.index(row))
        QApplication.processEvents()
        for words in page.panel.findChildren(Breakable):
            reach = words.mapTo(page.panel, words.rect().topRight()).x()
            assert reach <= page.panel.width() - 14 or not words.isVisible()
    page.list.setCurrentIndex(page.model.index(0 if page.model.info(0).path.stem == name else 1))
    assert page.panel.text.endswith(f"{name}.dicegame")


def test_a_very_wide_page_keeps_its_parts_in_the_middle(qtbot: QtBot, look: Look) -> None:
    page = SessionsPage(look, details)
    show_page(qtbot, page, (3600, 2160))
    page.show_sessions(INFOS, NOW)
    QApplication.processEvents()
    whole = place(page.search, page).united(place(page.panel, page))
    assert abs(whole.center().x() - page.width() // 2) <= 14
    assert whole.width() <= look.px(120)
    assert place(page.filter, page).center().y() == place(page.search, page).center().y()
    assert page.panel.height() <= look.px(76)
    assert place(page.panel, page).top() == place(page.search, page).top() - 14


@pytest.mark.parametrize(("count", "height"), [(2, 196), (8, 112)])
def test_many_seats_take_room_from_the_picture(qtbot: QtBot, look: Look, count: int, height: int) -> None:
    def read(_path: Path) -> SessionDetails:
        return SessionDetails("penta", seats(count), table(ADA, (4, 4, 4, 4, 4), count=count))

    page = SessionsPage(look, read)
    show_page(qtbot, page, page_size(SIZES[0]))
    page.show_sessions(INFOS[:1], NOW)
    QApplication.processEvents()
    assert page.panel.picture.height() == height


def test_below_the_list_a_session_of_three_is_seen_whole(qtbot: QtBot, look: Look) -> None:
    page = SessionsPage(look, details)
    show_page(qtbot, page, page_size((768, 1024)))
    page.show_sessions(INFOS[:1], NOW)
    QApplication.processEvents()
    assert page.panel._facts.visibleRegion().boundingRect().height() == page.panel._facts.height()
