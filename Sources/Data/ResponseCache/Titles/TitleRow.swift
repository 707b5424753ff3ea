import TMDB

/// A row that describes a title.
protocol TitleRow: Decodable & Sendable {
  /// The title; `nil` if the row has no name, an invalid ID, or an unsupported kind.
  var seenTitle: CachedTitle? { get }
}

extension Movie: TitleRow {
  var seenTitle: CachedTitle? {
    guard id > 0, !title.isEmpty else { return nil }
    var seen = CachedTitle(CachedTitle.ID(.film, id), name: title)
    seen.originalName = originalTitle
    seen.year = releaseDate?.year
    seen.popularity = popularity
    seen.genreIDs = genreIDs
    seen.picture = posterPath
    seen.isAdult = isAdult
    return seen
  }
}

extension TVShow: TitleRow {
  var seenTitle: CachedTitle? {
    guard id > 0, !name.isEmpty else { return nil }
    var seen = CachedTitle(CachedTitle.ID(.series, id), name: name)
    seen.originalName = originalName
    seen.year = firstAirDate?.year
    seen.popularity = popularity
    seen.genreIDs = genreIDs
    seen.picture = posterPath
    seen.isAdult = isAdult
    return seen
  }
}

extension Person: TitleRow {
  var seenTitle: CachedTitle? {
    guard id > 0, !name.isEmpty else { return nil }
    var seen = CachedTitle(CachedTitle.ID(.person, id), name: name)
    seen.originalName = originalName
    seen.popularity = popularity
    seen.picture = profilePath
    seen.isAdult = isAdult
    return seen
  }
}

extension MediaItem: TitleRow {
  var seenTitle: CachedTitle? {
    switch self {
    case .movie(let movie): movie.seenTitle
    case .show(let show): show.seenTitle
    case .person(let person): person.seenTitle
    case .collection, .season, .episode: nil
    }
  }
}
