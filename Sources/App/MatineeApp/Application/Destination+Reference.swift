import MatineeCore
import TitleIdentity

/// Conversion between destinations and web addresses.
nonisolated extension Destination {
  /// Creates the destination of a reference; `nil` for an IMDb id, which only TMDB can resolve.
  public init?(_ reference: PageReference) {
    switch reference {
    case .title(let id): self = .title(id)
    case .season(let id): self = .season(id)
    case .person(let id): self = .person(id)
    case .collection(let id): self = .collection(id)
    case .imdb: return nil
    }
  }

  /// The destination's address on the web; `nil` if it exists only in the app.
  var reference: PageReference? {
    switch self {
    case .title(let id): .title(id)
    case .season(let id): .season(id)
    case .person(let id): .person(id)
    case .collection(let id): .collection(id)
    case .featured, .television, .genres, .lists, .search, .genre, .list, .history, .statistics,
      .profiles, .notifications, .profile, .seenList:
      nil
    }
  }
}
