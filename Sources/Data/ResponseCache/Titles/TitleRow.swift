import TMDB
import TitleIdentity

/// A row that describes a title.
protocol TitleRow: Decodable & Sendable {
  /// The title; `nil` if the row has no name, an invalid ID, or an unsupported kind.
  var cachedTitle: CachedTitle? { get }
}

extension Movie: TitleRow {
  var cachedTitle: CachedTitle? {
    guard id > 0, !title.isEmpty else { return nil }
    var cached = CachedTitle(CachedTitle.ID(.movie, id), name: title)
    cached.originalName = originalTitle
    cached.year = releaseDate?.year
    cached.apply(fields)
    return cached
  }
}

extension TVShow: TitleRow {
  var cachedTitle: CachedTitle? {
    guard id > 0, !name.isEmpty else { return nil }
    var cached = CachedTitle(CachedTitle.ID(.show, id), name: name)
    cached.originalName = originalName
    cached.year = firstAirDate?.year
    cached.apply(fields)
    return cached
  }
}

extension CachedTitle {
  fileprivate mutating func apply(_ fields: TitleFields) {
    popularity = fields.popularity
    genreIDs = fields.genreIDs
    picture = fields.posterPath
    isAdult = fields.isAdult
  }
}

extension Person: TitleRow {
  var cachedTitle: CachedTitle? {
    guard id > 0, !name.isEmpty else { return nil }
    var cached = CachedTitle(CachedTitle.ID(.person, id), name: name)
    cached.originalName = originalName
    cached.popularity = popularity
    cached.picture = profilePath
    cached.isAdult = isAdult
    return cached
  }
}

extension MediaItem: TitleRow {
  var cachedTitle: CachedTitle? {
    switch self {
    case .movie(let movie): movie.cachedTitle
    case .show(let show): show.cachedTitle
    case .person(let person): person.cachedTitle
    case .collection, .season, .episode: nil
    }
  }
}
