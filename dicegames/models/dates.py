"""Points in time in words, as people say them."""

from datetime import datetime

from PySide6.QtCore import QCoreApplication, QDate, QLocale, QTime

translate = QCoreApplication.translate


def when_text(moment: datetime, now: datetime) -> str:
    """Return "today, 20:41", "yesterday, 21:15", "27 November" or "27 November 2025".

    Both moments are local times.
    """
    days = (now.date() - moment.date()).days
    clock = clock_text(moment)
    if days == 0:
        return translate("Dates", "today, {time}").format(time=clock)
    if days == 1:
        return translate("Dates", "yesterday, {time}").format(time=clock)
    return day_text(moment, now)


def day_text(moment: datetime, now: datetime) -> str:
    """Return the day and month, and the year when it is another than that of `now`."""
    date = QDate(moment.year, moment.month, moment.day)
    if moment.year == now.year:
        return QLocale().toString(date, translate("Dates", "d MMMM"))
    return QLocale().toString(date, translate("Dates", "d MMMM yyyy"))


def clock_text(moment: datetime) -> str:
    """Return the time of day, "20:41"."""
    return QTime(moment.hour, moment.minute).toString("HH:mm")


def begun_text(moment: datetime, now: datetime) -> str:
    """Return the sentence on when something began."""
    days = (now.date() - moment.date()).days
    clock = clock_text(moment)
    if days == 0:
        return translate("Dates", "Begun today at {time}").format(time=clock)
    if days == 1:
        return translate("Dates", "Begun yesterday at {time}").format(time=clock)
    return translate("Dates", "Begun on {date}").format(date=day_text(moment, now))
