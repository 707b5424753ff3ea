import Foundation

/// The driver's time limits. It waits for another process, so they are in real time.
///
/// There is one limit for everything that a working program does. The others are fractions of it, so that a slow
/// machine needs only one setting: `AUTOMATION_TIMEOUT`.
enum Deadlines {
  /// The limit for a condition, a launch and an exit: `AUTOMATION_TIMEOUT` in seconds, or 60.
  static let limit = seconds("AUTOMATION_TIMEOUT") ?? .seconds(60)

  /// The time without a reply after which an application counts as hung.
  static let hang = limit / 3

  /// The limit for a change that may not happen, such as the movement of content that may already be at its end.
  static let change = limit / 120

  /// Reads a positive number of seconds from a variable, or returns `nil`.
  static func seconds(
    _ variable: String, in environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> Duration? {
    guard let number = environment[variable].flatMap(Double.init), number > 0, number < 1_000_000 else { return nil }
    return .seconds(number)
  }
}
