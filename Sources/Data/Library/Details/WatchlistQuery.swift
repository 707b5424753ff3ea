import Foundation
import TitleIdentity

/// A query for the titles on a watchlist.
public struct WatchlistQuery: Hashable, Sendable {
  /// The order of the titles. Of equal ones, the one added last comes first.
  public enum Order: String, CaseIterable, Sendable {
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
  /// The profile whose watched titles aren't found; `nil` finds all titles.
  public var unwatchedBy: ProfileID?
  /// The IDs of services, of which at least one must offer the title; `nil` finds all titles.
  public var services: Set<Int>?

  public init(_ list: ListID, source: TitleSource, region: String? = nil) {
    self.list = list
    self.source = source
    self.region = region
  }
}

/// The first titles of a ``WatchlistQuery``.
public struct WatchlistPage: Hashable, Sendable {
  /// A title on a watchlist, with its recorded details.
  public struct Entry: Hashable, Sendable {
    /// The title, resolved through matches.
    public let title: TitleReference
    /// Whether details of the title are recorded.
    public let hasDetails: Bool
    /// The length in minutes; `nil` if it is unknown.
    public let minutes: Int?
    /// The average rating from 0 to 10; `nil` if it is unknown.
    public let average: Double?
    /// The services that offer the title; empty if they are unknown.
    public let services: [TitleDetails.Service]
  }

  /// The titles, in the order of the query.
  public let entries: [Entry]
  /// Whether the watchlist has no titles of the source, regardless of the filters.
  public let isEmpty: Bool
  /// The number of titles whose length is unknown, if a maximum is set; otherwise 0.
  public let unknownLengths: Int
  /// The number of titles whose services are unknown, if services are set; otherwise 0.
  public let unknownServices: Int
}

extension Library {
  /// Returns the first titles of a query.
  public func watchlist(_ query: WatchlistQuery, limit: Int) async throws(LibraryError) -> WatchlistPage {
    try await file.read { try WatchlistReader(database: $0, query: query).page(limit: limit) }
  }

  /// Observes the first titles of a query.
  public func observeWatchlist(_ query: WatchlistQuery, limit: Int) -> AsyncStream<WatchlistPage> {
    observe { try WatchlistReader(database: $0, query: query).page(limit: limit) }
  }
}
