import Foundation
import TitleIdentity

extension PageReference {
  /// The page's web address, on IMDb for an IMDb ID and on TMDB otherwise. ``init(_:)`` parses it back.
  public var address: URL? {
    switch self {
    case .title, .season, .person, .collection: URL(string: "https://www.themoviedb.org/\(self)")
    case .imdb(let id): URL(string: "https://www.imdb.com/\(id.hasPrefix("nm") ? "name" : "title")/\(id)/")
    }
  }
}
