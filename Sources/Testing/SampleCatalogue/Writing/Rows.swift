// Movies, shows and people as rows of lists, in the requested language.

extension SampleMovie {
  func row(in language: Localization) -> JSON {
    [
      "adult": false,
      "backdrop_path": .optional(backdropPath),
      "genre_ids": .ints(genres),
      "id": .int(id),
      "title": .string(language.title(of: self)),
      "original_language": .string(originalLanguage),
      "original_title": .string(originalTitle),
      "overview": .string(language.overview(of: self)),
      "popularity": .double(statistics.popularity),
      "poster_path": .optional(language.posterPath(of: self)),
      "release_date": .string(releaseDate),
      "softcore": false,
      "video": false,
      "vote_average": .double(statistics.voteAverage),
      "vote_count": .int(statistics.voteCount),
    ]
  }

  /// Returns the row for lists that mix movies, shows and people.
  func mixedRow(in language: Localization) -> JSON {
    row(in: language).adding(["media_type": "movie"])
  }
}

extension SampleShow {
  func row(in language: Localization) -> JSON {
    let start: JSON = [
      "adult": false,
      "backdrop_path": .optional(backdropPath),
      "genre_ids": .ints(genres),
      "id": .int(id),
    ]
    return start.adding(commonMembers(in: language)).adding([
      "first_air_date": .string(firstAirDate),
      "softcore": false,
      "name": .string(language.name(of: self)),
      "vote_average": .double(statistics.voteAverage),
      "vote_count": .int(statistics.voteCount),
    ])
  }

  /// Returns the members that rows and details have in common, in TMDB's order.
  func commonMembers(in language: Localization) -> JSON {
    [
      "origin_country": .strings(countries),
      "original_language": .string(originalLanguage),
      "original_name": .string(originalName),
      "overview": .string(language.overview(of: self)),
      "popularity": .double(statistics.popularity),
      "poster_path": .optional(language.posterPath(of: self)),
    ]
  }

  func mixedRow(in language: Localization) -> JSON {
    row(in: language).adding(["media_type": "tv"])
  }
}

extension Person {
  /// The members that every mention of a person begins with.
  var row: JSON {
    [
      "adult": false,
      "gender": .int(gender),
      "id": .int(id),
      "known_for_department": .string(department),
      "name": .string(name),
      "original_name": .string(name),
      "popularity": .double((popularity * 10_000).rounded() / 10_000),
      "profile_path": .optional(profilePath),
    ]
  }
}

extension CreditIndex {
  /// Returns up to three different titles that a person is known for.
  func knownFor(_ name: String, in language: Localization) -> JSON {
    var seen: Set<Int> = []
    var rows: [JSON] = []
    for mention in self[name] where rows.count < 3 && seen.insert(mention.place.title).inserted {
      rows.append(mention.title.mixedRow(in: language))
    }
    return .array(rows)
  }
}

extension CreditIndex.Mention.Title {
  func mixedRow(in language: Localization) -> JSON {
    switch self {
    case .movie(let movie): movie.mixedRow(in: language)
    case .show(let show): show.mixedRow(in: language)
    }
  }
}
