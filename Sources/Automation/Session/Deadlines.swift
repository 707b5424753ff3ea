import Foundation

/// How long is waited for what; the environment can stretch it for a slow machine.
enum Deadlines {
  /// For an element or a condition: `AUTOMATION_TIMEOUT` in seconds, or 10.
  static let condition = seconds("AUTOMATION_TIMEOUT") ?? .seconds(10)

  /// For an application to register and open its first window: `AUTOMATION_LAUNCH_TIMEOUT` in seconds, or 30.
  static let launch = seconds("AUTOMATION_LAUNCH_TIMEOUT") ?? .seconds(30)

  /// For an answer, after which an application counts as hung: `AUTOMATION_HANG_TIMEOUT` in seconds, or 5.
  static let hang = seconds("AUTOMATION_HANG_TIMEOUT") ?? .seconds(5)

  private static func seconds(_ variable: String) -> Duration? {
    ProcessInfo.processInfo.environment[variable].flatMap(Double.init).map { .seconds($0) }
  }
}
