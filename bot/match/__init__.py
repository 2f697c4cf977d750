"""A match from its lobby to its end, and all that happens to it: each deed is one transaction of the store."""
