"""The lessons of Order Cards."""

from PySide6.QtCore import QCoreApplication

from dicegames.games.ordercards.state import OrderCardsState
from dicegames.models.guide_lessons import LessonWords, lessons_of

translate = QCoreApplication.translate


def _is_own(state: OrderCardsState, seat: int) -> bool:
    return state.current_seat == seat and state.chance is None and not state.is_over


def _is_fresh(state: OrderCardsState, seat: int, since: int = 1) -> bool:
    """Tell whether a turn of one's own begins, in the round `since` or later."""
    return _is_own(state, seat) and not state.dice and state.round >= since


def _has_rolled(state: OrderCardsState, seat: int) -> bool:
    return _is_own(state, seat) and bool(state.dice)


def _won_bonus(state: OrderCardsState, seat: int) -> bool:
    return _is_own(state, seat) and state.bonus_in_hand


def _placed(state: OrderCardsState, seat: int) -> bool:
    return _has_rolled(state, seat) and state.is_placing


def _outbid(state: OrderCardsState, seat: int) -> bool:
    foreign = any(bid is not None and bid.seat != seat for bid in state.bids)
    return (_has_rolled(state, seat) and not state.rolls_left and foreign) or _is_fresh(state, seat, 4)


def _place(state: OrderCardsState, seat: int) -> bool:
    """Tell whether dice may be placed; who never rolls three times hears of it in the second round."""
    if not _has_rolled(state, seat) or state.is_placing:
        return False
    return state.rolls > 1 or state.round > 1


def _keep(state: OrderCardsState, seat: int) -> bool:
    return _has_rolled(state, seat) and state.rolls == 1 and not state.is_placing


def _won(state: OrderCardsState, seat: int) -> bool:
    claimed = any(claim.seat == seat for claim in state.claims)
    return _is_fresh(state, seat) and (claimed or state.round >= 3)


def _goal(state: OrderCardsState, seat: int) -> bool:
    return _is_fresh(state, seat)


def _colors(state: OrderCardsState, seat: int) -> bool:
    return _is_fresh(state, seat, 2) and (len(state.won[seat]) > 1 or state.round >= 4)


def _middle(state: OrderCardsState, seat: int) -> bool:
    return _is_fresh(state, seat, 2)


def _end(state: OrderCardsState, seat: int) -> bool:
    low = any(len(stack) == 1 for stack in state.stacks)
    return _is_fresh(state, seat, 2) and (low or state.round >= 4)


def _practice(state: OrderCardsState, seat: int) -> bool:
    return _is_fresh(state, seat, 2)


def _words(lesson: str, state: OrderCardsState, _seat: int) -> LessonWords:
    match lesson:
        case "goal":
            return LessonWords(
                translate("Guide", "Win cards with your dice."),
                translate(
                    "Guide",
                    "Roll up to three times, then put dice on orders. The first turn of the game has "
                    "3 dice, the "
                    "second 4, all others 5. Tap the cup, or press Space.",
                ),
            )
        case "keep":
            return LessonWords(
                translate("Guide", "Keep what fits a card."),
                translate(
                    "Guide",
                    "Tap dice to keep them and roll the others. A tap on a lit card places the dice "
                    "that are kept.",
                ),
            )
        case "place":
            return LessonWords(
                translate("Guide", "Put dice on a card."),
                translate(
                    "Guide",
                    "A number wants that face, a straight a row, a set equal dice. Choose dice, then "
                    "tap a lit card; "
                    "the others say why not.",
                ),
            )
        case "placed":
            return LessonWords(
                translate("Guide", "Place more, or end your turn."),
                translate(
                    "Guide",
                    "Free dice may go on other cards. A tap on your dice takes them back until you "
                    "press “End turn”.",
                ),
            )
        case "outbid":
            return LessonWords(
                translate("Guide", "You can outbid others."),
                translate(
                    "Guide",
                    "The same order with more pips takes the place: 4 4 beats 3 3. Equal pips don’t. "
                    "Beaten dice "
                    "go back to their owner.",
                ),
            )
        case "won":
            return LessonWords(
                translate("Guide", "A card is won at your next turn."),
                translate(
                    "Guide",
                    "Dice that still lie on it when your turn begins win it. Then the next card of "
                    "its stack is open.",
                ),
            )
        case "colors":
            return LessonWords(
                translate("Guide", "Cards of one colour bring more."),
                translate(
                    "Guide",
                    "Two of a colour bring 3 points extra, three 6, four 10, and so on. "
                    "Your won cards show what you have.",
                ),
            )
        case "middle":
            return LessonWords(
                translate("Guide", "Two prizes lie in the middle."),
                translate(
                    "Guide",
                    "Five equal dice win the centre card: 15 points, and it joins any colour. Any "
                    "dice hold the bonus "
                    "die, the higher sum wins it.",
                ),
            )
        case "bonus":
            return LessonWords(
                translate("Guide", "The bonus die is yours for this turn."),
                translate(
                    "Guide",
                    "It rolls with the others but is never placed. Once, a free die of yours may be "
                    "turned to its "
                    "face. Then it goes back to the middle.",
                ),
            )
        case "end":
            if state.players < 5:
                lead = translate("Guide", "An empty stack ends the game.")
            else:
                lead = translate("Guide", "The second empty stack ends the game.")
            return LessonWords(
                lead,
                translate(
                    "Guide",
                    "“+2” says how many cards lie below. At the end all dice that lie win their "
                    "cards, and whoever has "
                    "the bonus die rolls it for extra points.",
                ),
            )
        case _:
            return LessonWords(
                translate("Guide", "Take back whatever you like."),
                translate(
                    "Guide",
                    "“Undo” goes back as far as you want: this is a practice table. "
                    "“Hint” tells what is best now.",
                ),
            )


_TOPICS = {
    "bonus": "bonus",
    "placed": "placing",
    "outbid": "beating",
    "place": "placing",
    "keep": "turn",
    "won": "turn",
    "colors": "points",
    "middle": "bonus",
    "end": "end",
    "practice": "undo",
}

ORDERCARDS_LESSONS = lessons_of(
    (
        ("bonus", _won_bonus, False),
        ("placed", _placed, True),
        ("outbid", _outbid, True),
        ("place", _place, True),
        ("keep", _keep, True),
        ("won", _won, True),
        ("goal", _goal, True),
        ("colors", _colors, True),
        ("middle", _middle, True),
        ("practice", _practice, True),
        ("end", _end, True),
    ),
    _words,
    _TOPICS,
)
