import Foundation

/// The records found in another app's files.
public struct ImportResult: Hashable, Sendable {
  /// The app that wrote the files.
  public var format: ImportFormat
  /// The records in the order in which to apply them. Of two ratings of a title, the later one wins.
  public var records: [ImportedRecord] = []
  /// The rows that couldn't be read, or only in part.
  public var skipped: [SkippedRow] = []
  /// The number of rows without importable data for each reason, such as trailers or totals.
  public var irrelevant: [String: Int] = [:]
  /// The files that were opened, with an account of their rows.
  public var files: [ImportedFile] = []
  /// Questions that only the user can answer. The files in question contribute no records until then.
  public var questions: [ImportQuestion] = []
  /// Notices about the export as a whole, each a sentence.
  public var notices: [String] = []

  public init(format: ImportFormat) { self.format = format }
}

/// A row that wasn't imported, which can be shown and saved.
public struct SkippedRow: Hashable, Sendable {
  /// The file and the row's first line.
  public var location: ImportLocation
  /// The row's original text.
  public var text: String
  /// The reason, as a sentence.
  public var reason: String
  /// Whether the row was imported in part.
  public var isPartial: Bool

  public init(location: ImportLocation, text: String, reason: String, isPartial: Bool = false) {
    self.location = location
    self.text = text
    self.reason = reason
    self.isPartial = isPartial
  }

  /// Creates a report for a file that is skipped as a whole.
  init(file: String, reason: String) {
    self.init(location: ImportLocation(file: file, line: 1), text: "", reason: reason)
  }
}

/// An account of a file's rows. Each row is counted once.
public struct ImportedFile: Hashable, Sendable {
  /// The path in the archive or folder.
  public var name: String
  /// The number of all rows, excluding the header.
  public var rows = 0
  /// The number of rows that became records.
  public var used = 0
  /// The number of rows that only repeat other rows.
  public var duplicates = 0
  /// The number of rows without importable data, such as trailers or totals.
  public var irrelevant = 0
  /// The number of rows that couldn't be read.
  public var skipped = 0
  /// The number of rows that wait for an answer.
  public var waiting = 0

  public init(name: String) { self.name = name }
}

/// A question that only the user can answer.
public enum ImportQuestion: Hashable, Sendable {
  /// The order of day and month: `3/4/25` may be in April or in March. The example is a date from the file.
  case dayOrMonthFirst(file: String, example: String)
  /// The purpose of a Letterboxd file whose name and columns are ambiguous.
  case purpose(file: String)
  /// The profiles whose history to import from a household's file.
  case profiles(file: String, names: [String])
}

/// The user's answers by file name.
public struct ImportAnswers: Hashable, Sendable {
  /// Whether dates begin with the day.
  public var dayFirst: [String: Bool] = [:]
  /// The purposes of movies in a file.
  public var purposes: [String: MovieListPurpose] = [:]
  /// The profiles to import.
  public var profiles: [String: Set<String>] = [:]
  /// The user's time zone. Apps write times in UTC, so an evening may fall on the next day; `nil` leaves them in UTC.
  public var timeZone: TimeZone?

  public init() {}
}

/// The purpose of a plain list of movies.
public enum MovieListPurpose: String, CaseIterable, Hashable, Sendable {
  case watched
  case watchlist
  case likes
}
