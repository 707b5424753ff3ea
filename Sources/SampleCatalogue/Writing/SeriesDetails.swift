// How a series is written when it is all that is asked for.

extension Series {
  /// The whole series, as `/tv/{id}` answers it.
  func details(names: Names, tables: Tables, people: Shelf<Person>, language: String) -> JSON {
    [
      "adult": false,
      "backdrop_path": .string(PictureFile.path(.backdrop, id)),
      "created_by": creatorRows(people),
      "episode_run_time": .ints(episodeRunTime.map { [$0] } ?? []),
      "first_air_date": .string(firstAirDate),
      "genres": tables.genres(genres, tables.seriesGenres),
      "homepage": "",
      "id": .int(id),
      "in_production": .bool(inProduction),
      "languages": .strings(languages),
      "last_air_date": .optional(lastAirDate),
      "last_episode_to_air": lastEpisode,
      "name": .string(name(in: language)),
      "next_episode_to_air": .null,
      "networks": names.networkRows(networks),
      "number_of_episodes": .int(seasons.reduce(0) { $0 + ($1.number == 0 ? 0 : $1.episodes.count) }),
      "number_of_seasons": .int(seasons.count { $0.number > 0 }),
      "origin_country": .strings(countries),
      "original_language": .string(originalLanguage),
      "original_name": .string(originalName),
      "overview": .string(overview),
      "popularity": .double(figures.popularity),
      "poster_path": .string(PictureFile.path(.poster, id)),
      "production_companies": names.companyRows(companies),
      "production_countries": tables.countryRows(countries),
      "seasons": .array(seasons.map { $0.summary(rating: figures) }),
      "softcore": false,
      "spoken_languages": tables.languageRows(languages),
      "status": .string(status),
      "tagline": .string(tagline),
      "type": .string(type),
      "vote_average": .double(figures.voteAverage),
      "vote_count": .int(figures.voteCount),
    ]
  }
}

extension Series {
  private func creatorRows(_ people: Shelf<Person>) -> JSON {
    .array(
      createdBy.enumerated().compactMap { index, name in
        people[name].map { person in
          [
            "id": .int(person.id), "credit_id": .string(CreditPlace(title: id, part: .creator, index: index).id),
            "name": .string(person.name), "original_name": .string(person.name), "gender": .int(person.gender),
            "profile_path": .string(PictureFile.path(.profile, person.id)),
          ]
        }
      })
  }

  private var lastEpisode: JSON {
    guard let season = seasons.last(where: { !$0.episodes.isEmpty && $0.number > 0 }) else { return .null }
    return season.lastEpisodeRow(of: self)
  }
}
