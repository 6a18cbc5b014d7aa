"""From codes to sentences: the only place that knows the words."""

from __future__ import annotations

from co2desk.text.cards import CardText
from co2desk.text.speaker import Speaker

__all__ = ["CardText", "Speaker"]
