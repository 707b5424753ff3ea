import Foundation
import TitleIdentity

/// A query for the titles on a list, such as the watchlist.
public struct ListTitlesQuery: Hashable, Sendable {
  /// The order of the titles. Of equal ones, the one added last comes first.
  public enum Order: String, CaseIterable, Sendable {
    /// The user's order. New titles are last.
    case custom
    /// The titles added last first.
    case added
    /// In the locale's alphabetical order.
    case name
    /// The newest titles first.
    case year
    /// The shortest titles first.
    case runningTime
    /// The best titles first.
    case score
  }

  /// The list.
  public var list: ListID
  /// The source of the titles. Titles of other sources aren't found.
  public var source: TitleSource
  /// The country of the services, as an ISO 3166-1 code; `nil` if it is unknown.
  public var region: String?
  /// The order of the titles.
  public var order = Order.added
  /// The maximum length in minutes; `nil` finds all titles.
  public var maximumMinutes: Int?
  /// The ID of a genre that the titles must have; `nil` finds all titles.
  public var genre: Int?
  /// The profile whose watched titles aren't found; `nil` finds all titles.
  public var unwatchedBy: ProfileID?
  /// The IDs of services, of which at least one must offer the title; `nil` finds all titles.
  public var services: Set<Int>?
  /// Whether only titles are found that the filters can't decide about, because their running time, genres or services
  /// are unknown.
  public var findsUnknown = false
  /// The profile for which the whole list is counted; `nil` reads only the first titles.
  public var countsFor: ProfileID?

  public init(_ list: ListID, source: TitleSource, region: String? = nil) {
    self.list = list
    self.source = source
    self.region = region
  }
}

/// The first titles of a ``ListTitlesQuery``.
public struct ListTitlesPage: Hashable, Sendable {
  /// A title on a list, with its recorded details.
  public struct Entry: Hashable, Sendable {
    /// The list's item.
    public let item: ItemID
    /// The title, resolved through matches.
    public let title: TitleReference
    /// The note next to the title, which may be empty.
    public let note: String
    /// Whether details of the title are recorded.
    public let hasDetails: Bool
    /// The length in minutes; `nil` if it is unknown.
    public let minutes: Int?
    /// The average rating from 0 to 10; `nil` if it is unknown.
    public let average: Double?
    /// The services that offer the title; empty if they are unknown.
    public let services: [TitleDetails.Service]
  }

  /// The numbers of a list's titles from the query's source, regardless of the filters.
  public struct Counts: Hashable, Sendable {
    /// The number of films.
    public let films: Int
    /// The number of series.
    public let shows: Int
    /// The number of titles that the profile hasn't marked as watched.
    public let unwatched: Int
    /// The length of all films in minutes, as far as it is known.
    public let minutes: Int
    /// Whether the length of a film is unknown.
    public let hasUnknownMinutes: Bool
    /// The number of the list's other items: notes, and titles of other sources.
    public let others: Int
  }

  /// The titles, in the order of the query.
  public let entries: [Entry]
  /// Whether the list has no titles of the source, regardless of the filters.
  public let isEmpty: Bool
  /// The number of titles that the filters can't decide about.
  public let unknownCount: Int
  /// Whether the entries are the titles that the filters can't decide about: as requested, or because no other title
  /// passes the filters.
  public let showsUnknown: Bool
  /// The numbers of all titles on the list, if the query asks for them.
  public let counts: Counts?
}

extension Library {
  /// Returns the first titles of a query.
  public func titles(_ query: ListTitlesQuery, limit: Int) async throws(LibraryError) -> ListTitlesPage {
    try await file.read { try ListTitlesReader(database: $0, query: query).page(limit: limit) }
  }

  /// Observes the first titles of a query.
  public func observeTitles(_ query: ListTitlesQuery, limit: Int) -> AsyncStream<ListTitlesPage> {
    observe { try ListTitlesReader(database: $0, query: query).page(limit: limit) }
  }
}
