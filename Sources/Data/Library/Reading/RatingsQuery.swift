import GRDB
import TitleIdentity

/// A query for the whole titles that a profile has rated.
public struct RatingsQuery: Hashable, Sendable {
  /// The order of the titles. Of equal ones, the one rated last comes first.
  public enum Order: String, CaseIterable, Sendable {
    /// The highest rating first.
    case score
    /// The lowest rating first.
    case lowest
    /// The latest rating first.
    case date
    /// The rating that differs most from the average first. Titles with an unknown average come last.
    case difference
  }

  /// The profile.
  public var profile: ProfileID
  /// The source of the titles. Titles of other sources aren't found.
  public var source: TitleSource
  /// The order of the titles.
  public var order = Order.score
  /// The filter for the titles.
  public var titles = DetailFilter()
  /// The rating; `nil` finds all titles.
  public var score: Score?
  /// The dates between which the profile has watched the title or a part of it; `nil` finds all titles.
  public var watched: HistoryQuery.ClosedDates?

  /// Creates a query for all titles that a profile has rated.
  public init(of profile: ProfileID, from source: TitleSource) {
    self.profile = profile
    self.source = source
  }
}

/// The first titles of a ``RatingsQuery``.
public struct RatingsPage: Hashable, Sendable {
  /// A rated title, with its recorded details.
  public struct Entry: Hashable, Sendable {
    /// The rating.
    public let rating: Rating
    /// The average rating from 0 to 10; `nil` if it is unknown.
    public let average: Double?
  }

  /// The titles, in the order of the query.
  public let entries: [Entry]
  /// Whether the profile has rated no titles of the source, regardless of the filters.
  public let isEmpty: Bool
  /// The decades with rated titles, such as 1970, the latest first, regardless of the filters.
  public let decades: [Int]
  /// The number of titles with unknown genres, if a genre is set; otherwise 0.
  public let unknownGenres: Int
  /// The number of titles with an unknown decade, if a decade is set; otherwise 0.
  public let unknownDecades: Int
  /// The titles without recorded details, if the query depends on them; otherwise empty.
  public let titlesWithoutDetails: [TitleReference.Key]
}

extension Library {
  /// Returns the first titles of a query.
  public func ratings(_ query: RatingsQuery, limit: Int) async throws(LibraryError) -> RatingsPage {
    try await file.read { try RatingsPageReader(database: $0, query: query).page(limit: limit) }
  }

  /// Observes the first titles of a query.
  public func observeRatings(_ query: RatingsQuery, limit: Int) -> AsyncStream<RatingsPage> {
    observe { try RatingsPageReader(database: $0, query: query).page(limit: limit) }
  }
}
