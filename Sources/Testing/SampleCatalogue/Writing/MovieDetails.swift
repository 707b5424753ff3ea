// The details of a movie as JSON, with their names and codes.

extension SampleMovie {
  /// Returns the response for `/movie/{id}`.
  func details(names: Names, tables: Tables, language: Localization) -> JSON {
    let collectionEntry = collection.flatMap { names.collections[$0] }
    return [
      "adult": false,
      "backdrop_path": .optional(backdropPath),
      "belongs_to_collection": collectionEntry.map { $0.collectionSummary } ?? .null,
      "budget": 0,
      "genres": tables.genres(genres, tables.movieGenres, in: language),
      "homepage": "",
      "id": .int(id),
      "imdb_id": .optional(imdbID),
      "origin_country": .strings(countries),
      "original_language": .string(originalLanguage),
      "original_title": .string(originalTitle),
      "overview": .string(language.overview(of: self)),
      "popularity": .double(statistics.popularity),
      "poster_path": .optional(language.posterPath(of: self)),
      "production_companies": names.companyRows(companies),
      "production_countries": tables.countryRows(countries),
      "release_date": .string(releaseDate),
      "revenue": 0,
      "runtime": .int(runtime ?? 0),
      "softcore": false,
      "spoken_languages": tables.languageRows(languages),
      "status": "Released",
      "tagline": .string(language.tagline(of: self)),
      "title": .string(language.title(of: self)),
      "video": false,
      "vote_average": .double(statistics.voteAverage),
      "vote_count": .int(statistics.voteCount),
    ]
  }
}

extension Names.Entry {
  var collectionSummary: JSON {
    [
      "id": .int(id), "name": .string(name), "poster_path": .string(PictureFile.path(.collection, id)),
      "backdrop_path": .string(PictureFile.path(.backdrop, id)),
    ]
  }

  /// A company or a network. Its country is unknown.
  var businessRow: JSON {
    [
      "id": .int(id), "logo_path": .string(PictureFile.path(.logo, id)), "name": .string(name), "origin_country": "",
    ]
  }

  var keywordRow: JSON {
    ["id": .int(id), "name": .string(name)]
  }
}

extension Names {
  func companyRows(_ names: [String]) -> JSON {
    .array(names.compactMap { companies[$0]?.businessRow })
  }

  func networkRows(_ names: [String]) -> JSON {
    .array(names.compactMap { networks[$0]?.businessRow })
  }

  func keywordRows(_ names: [String]) -> JSON {
    .array(names.compactMap { keywords[$0]?.keywordRow })
  }
}

extension Tables {
  func genres(_ ids: [Int], _ names: [Int: String], in language: Localization) -> JSON {
    .array(ids.compactMap { id in names[id].map { ["id": .int(id), "name": .string(language.genre(id, $0))] } })
  }

  func countryRows(_ codes: [String]) -> JSON {
    .array(codes.map { ["iso_3166_1": .string($0), "name": .string(countries[$0] ?? $0)] })
  }

  func languageRows(_ codes: [String]) -> JSON {
    .array(
      codes.map { code in
        [
          "english_name": .string(languages[code]?.englishName ?? code), "iso_639_1": .string(code),
          "name": .string(languages[code]?.name ?? ""),
        ]
      })
  }
}
