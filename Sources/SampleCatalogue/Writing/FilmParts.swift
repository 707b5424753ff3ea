// The small parts of a film that are written from the film alone.

extension Film {
  static func isMorePopular(_ first: Film, _ second: Film) -> Bool {
    (first.figures.popularity, second.id) > (second.figures.popularity, first.id)
  }

  static func isBetterRated(_ first: Film, _ second: Film) -> Bool {
    (first.figures.voteAverage, second.id) > (second.figures.voteAverage, first.id)
  }

  /// How it was first released: on television for a television film, else in cinemas. TMDB's numbers for these are 6 and 3.
  var releaseType: Int { genres.contains(10_770) ? 6 : 3 }

  func releaseRow(in country: String) -> JSON {
    let release: JSON = [
      "certification": "", "descriptors": [], "iso_639_1": "", "note": "",
      "release_date": .string(releaseDate + "T00:00:00.000Z"), "type": .int(releaseType),
    ]
    return ["iso_3166_1": .string(country), "release_dates": [release]]
  }

  /// The same as an older path tells it.
  func legacyReleaseRow(in country: String) -> JSON {
    [
      "certification": "", "descriptors": [], "iso_3166_1": .string(country), "primary": true,
      "release_date": .string(releaseDate),
    ]
  }

  var alternativeTitles: JSON {
    guard originalTitle != title else { return [] }
    let row: JSON = [
      "iso_3166_1": .string(countries.first ?? ""), "title": .string(originalTitle), "type": "original title",
    ]
    return [row]
  }

  var translation: JSON {
    [
      "iso_3166_1": "US", "iso_639_1": "en", "name": "English", "english_name": "English",
      "data": [
        "homepage": "", "overview": .string(overview), "runtime": .int(runtime ?? 0), "tagline": .string(tagline),
        "title": .string(title),
      ],
    ]
  }
}
