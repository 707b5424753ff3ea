import Foundation
import Library
import Observation
import TitleIdentity
import Tracking

/// The titles on the user's watchlist that have recently arrived on the user's services. Screens that show them must
/// credit JustWatch, see ``Catalogue/WatchOffers/attribution``.
@MainActor @Observable
public final class ServiceArrivals {
  /// The arrivals by title.
  public private(set) var recent: [TitleReference.Key: [ServiceArrival]] = [:]

  public init() {}

  /// Returns the first recent arrival of a title; `nil` if there is none. Observable.
  public func arrival(of title: TitleReference.Key) -> ServiceArrival? { recent[title]?.first }

  /// Replaces the arrivals.
  public func show(_ arrivals: [ServiceArrival]) {
    let new = Dictionary(grouping: arrivals, by: \.title.key)
    if new != recent { recent = new }
  }
}

extension Library {
  /// Returns the unwatched titles on a profile's watchlist, whose services are compared.
  public func titlesForServices(of profile: ProfileID, from source: TitleSource) async throws(LibraryError)
    -> [TitleReference]
  {
    var query = ListTitlesQuery(.watchlist(of: profile), source: source)
    query.unwatchedBy = profile
    return try await titles(query, limit: maximumTitles).entries.map(\.title)
  }
}

/// The number of titles that are compared.
private let maximumTitles = 2_000
