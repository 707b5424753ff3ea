import Foundation

/// What was found in another app's files.
public struct ImportResult: Hashable, Sendable {
  /// Which app it is from.
  public var format: ImportFormat
  /// In the order in which they are to be applied: of two ratings of a title, the later one holds.
  public var records: [ImportedRecord] = []
  /// What could not be read, or not all of it.
  public var skipped: [SkippedRow] = []
  /// Each file that was opened, with how many of its rows became what.
  public var files: [ImportedFile] = []
  /// What only the person knows. Of the files that they are about nothing is in `records` until they are answered.
  public var questions: [ImportQuestion] = []
  /// What the person should know of the export as a whole, each a sentence.
  public var notices: [String] = []

  public init(format: ImportFormat) { self.format = format }
}

/// A row that was not imported, so that it can be shown and saved.
public struct SkippedRow: Hashable, Sendable {
  /// The file, and the row's first line.
  public var place: ImportPlace
  /// As it stands in the file.
  public var text: String
  /// Why, in a sentence.
  public var reason: String
  /// Whether something of the row was imported all the same.
  public var isPartial: Bool

  public init(place: ImportPlace, text: String, reason: String, isPartial: Bool = false) {
    self.place = place
    self.text = text
    self.reason = reason
    self.isPartial = isPartial
  }

  /// A file that is skipped as a whole.
  init(file: String, reason: String) {
    self.init(place: ImportPlace(file: file, line: 1), text: "", reason: reason)
  }
}

/// What became of the rows of a file: each is counted once.
public struct ImportedFile: Hashable, Sendable {
  /// Its path in the archive or folder.
  public var name: String
  /// All rows without the header.
  public var rows = 0
  /// Rows that became records.
  public var used = 0
  /// Rows that say only what other rows say.
  public var repeated = 0
  /// Rows that say nothing that could be imported: a trailer, a count.
  public var without = 0
  /// Rows that could not be read.
  public var skipped = 0
  /// Rows that wait for an answer.
  public var waiting = 0

  public init(name: String) { self.name = name }
}

/// What only the person knows.
public enum ImportQuestion: Hashable, Sendable {
  /// Whether `3/4/25` is in April or in March. The example is a date of the file's.
  case dayOrMonthFirst(file: String, example: String)
  /// What a file of Letterboxd's is, whose name does not tell and whose columns three kinds of file have.
  case purpose(file: String)
  /// Whose history to take, of the profiles that a household has.
  case profiles(file: String, names: [String])
}

/// What the person answered, by the names of the files.
public struct ImportAnswers: Hashable, Sendable {
  /// Whether the day comes first.
  public var dayFirst: [String: Bool] = [:]
  /// What the films of a file are.
  public var purposes: [String: FilmsPurpose] = [:]
  /// The profiles to take.
  public var profiles: [String: Set<String>] = [:]
  /// The clocks that the person lives by. Apps write times in UTC, by which an evening may be of the next day; `nil` leaves them so.
  public var timeZone: TimeZone?

  public init() {}
}

/// What a mere list of films is about.
public enum FilmsPurpose: String, CaseIterable, Hashable, Sendable {
  case watched
  case watchlist
  case likes
}
