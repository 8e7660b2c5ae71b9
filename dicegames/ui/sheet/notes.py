"""What the note below a sheet says, worked out from what the sheet shows."""

from dataclasses import dataclass

from dicegames.games.sheet import reasons
from dicegames.games.sheet.boxes import UPPER, Box
from dicegames.games.sheet.state import SheetState
from dicegames.models import sheet_words as words
from dicegames.models.sheet import SheetModel
from dicegames.models.sheet_cells import ROWS, CellKind, SumRow
from dicegames.models.wordings import box_name, wording_of


@dataclass(frozen=True, slots=True)
class NoteText:
    """A note: the name of an icon, a bold beginning, the rest, and whether it asks for attention."""

    icon: str
    lead: str
    text: str
    strong: bool


def note_for(model: SheetModel, *, own_turn: bool) -> NoteText | None:
    """Return what is to be said now, None for nothing; only a person on turn (`own_turn`) is asked to act."""
    state = model.state
    if state is None or state.is_over or state.rolling or not state.dice:
        return None
    if own_turn:
        if model.countdown is not None:
            return _countdown_note(model, state)
        if state.must_sacrifice and state.chosen is None:
            return NoteText("warning", wording_of(state.ruleset).sacrifice(), "", True)
        barred = barred_note(model)
        if barred is not None:
            return barred
    return None if state.chosen is None else _chosen_note(model, state, state.chosen)


def standing_note(model: SheetModel) -> NoteText | None:
    """Return how the sheet on turn stands: what is said where there is nothing to act upon."""
    state = model.state
    if state is None or state.is_over:
        return None
    open_boxes = state.sheet.open_boxes
    bonus = model.cell(ROWS.index(SumRow.BONUS), model.own_column)
    missing = bonus.target - (bonus.points or 0)
    possible = sum(5 * (UPPER.index(box) + 1) for box in open_boxes if box in UPPER)
    text = ""
    if bonus.extra:
        text = words.bonus_safe_text(bonus.extra)
    elif possible >= missing:
        text = words.bonus_missing_text(missing, state.ruleset.upper_bonus)
    return NoteText("info", words.open_lead(len(open_boxes)), text, False)


def barred_note(model: SheetModel) -> NoteText | None:
    """Return why boxes are barred, None when none is."""
    state, barred = model.state, model.own_boxes(CellKind.BARRED)
    if state is None or not barred:
        return None
    reason = model.own_cell(barred[0]).reason
    allowed = [offer.box for offer in state.offers() if offer.is_allowed]
    if len(allowed) == 1:
        lead = words.forced_lead(allowed[0], state.ruleset)
    else:
        lead = words.barred_lead(barred, state.ruleset)
    sentences = [words.reason_text(reason, wording_of(state.ruleset))]
    extra = max(offer.extra for offer in state.offers())
    if extra:
        sentences.append(words.extra_safe_text(extra))
    return NoteText("lock", lead, " ".join(sentences), True)


def longest_notes(state: SheetState) -> tuple[str, ...]:
    """Return the longest texts that a note may have to hold, to reserve room for them."""
    extra = words.extra_safe_text(state.ruleset.five_bonus)
    lead = words.forced_lead(Box.LARGE_STRAIGHT, state.ruleset)
    barred = f"{lead} {words.reason_text(reasons.JOKER_MATCHING_UPPER, wording_of(state.ruleset))} {extra}"
    clock = words.countdown_lead(Box.LARGE_STRAIGHT, 30, state.ruleset)
    return barred, f"{clock} {wording_of(state.ruleset).sacrifice()} {words.countdown_text()}"


def _countdown_note(model: SheetModel, state: SheetState) -> NoteText | None:
    if model.countdown is None:
        return None
    box, clock = model.countdown
    lead = words.countdown_lead(box, clock.seconds, state.ruleset)
    text = words.countdown_text()
    if state.must_sacrifice:
        text = f"{wording_of(state.ruleset).sacrifice()} {text}"
    return NoteText("clock", lead, text, True)


def _chosen_note(model: SheetModel, state: SheetState, box: Box) -> NoteText:
    cell = model.own_cell(box)
    points = cell.points or 0
    if state.is_joker:
        text = words.joker_text(points, cell.extra)
    else:
        text = words.box_rule(box, state.ruleset)
        if points + cell.extra == 0:
            text = f"{text} {words.zero_text()}"
    return NoteText("info", f"{box_name(box, state.ruleset)}:", text, False)
