"""The forecast panel: what follows if the decade ended now."""
