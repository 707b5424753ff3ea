import Foundation

/// The default deadlines, which environment variables can extend for slow machines.
enum Deadlines {
  /// The deadline for an element or a condition: `AUTOMATION_TIMEOUT` in seconds, or 10.
  static let condition = seconds("AUTOMATION_TIMEOUT") ?? .seconds(10)

  /// The deadline for the first window of an application: `AUTOMATION_LAUNCH_TIMEOUT` in seconds, or 30.
  static let launch = seconds("AUTOMATION_LAUNCH_TIMEOUT") ?? .seconds(30)

  /// The time without a reply after which an application counts as hung: `AUTOMATION_HANG_TIMEOUT` in seconds, or 5.
  static let hang = seconds("AUTOMATION_HANG_TIMEOUT") ?? .seconds(5)

  /// Reads a positive number of seconds from a variable, or returns `nil`.
  static func seconds(
    _ variable: String, in environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> Duration? {
    guard let number = environment[variable].flatMap(Double.init), number > 0, number < 1_000_000 else { return nil }
    return .seconds(number)
  }
}
