"""A program that plays a seat, well or badly. It knows docs/protocol.md and nothing of co2desk.

    python program.py HOW [FILE]

HOW says what it does when it is asked; FILE gets what it wants to write down.
"""

from __future__ import annotations

import json
import os
import sys
import time
from pathlib import Path
from typing import Any

HOW = sys.argv[1]
FILE = Path(sys.argv[2]) if len(sys.argv) > 2 else Path(os.devnull)
THOUGHT_SECONDS = 1.0
MEGABYTE = 1024 * 1024


def say(answer: Any) -> None:
    print(json.dumps(answer), flush=True)


def greet(request: dict[str, Any]) -> None:
    hello = {"protocol": 1, "roles": ["player"], "editions": ["first", "second_chance"]}
    if HOW == "no_player":
        hello["roles"] = ["referee"]
    elif HOW == "other_edition":
        hello["editions"] = ["second_chance"]
    say({"id": request["id"], "ok": True, **hello})


def work() -> None:
    """Keeps a core busy."""
    end = time.monotonic() + THOUGHT_SECONDS
    while time.monotonic() < end:
        sum(range(1000))


def choose(request: dict[str, Any]) -> None:
    legal = request["legal"]
    answer: Any = {"id": request["id"], "ok": True, "action": legal[0]}
    if HOW == "slow":
        work()
    elif HOW == "silent":
        FILE.write_text(str(os.getpid()), encoding="ascii")
        time.sleep(3600)
    elif HOW == "dies":
        print("I have lost my way", file=sys.stderr)
        sys.exit(3)
    elif HOW == "nonsense":
        print("I play solar!", flush=True)
        return
    elif HOW == "wrong_id":
        answer["id"] = -7
    elif HOW == "illegal":
        answer["action"] = {"do": "pass"}
    elif HOW == "error":
        answer = {"id": request["id"], "ok": False, "error": {"code": "no_idea"}}
    elif HOW == "endless":
        sys.stdout.write("x" * (2 * MEGABYTE))
        sys.stdout.flush()
        time.sleep(3600)
    elif HOW == "long_line":
        answer["plan"] = "x" * MEGABYTE
    elif HOW == "reasons":
        answer["reasons"] = [{"code": "planet", "points": 2}]
    elif HOW == "talkative":
        say(answer)
    say(answer)


if HOW == "gone_at_once":
    sys.exit(0)
for line in sys.stdin:
    if HOW == "diary":
        with FILE.open("a", encoding="utf-8") as diary:
            diary.write(line)
    asked = json.loads(line)
    (greet if asked["cmd"] == "hello" else choose)(asked)
