// The details and credits of a person as JSON.

extension Person {
  static func isMorePopular(_ first: Person, _ second: Person) -> Bool {
    (first.popularity, second.id) > (second.popularity, first.id)
  }

  /// Returns the response for `/person/{id}`.
  func details(in language: Localization) -> JSON {
    [
      "adult": false,
      "also_known_as": .strings(alsoKnownAs),
      "biography": .string(language.biography(of: self)),
      "birthday": .optional(birthday),
      "deathday": .optional(deathday),
      "gender": .int(gender),
      "homepage": .null,
      "id": .int(id),
      "imdb_id": .optional(imdbID),
      "known_for_department": .string(department),
      "name": .string(name),
      "place_of_birth": .optional(placeOfBirth),
      "popularity": .double((popularity * 10_000).rounded() / 10_000),
      "profile_path": .optional(profilePath),
    ]
  }
}

/// A person's credits, as in TMDB's three kinds of credit responses.
struct PersonCredits {
  private let mentions: [CreditIndex.Mention]
  private let language: Localization

  init(_ mentions: [CreditIndex.Mention], in language: Localization) {
    self.mentions = mentions
    self.language = language
  }

  var combined: JSON { rows { title in title.kind } }

  var movies: JSON {
    rows { title in
      if case .movie = title { return [:] }
      return nil
    }
  }

  var shows: JSON {
    rows { title in
      if case .show = title { return [:] }
      return nil
    }
  }
}

extension PersonCredits {
  /// Returns the rows of the cast and crew.
  ///
  /// - Parameter last: Returns the members at the end of a row, or `nil` to omit the title.
  private func rows(last: (CreditIndex.Mention.Title) -> JSON?) -> JSON {
    var cast: [JSON] = []
    var crew: [JSON] = []
    for mention in mentions {
      guard let last = last(mention.title) else { continue }
      let row = mention.title.row(in: language)
      if mention.place.part == .cast {
        let role: JSON = ["character": .string(mention.role), "credit_id": .string(mention.place.id)]
        cast.append(row.adding(role).adding(mention.castFields).adding(last))
      } else {
        let job: JSON = [
          "credit_id": .string(mention.place.id), "department": .string(Jobs.department(of: mention.role)),
        ]
        crew.append(row.adding(job).adding(mention.crewFields).adding(["job": .string(mention.role)]).adding(last))
      }
    }
    return ["cast": .array(cast), "crew": .array(crew)]
  }
}

extension CreditIndex.Mention {
  fileprivate var castFields: JSON {
    switch title {
    case .movie: ["order": .int(place.index)]
    case .show: crewFields
    }
  }

  fileprivate var crewFields: JSON {
    switch title {
    case .movie: [:]
    case .show(let show):
      ["episode_count": .int(show.episodeCount), "first_credit_air_date": .string(show.firstAirDate)]
    }
  }
}

extension CreditIndex.Mention.Title {
  fileprivate func row(in language: Localization) -> JSON {
    switch self {
    case .movie(let movie): movie.row(in: language)
    case .show(let show): show.row(in: language)
    }
  }

  fileprivate var kind: JSON {
    switch self {
    case .movie: ["media_type": "movie"]
    case .show: ["media_type": "tv"]
    }
  }
}
