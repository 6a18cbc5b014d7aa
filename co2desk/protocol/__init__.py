"""The engine protocol: JSON Lines over standard input and output, described in docs/protocol.md.

The same calls the window makes, for bots, tools and tests. Input is data from strangers: whatever it is,
the answer is a line, and the conversation goes on.
"""
