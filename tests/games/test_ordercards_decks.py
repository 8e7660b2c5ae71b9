"""The deck as data, the deal, and what is refused as a deck."""

import shutil
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from dicegames.data import resources_dir
from dicegames.engine.action import Draw
from dicegames.engine.chance import Shuffle
from dicegames.engine.errors import IllegalActionError, InvalidRecordError
from dicegames.games.ordercards import ruleset as ruleset_module
from dicegames.games.ordercards.reasons import REASONS
from dicegames.games.ordercards.ruleset import CENTRE_CARD, OrderCardsRuleset, decode_ruleset, standard
from dicegames.games.ordercards.state import OrderCardsGame, ordercards_game
from dicegames.games.sheet.ruleset import PENTA
from games.ordercards_help import dealt
from games.ordercards_oracle import COLORS, DEAL

STANDARD: dict[str, Any] = msgspec.to_builtins(standard())
BAD: list[tuple[str, object]] = [
    ("id", ""),
    ("id", "No Id"),
    ("id", "id\n"),
    ("game", "penta"),
    ("version", 2),
    ("version", True),
    ("colors", COLORS[:3]),
    ("colors", ("red", "red", "blue", "black")),
    ("colors", ("red", "green", "blue", "black")),
    ("orders", STANDARD["orders"][:11]),
    ("orders", STANDARD["orders"] * 2),
    ("orders", 12),
    ("centre", None),
    ("centre", {"kind": "set", "size": 4, "points": 15}),
    ("centre", {"kind": "straight", "size": 5, "points": 15}),
    ("more", 1),
    ("\udc00", 1),
]
BAD_ORDERS: list[dict[str, Any]] = [
    {"kind": "number", "size": 7, "points": 1},
    {"kind": "number", "size": 0, "points": 1},
    {"kind": "number", "size": 1, "points": -1},
    {"kind": "number", "size": 1, "points": 1001},
    {"kind": "number", "size": 1, "points": 1.5},
    {"kind": "number", "size": "1", "points": 1},
    {"kind": "number", "size": 1},
    {"kind": "number", "size": 1, "points": 1, "more": 1},
    {"kind": "straight", "size": 6, "points": 1},
    {"kind": "straight", "size": 1, "points": 1},
    {"kind": "set", "size": 6, "points": 1},
    {"kind": "set", "size": 1, "points": 1},
    {"kind": "full_house", "size": 5, "points": 1},
]


@pytest.mark.rule("A1")
def test_the_deck_has_48_cards_in_four_colours_and_the_centre_card() -> None:
    deck = standard()
    assert deck.deck_size == CENTRE_CARD == 48
    wanted = Counter(
        (color, kind, size)
        for color in ("red", "yellow", "blue", "black")
        for kind, sizes in (("number", (1, 2, 3, 4, 5, 6)), ("straight", (3, 4, 5)), ("set", (2, 3, 4)))
        for size in sizes
    )
    assert wanted == Counter(
        (deck.color(card), deck.order(card).kind, deck.order(card).size) for card in range(48)
    )
    centre = deck.order(CENTRE_CARD)
    assert (deck.color(CENTRE_CARD), centre.kind, centre.size) == (None, "set", 5)


@pytest.mark.rule("A2")
def test_the_points_of_the_cards() -> None:
    deck = standard()
    wanted = {
        **{("number", face): 1 for face in (1, 2, 3, 4, 5, 6)},
        ("set", 2): 2,
        ("straight", 3): 3,
        ("set", 3): 5,
        ("straight", 4): 5,
        ("set", 4): 8,
        ("straight", 5): 8,
        ("set", 5): 15,
    }
    orders = [deck.order(card) for card in range(49)]
    assert all(order.points == wanted[order.kind, order.size] for order in orders)
    assert len({(order.kind, order.size) for order in orders}) == len(wanted)


@pytest.mark.rule("A2")
def test_the_command_line_names_the_points() -> None:
    assert standard().summary.startswith("number 1: 1, ")
    assert standard().summary.endswith(", set 4: 8, set 5: 15")
    assert (standard().name, standard().auto_entry, standard().time_limit) == ("", False, 0)


@pytest.mark.rule("A3")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@given(deck=st.permutations(range(48)))
def test_the_shuffled_cards_are_dealt_and_twelve_stay_hidden(players: int, deck: list[int]) -> None:
    start = OrderCardsGame(standard(), players).initial_state()
    assert start.chance == Shuffle(48)
    assert start.scores() == (0,) * players
    assert not start.is_dealt
    state = start.child(Draw(tuple(deck)))
    count, height = DEAL[players]
    assert [len(stack) for stack in state.stacks] == [height] * count
    assert [card for stack in state.stacks for card in stack] == deck[:36]
    assert [state.open_card(target) for target in range(count)] == deck[:36:height]
    assert state.open_card(state.centre) == CENTRE_CARD
    assert state.open_card(state.bonus) is None
    assert state.bids == (None,) * (count + 2)
    assert (state.chance, state.is_dealt) == (None, True)


@pytest.mark.rule("A3")
@pytest.mark.parametrize("values", [tuple(range(47)), (0, *range(47)), tuple(range(1, 49))])
def test_only_all_48_cards_can_be_dealt(values: tuple[int, ...]) -> None:
    with pytest.raises(IllegalActionError) as refused:
        OrderCardsGame(standard(), 2).initial_state().child(Draw(values))
    assert refused.value.reason == "draw_permutation"


def test_a_deck_survives_as_data() -> None:
    data = msgspec.json.decode(msgspec.json.encode(standard()))
    assert decode_ruleset(data) == standard()
    assert standard() is standard()


@pytest.mark.parametrize(("field", "value"), BAD)
def test_a_bad_deck_is_refused(field: str, value: object) -> None:
    assert decode_ruleset(STANDARD) == standard()
    refuse({**STANDARD, field: value})


@pytest.mark.parametrize("field", sorted(STANDARD))
def test_a_deck_with_something_missing_is_refused(field: str) -> None:
    refuse({name: value for name, value in STANDARD.items() if name != field})


@pytest.mark.parametrize("order", BAD_ORDERS)
def test_a_bad_order_is_refused(order: dict[str, Any]) -> None:
    refuse({**STANDARD, "orders": (*STANDARD["orders"][:11], order)})


def refuse(data: object) -> None:
    with pytest.raises(InvalidRecordError) as refused:
        decode_ruleset(data)
    assert refused.value.reason == "invalid_ruleset"


anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text() | st.binary() | st.just(object()),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text() | st.integers(), inner, max_size=4),
    max_leaves=12,
)


@given(data=anything)
def test_what_is_no_deck_is_refused(data: object) -> None:
    refuse(data)


@given(field=st.sampled_from([*STANDARD, "more"]), value=anything | st.sampled_from(list(STANDARD.values())))
def test_a_deck_with_anything_in_a_field_is_a_deck_or_refused(field: str, value: object) -> None:
    with suppress(InvalidRecordError):
        deck = decode_ruleset({**STANDARD, field: value})
        assert isinstance(deck, OrderCardsRuleset)
        assert decode_ruleset(msgspec.to_builtins(deck)) == deck


def test_depth_without_end_is_refused() -> None:
    data: list[Any] = []
    data.append(data)
    refuse(data)
    refuse({**STANDARD, "orders": data})


@pytest.fixture
def resources(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Give a copy of the deck's file to damage."""
    file = tmp_path / "resources" / "games" / "ordercards.json"
    file.parent.mkdir(parents=True)
    shutil.copy(resources_dir() / "games" / "ordercards.json", file)
    monkeypatch.setattr(ruleset_module, "resources_dir", lambda: tmp_path / "resources")
    standard.cache_clear()
    yield file
    standard.cache_clear()


@pytest.mark.parametrize(
    "content", [b"", b"{", b"[]", b'"\xff"', b"[" * 100_000, b'{"id": "standard"}', b"\x00" * 756]
)
def test_a_damaged_file_is_told_and_read_again_when_it_is_whole(resources: Path, content: bytes) -> None:
    whole = resources.read_bytes()
    resources.write_bytes(content)
    with pytest.raises(InvalidRecordError) as refused:
        standard()
    assert refused.value.reason == "invalid_ruleset"
    resources.write_bytes(whole)
    assert msgspec.to_builtins(standard()) == STANDARD


def test_a_file_cut_anywhere_is_told(resources: Path) -> None:
    whole = resources.read_bytes().rstrip()
    for length in range(len(whole)):
        resources.write_bytes(whole[:length])
        with pytest.raises(InvalidRecordError):
            standard()


def test_a_missing_file_is_told(resources: Path) -> None:
    resources.unlink()
    with pytest.raises(FileNotFoundError):
        standard()


def test_the_game_takes_decks_only() -> None:
    game = ordercards_game(standard(), 3, 1)
    assert game == OrderCardsGame(standard(), 3, 1)
    assert (game.id, game.players, game.is_timed) == ("ordercards", 3, False)
    assert dealt(3, first_seat=1).current_seat == 1
    with pytest.raises(InvalidRecordError):
        ordercards_game(PENTA, 3, 1)


def test_reasons_are_distinct_ids() -> None:
    assert len(REASONS) == 22
    assert all(reason == reason.lower() and reason.replace("_", "").isalpha() for reason in REASONS)
