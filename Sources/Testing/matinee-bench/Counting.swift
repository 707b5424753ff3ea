// The marks at which Callgrind starts and stops counting; see `Benchmarks/callgrind.py`.

/// Sets Callgrind's counters to zero.
@inline(never) @_optimize(none) func beginCounting() {}

/// Makes Callgrind write its counters.
@inline(never) @_optimize(none) func endCounting() {}
