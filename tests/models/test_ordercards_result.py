"""What is told of a finished match of Order Cards: each fact is true for one seat alone."""

from collections.abc import Iterator

import msgspec
import pytest

from dicegames.engine.match import Step, Transition
from dicegames.games.ordercards.actions import EndTurn
from dicegames.games.ordercards.ruleset import CENTRE_CARD, standard
from dicegames.games.ordercards.state import Bid, Claim, OrderCardsState
from dicegames.models.ordercards_result import ordercards_facts
from models.ordercards_samples import (
    BLACK,
    BLUE,
    RED,
    SET2,
    SET3,
    SET4,
    STRAIGHT5,
    YELLOW,
    new_match,
    played,
    state_of,
)
from table_samples import seats
from words import Words, installed


@pytest.fixture(autouse=True)
def words(qapp: object) -> Iterator[None]:
    with installed(Words("en")):
        yield


def ended(*won: tuple[int, ...], holder: int | None = None, face: int = 0) -> OrderCardsState:
    """Return a finished position with these cards won."""
    return OrderCardsState(
        standard(), len(won), 0, stacks=((),), won=won, ended=True, last_holder=holder, last_face=face
    )


def told(state: OrderCardsState, transitions: tuple[Transition, ...] = ()) -> list[str]:
    return [fact.text(seats(state.players)) for fact in ordercards_facts(state, transitions)]


def kinds(state: OrderCardsState) -> list[str]:
    return [fact.kind for fact in ordercards_facts(state, ())]


@pytest.mark.rule("A13")
def test_a_running_match_has_no_facts() -> None:
    match = new_match()
    with pytest.raises(ValueError, match="isn't over"):
        ordercards_facts(state_of(match), match.transitions())


@pytest.mark.rule("A11")
def test_the_last_roll_can_decide() -> None:
    numbers = (RED, YELLOW, BLUE)
    assert told(ended(numbers, (RED + 1, YELLOW + 1), holder=1, face=4))[0] == (
        "Ben takes the lead with the bonus die: 4 points."
    )
    assert told(ended(numbers, (RED + 1, YELLOW + 1), holder=1, face=1)) == [
        "Ben draws level with the bonus die: 1 point."
    ]
    assert told(ended(numbers, (), holder=0, face=5)) == [
        "Ada rolls the bonus die for the last time: 5 points."
    ]
    # level before it as well: in front he was already
    assert "decided" not in kinds(ended((RED,), (YELLOW,), holder=1, face=6))
    assert "decided" not in kinds(ended((RED + STRAIGHT5,), (YELLOW,), holder=1, face=6))


@pytest.mark.rule("A13")
def test_a_narrow_victory() -> None:
    assert told(ended((RED, YELLOW), (BLUE,)))[0] == "Ada wins narrowly, by 1 point."
    assert "close" not in kinds(ended((RED, YELLOW, BLUE, BLACK), (BLUE + 1,)))
    assert "close" not in kinds(ended((RED,), (BLUE,)))


@pytest.mark.rule("A12")
def test_what_the_joker_brings() -> None:
    state = ended((CENTRE_CARD, BLACK, BLACK + 1), (RED, RED + 1, RED + 2))
    assert told(state)[0] == "Ada wins the centre card. Joker for Black: 3 points more."
    assert told(ended((CENTRE_CARD,), (RED,)))[0] == "Ada wins the centre card. No colour gains by it."


@pytest.mark.rule("A12")
def test_most_cards_of_one_colour() -> None:
    four = (BLUE, BLUE + 1, BLUE + 2, BLUE + 3)
    assert told(ended(four, (RED,)))[0] == "Ada has the most cards of one colour: Blue, 4 cards, 10 points."
    assert kinds(ended((*four[:3], CENTRE_CARD), ())) == ["joker", "color"]
    assert "color" not in kinds(ended(four[:3], (RED,)))
    assert "color" not in kinds(ended(four, (RED, RED + 1, RED + 2, RED + 3)))


@pytest.mark.rule("A2")
def test_the_dearest_card_is_told_if_there_is_one() -> None:
    assert told(ended((RED + SET4, RED), (BLUE + SET3,)))[-1] == (
        "Ada wins the most valuable card: 4 of a kind in red, 8 points."
    )
    assert "dearest" not in kinds(ended((RED + SET4,), (BLUE + SET4, BLUE)))
    assert kinds(ended((RED + SET2, CENTRE_CARD), (BLUE,)))[-1] == "dearest"


def end_of_turn(seat: int, beaten: int = 0, cards: int = 0, ends: bool = False) -> Transition:
    """Return the end of a turn that beat dice so often; the other seat wins so many cards and the die."""
    before = msgspec.structs.replace(
        ended((), ()), ended=False, turn=seat, beaten=(Bid(1 - seat, (1,)),) * beaten + (None,) * 2
    )
    claims = (*(Claim(1 - seat, card, card, (1,)) for card in range(cards)), Claim(1 - seat, 9, None, (1,)))
    after = msgspec.structs.replace(before, turn=seat + 1, claims=claims, ended=ends)
    return Transition(before, Step(seat, EndTurn()), after)


@pytest.mark.rule("A4")
def test_many_cards_won_at_once_are_told() -> None:
    state, two, three = ended((RED,), (YELLOW,)), end_of_turn(0, cards=2), end_of_turn(0, cards=3)
    assert told(state, (two, three))[0] == "Ben wins 3 cards at once after round 1."
    assert told(state, (two,)) == told(state)
    assert told(state, (three, end_of_turn(1, cards=3))) == told(state)
    assert told(state, (end_of_turn(0, cards=3, ends=True),)) == told(state)


@pytest.mark.rule("A8")
def test_who_beats_most_is_told_if_it_is_often() -> None:
    state, thrice, twice = ended((RED,), (YELLOW,)), end_of_turn(0, beaten=3), end_of_turn(1, beaten=2)
    assert told(state, (thrice, twice))[0] == "Ada beats other dice most often: 3 times."
    assert told(state, (twice,)) == told(state)
    assert told(state, (thrice, twice, end_of_turn(1, beaten=1))) == told(state)


@pytest.mark.parametrize("seed", range(1, 5))
@pytest.mark.parametrize("count", [2, 3, 4, 5])
def test_facts_of_whole_matches_are_true(count: int, seed: int) -> None:
    match = played(count, seed)
    state, transitions = state_of(match), match.transitions()
    facts = {fact.kind: fact for fact in ordercards_facts(state, transitions)}
    assert facts
    assert all(fact.icon and fact.text(match.seats).endswith(".") for fact in facts.values())
    assert ("joker" in facts) == state.centre_gone
    assert ("last_roll" in facts or "decided" in facts) == (state.last_holder is not None)
    if "beaten" in facts:
        ends = [step.before for step in transitions if isinstance(step.step.action, EndTurn)]
        assert facts["beaten"].number == sum(
            isinstance(bid, Bid)
            for before in ends
            if before.current_seat == facts["beaten"].seat
            for bid in _beaten(before)
        )


def _beaten(state: object) -> tuple[Bid | None, ...]:
    assert isinstance(state, OrderCardsState)
    return state.beaten
