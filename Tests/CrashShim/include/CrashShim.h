// A library that simulates crashes, for LD_PRELOAD. It has no functions to call; see crash-shim.c.
