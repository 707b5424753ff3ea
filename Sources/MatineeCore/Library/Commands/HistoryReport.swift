import Foundation
import Library

/// What somebody watched, for the command line: as lines for a person, or as JSON for a program.
public struct HistoryReport: CommandReport, Sendable {
  /// The latest first; what is without a date comes last.
  public let plays: [Play]

  /// - Parameter limit: how many at most.
  public init(_ library: Library, of profile: ProfileID, limit: Int) async throws(LibraryError) {
    plays = try await library.history(of: profile, limit: limit)
  }

  /// One line a play: when, what `matinee show` calls it, and its name.
  public func text() -> String {
    LibraryWords.table(
      plays.map {
        [
          $0.date == .unknown ? "–" : LibraryWords.date($0.date), LibraryWords.page($0.title, $0.part),
          LibraryWords.name($0.title),
        ]
      })
  }

  /// One array of objects. `date` is as exact as it is known, and missing where nobody knows it.
  public func json() throws -> String {
    try plays.map {
      Row(
        event: $0.id.description, date: $0.date == .unknown ? nil : $0.date.description,
        title: LibraryTitleObject($0.title, $0.part))
    }.commandJSON()
  }
}

private struct Row: Encodable {
  let event: String
  let date: String?
  let title: LibraryTitleObject
}
