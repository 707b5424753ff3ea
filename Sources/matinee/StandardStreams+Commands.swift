import Foundation
import MatineeCore
import SystemIO

extension StandardStreams {
  /// Prints a command's result; returns the exit code.
  static func print(_ report: some CommandReport, asJSON isJSON: Bool) throws -> Int32 {
    (isJSON ? print(json: try report.json()) : print(report.text())) ? 0 : 1
  }

  /// Reports an error and what can be done about it; returns the exit code.
  ///
  /// - Parameter more: what else can be done.
  static func fail(_ error: any Error, _ more: String? = nil) -> Int32 {
    let error = error as? any LocalizedError ?? UnknownError(error)
    say([error.errorDescription, error.recoverySuggestion, more].compactMap(\.self).joined(separator: " "))
    return 1
  }
}

/// An error that has no text of its own.
private struct UnknownError: LocalizedError {
  let errorDescription: String?

  init(_ error: any Error) { errorDescription = error.localizedDescription }
}
