import AppFoundation
import Foundation
import Library
import Tracking

/// A report of a profile's history for the command line, as text or JSON.
public struct HistoryReport: CommandReport, Sendable {
  /// The plays, newest first. Plays without a date come last.
  public let plays: [Play]

  /// - Parameter limit: The maximum number of plays.
  public init(_ library: Library, of profile: ProfileID, limit: Int) async throws(LibraryError) {
    plays = try await library.history(of: profile, limit: limit)
  }

  /// Returns one line for each play: its date, its page as `matinee show` names it, and the title's name.
  public func text() -> String {
    LibraryText.table(
      plays.map {
        [
          $0.date == .unknown ? "–" : LibraryText.date($0.date), LibraryText.page($0.title, $0.part),
          LibraryText.name($0.title),
        ]
      })
  }

  /// Returns a JSON array of objects. `date` is as precise as the known date, and omitted if unknown.
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
