/// The result of a run.
struct SoakReport {
  var steps = 0
  var possibleSteps = 0
  var duration = Duration.zero
  /// The longest stall over the limit in milliseconds, or 0.
  var longestStall = 0
  var trend = ResourceTrend()
  /// Crashes, hangs, warnings and stalls. A long run adds ``resourceProblems``.
  var problems: [String] = []

  /// The largest permitted growth of memory as a fraction.
  private static let growthLimit = 0.05

  /// The growth of memory and the leaked file descriptors, which only a long run shows.
  var resourceProblems: [String] {
    var problems: [String] = []
    if let growth = trend.memoryGrowth, growth > Self.growthLimit {
      problems.append("memory grew by \(Self.percent(growth)) after the first quarter")
    }
    for (kind, count) in trend.leakedDescriptors.sorted(by: { $0.key < $1.key }) {
      problems.append("\(count) more file descriptors stay open: \(kind)")
    }
    return problems
  }

  /// Returns the result as lines of text.
  func text(seed: UInt64) -> String {
    let minutes = duration / .seconds(60)
    let memory = trend.samples.map { "\($0.memory >> 20)" }.joined(separator: " ")
    let memoryWithNewScreens = trend.memoryWithNewScreens.map { "\($0 >> 20)" }.joined(separator: " ")
    let descriptors = trend.samples.map { "\($0.descriptors.values.reduce(0, +))" }.joined(separator: " ")
    var lines = [
      "",
      "Seed \(seed): \(steps) steps in \((minutes * 10).rounded() / 10) minutes, \(steps - possibleSteps) not possible",
      "Memory at rest in MB: \(memory)",
      "With new screens: \(memoryWithNewScreens)",
      "Memory growth after the first quarter: \(trend.memoryGrowth.map(Self.percent) ?? "too few rests to tell")",
      "File descriptors at rest: \(descriptors)",
      "Longest stall over the limit: \(longestStall == 0 ? "none" : "\(longestStall) ms")",
    ]
    lines += problems.map { "PROBLEM: \($0)" }
    lines.append(
      problems.isEmpty ? "soak: passed" : "soak: \(problems.count) problems. SEED=\(seed) repeats the steps.")
    return lines.joined(separator: "\n")
  }

  private static func percent(_ fraction: Double) -> String { "\((fraction * 1000).rounded() / 10)%" }
}
