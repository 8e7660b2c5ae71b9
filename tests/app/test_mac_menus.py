"""The menus as macOS wants them: entries in the places that it has for them, keys that are free there."""

import pytest
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMainWindow
from pytestqt.qtbot import QtBot

from dicegames.app.menus import Menus
from ui.page_help import make_look

TAKEN = {"Ctrl+H", "Ctrl+Alt+H", "Ctrl+M", "Ctrl+W", "Ctrl+Tab", "F11"}
"""What macOS itself does: hide, hide the others, shrink, close, change the program, show the desk."""


@pytest.fixture
def menus(qtbot: QtBot) -> Menus:
    window = QMainWindow()
    qtbot.addWidget(window)
    return Menus(make_look(), window, "darwin")


def actions(menus: Menus) -> dict[str, QAction]:
    return {name: action for name, action in vars(menus).items() if isinstance(action, QAction)}


def test_first_keys_are_free_there(menus: Menus) -> None:
    keys = [key for action in actions(menus).values() if (key := action.shortcut().toString())]
    assert len(keys) > 15
    assert not TAKEN & set(keys)
    assert len(set(keys)) == len(keys)


def test_the_bar_is_always_there_and_nothing_offers_to_show_it(menus: Menus) -> None:
    bar = menus.menu_bar.parent()
    assert isinstance(bar, QMainWindow)
    assert not bar.menuBar().isHidden()
    assert not menus.menu_bar.isVisible()


def test_entries_of_the_system_have_their_roles_and_no_other_entry_is_guessed(menus: Menus) -> None:
    role = QAction.MenuRole
    roles = {name: action.menuRole() for name, action in actions(menus).items()}
    special = {name: found for name, found in roles.items() if found is not role.NoRole}
    assert special == {
        "quit": role.QuitRole,
        "settings": role.PreferencesRole,
        "about": role.AboutRole,
    }


def test_elsewhere_the_usual_keys_stay(qtbot: QtBot) -> None:
    window = QMainWindow()
    qtbot.addWidget(window)
    menus = Menus(make_look(), window, "win32")
    assert menus.home.shortcuts() == [QKeySequence("Ctrl+H")]
    assert menus.full_screen.shortcuts() == [QKeySequence("F11")]
    assert menus.menu_bar.isVisible()
    assert window.menuBar().isHidden()
