import GRDB
import TitleIdentity

/// A query for a profile's plays, newest first. Plays without a date come last.
public struct HistoryQuery: Hashable, Sendable {
  /// The profile.
  public var profile: ProfileID
  /// The first and the last date, which are both years or both months; `nil` finds all plays.
  ///
  /// A month doesn't contain dates that are known only to the year.
  public var dates: ClosedDates?
  /// The filter for the titles.
  public var titles = DetailFilter()
  /// A part of the title's name, regardless of case and accents; if it is empty, all plays are found.
  public var text = ""

  /// Years or months.
  public struct ClosedDates: Hashable, Sendable {
    /// The first year or month.
    public var first: PartialDate
    /// The last year or month.
    public var last: PartialDate

    public init(_ first: PartialDate, through last: PartialDate) {
      self.first = first
      self.last = last
    }
  }

  /// Creates a query for all plays of a profile.
  public init(of profile: ProfileID) { self.profile = profile }
}

/// The first plays of a ``HistoryQuery``.
public struct HistoryPage: Hashable, Sendable {
  /// A play in a history.
  public struct Entry: Hashable, Sendable {
    /// The play.
    public let play: Play
    /// Whether the profile has watched the same title or part before.
    public let isRewatch: Bool
  }

  /// The plays, newest first.
  public let entries: [Entry]
  /// The years with plays, newest first, regardless of the filters.
  public let years: [Int]
  /// Whether the history is empty, regardless of the filters.
  public let isEmpty: Bool
}

extension Library {
  /// Returns the first plays of a query.
  public func history(_ query: HistoryQuery, limit: Int) async throws(LibraryError) -> HistoryPage {
    try await file.read { try HistoryPageReader(database: $0, query: query).page(limit: limit) }
  }

  /// Observes the first plays of a query.
  public func observeHistory(_ query: HistoryQuery, limit: Int) -> AsyncStream<HistoryPage> {
    observe { try HistoryPageReader(database: $0, query: query).page(limit: limit) }
  }
}
