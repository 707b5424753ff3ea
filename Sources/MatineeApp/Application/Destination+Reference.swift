import MatineeCore

/// Places that have an address on the web, and addresses that are places.
nonisolated extension Destination {
  /// `nil` for an id of IMDb's: TMDB has to be asked what it stands for.
  public init?(_ reference: PageReference) {
    switch reference {
    case .title(let id): self = .title(id)
    case .season(let id): self = .season(id)
    case .person(let id): self = .person(id)
    case .collection(let id): self = .collection(id)
    case .imdb: return nil
    }
  }

  /// `nil` for a place that is the app's own.
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
