import GTK

/// The latency of a hop to the main actor while GTK's main loop runs.
enum HopBenchmark {
  static func run() -> Int32 {
    BenchmarkWindow.run { _ in "\(await measure())" }
  }

  /// Returns the median of 2,000 hops in milliseconds.
  @concurrent
  private nonisolated static func measure() async -> Double {
    var times: [Duration] = []
    for _ in 0..<2_000 {
      let start = ContinuousClock.now
      let arrival = await MainActor.run { ContinuousClock.now }
      times.append(start.duration(to: arrival))
    }
    return times.median.milliseconds
  }
}
