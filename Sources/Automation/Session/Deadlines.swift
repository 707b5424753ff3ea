import Foundation

/// How long is waited for what; the environment can stretch it for a slow machine.
enum Deadlines {
  /// For an element or a condition: `AUTOMATION_TIMEOUT` in seconds, or 10.
  static let condition = seconds("AUTOMATION_TIMEOUT") ?? .seconds(10)

  /// For an application to register and open its first window: `AUTOMATION_LAUNCH_TIMEOUT` in seconds, or 30.
  static let launch = seconds("AUTOMATION_LAUNCH_TIMEOUT") ?? .seconds(30)

  /// For an answer, after which an application counts as hung: `AUTOMATION_HANG_TIMEOUT` in seconds, or 5.
  static let hang = seconds("AUTOMATION_HANG_TIMEOUT") ?? .seconds(5)

  /// Reads a number of seconds; nil when there is none above zero.
  static func seconds(
    _ variable: String, in environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> Duration? {
    guard let number = environment[variable].flatMap(Double.init), number > 0, number < 1_000_000 else { return nil }
    return .seconds(number)
  }
}
