import Foundation

extension PageReference {
  /// Where the page is on the web: at TMDB, or at IMDb for an id of IMDb's. ``init(_:)`` reads it back.
  public var address: URL? {
    switch self {
    case .title, .season, .person, .collection: URL(string: "https://www.themoviedb.org/\(self)")
    case .imdb(let id): URL(string: "https://www.imdb.com/\(id.hasPrefix("nm") ? "name" : "title")/\(id)/")
    }
  }
}
