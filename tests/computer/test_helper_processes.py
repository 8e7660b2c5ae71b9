"""Ctrl+C while helpers start: it is for the process that asked, and isn't lost."""

import os
import signal
import subprocess
import sys
import threading
import time

import pytest

from dicegames.computer.helper_processes import deaf_to_interrupts

WAITS = "import time; print('here', flush=True); time.sleep(60)"

can_hold_back = pytest.mark.skipif(
    not hasattr(signal, "pthread_sigmask"), reason="signals can't be held back here"
)


def interrupt_a_start(started: list[str]) -> None:
    with deaf_to_interrupts():
        os.kill(os.getpid(), signal.SIGINT)
        time.sleep(0.05)  # for another thread to take it
        started.append("all")


def check_ctrl_c_comes_at_the_end() -> None:
    started: list[str] = []
    with pytest.raises(KeyboardInterrupt):
        interrupt_a_start(started)
    assert started == ["all"]
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler
    assert signal.SIGINT not in signal.pthread_sigmask(signal.SIG_BLOCK, ())


@can_hold_back
def test_ctrl_c_while_helpers_start_is_not_lost() -> None:
    check_ctrl_c_comes_at_the_end()


@can_hold_back
def test_ctrl_c_that_another_thread_takes_is_not_lost() -> None:
    """Libraries have threads of their own that hold no signal back."""
    ended = threading.Event()
    other = threading.Thread(target=ended.wait)
    other.start()
    try:
        check_ctrl_c_comes_at_the_end()
    finally:
        ended.set()
        other.join()


@can_hold_back
def test_who_is_started_never_hears_it() -> None:
    with deaf_to_interrupts():
        helper = subprocess.Popen([sys.executable, "-c", WAITS], stdout=subprocess.PIPE, text=True)
    try:
        assert helper.stdout is not None
        assert helper.stdout.readline() == "here\n"
        helper.send_signal(signal.SIGINT)
        with pytest.raises(subprocess.TimeoutExpired):
            helper.wait(0.5)
    finally:
        helper.kill()
        helper.communicate()
