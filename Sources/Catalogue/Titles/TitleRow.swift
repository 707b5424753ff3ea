import TMDB

/// A row that describes a title.
protocol TitleRow: Decodable & Sendable {
  /// The title; `nil` if the row has no name, an invalid ID, or an unsupported kind.
  var seenTitle: SeenTitle? { get }
}

extension Movie: TitleRow {
  var seenTitle: SeenTitle? {
    guard id > 0, !title.isEmpty else { return nil }
    var seen = SeenTitle(SeenTitle.ID(.film, id), name: title)
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
  var seenTitle: SeenTitle? {
    guard id > 0, !name.isEmpty else { return nil }
    var seen = SeenTitle(SeenTitle.ID(.series, id), name: name)
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
  var seenTitle: SeenTitle? {
    guard id > 0, !name.isEmpty else { return nil }
    var seen = SeenTitle(SeenTitle.ID(.person, id), name: name)
    seen.originalName = originalName
    seen.popularity = popularity
    seen.picture = profilePath
    seen.isAdult = isAdult
    return seen
  }
}

extension MediaItem: TitleRow {
  var seenTitle: SeenTitle? {
    switch self {
    case .movie(let movie): movie.seenTitle
    case .show(let show): show.seenTitle
    case .person(let person): person.seenTitle
    case .collection, .season, .episode: nil
    }
  }
}
