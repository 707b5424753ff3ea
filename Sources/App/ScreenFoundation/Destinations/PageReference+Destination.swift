import Catalogue

extension PageReference {
  /// The page in the app; `nil` for an IMDb id, which only TMDB can resolve.
  package nonisolated var destination: (any Destination)? {
    switch self {
    case .title(let id): TitleDestination(id: id)
    case .season(let id): SeasonDestination(id: id)
    case .person(let id): PersonDestination(id: id)
    case .collection(let id): CollectionDestination(id: id)
    case .imdb: nil
    }
  }
}
