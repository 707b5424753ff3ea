import Foundation
import SyntheticExports

/// The number of crashes in each test, and their choice. The environment sets both with `CRASHES` and `CRASH_SEED`.
enum CrashPlan {
  static let crashes = number("CRASHES") ?? 2
  static let seed = UInt64(number("CRASH_SEED") ?? 1)

  /// Returns a crash. In the first round, the power fails and everything is lost that may be lost.
  static func crash(_ round: Int, at operation: Int, _ random: inout SplitMix64) -> CrashHome.Crash {
    CrashHome.Crash(
      mode: round.isMultiple(of: 2) ? .power : .kill, operation: operation, seed: round == 0 ? 0 : random.next())
  }

  private static func number(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap { Int($0) }
  }
}
