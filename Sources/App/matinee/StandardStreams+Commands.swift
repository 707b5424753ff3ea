import AppFoundation
import Foundation
import Library
import Localization
import SystemIO

extension StandardStreams {
  /// Prints a command's result and returns the exit code.
  ///
  /// - Parameter confirmsChange: Whether the result only confirms a saved change.
  static func print(
    _ report: some CommandReport, asJSON isJSON: Bool, confirmsChange: Bool = false
  ) throws -> Int32 {
    let isPrinted =
      isJSON
      ? print(json: try report.json(), confirmsChange: confirmsChange)
      : print(report.text(), confirmsChange: confirmsChange)
    return isPrinted ? 0 : 1
  }

  /// Prints the ID of a change that is saved, and returns the exit code. The change stays saved whatever happens to the
  /// output, so the command succeeds.
  static func confirm(_ action: EventID) -> Int32 {
    guard !print("\(action)", confirmsChange: true) else { return 0 }
    printError(tr("The change is saved. Its ID is {id}.", ["id": "\(action)"]))
    return 0
  }

  /// Prints sentences about a change as messages, then its ID if anything changed. Returns the exit code.
  static func confirm(_ action: EventID?, _ texts: [String]) -> Int32 {
    for text in texts { printError(text) }
    return action.map(confirm) ?? 0
  }

  /// Prints the report of a change that is saved, and returns the exit code. See ``confirm(_:)``.
  static func confirm(_ report: some CommandReport, _ action: EventID?) -> Int32 {
    let code = try? print(report, asJSON: true, confirmsChange: true)
    guard code != 0, let action else { return 0 }
    printError(tr("The change is saved. Its ID is {id}.", ["id": "\(action)"]))
    return 0
  }

  /// Prints an error with its recovery suggestion and returns the exit code.
  ///
  /// - Parameters:
  ///   - error: The error.
  ///   - more: Another suggestion.
  static func fail(_ error: any Error, _ more: String? = nil) -> Int32 {
    let error = error as? any LocalizedError ?? UnknownError(error)
    printError([error.errorDescription, error.recoverySuggestion, more].compactMap(\.self).joined(separator: " "))
    return 1
  }
}

/// A wrapper for an error without a localized message.
private struct UnknownError: LocalizedError {
  let errorDescription: String?

  init(_ error: any Error) { errorDescription = error.localizedDescription }
}
