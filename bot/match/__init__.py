"""A match from its lobby to its end, and all that happens to it: each change is one transaction of the store."""
