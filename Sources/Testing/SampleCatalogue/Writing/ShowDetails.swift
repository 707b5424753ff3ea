// The details of a show as JSON.

extension SampleShow {
  /// Returns the response for `/tv/{id}`.
  func details(names: Names, tables: Tables, people: IndexedItems<Person>, language: Localization, today: Day) -> JSON {
    let around = episodes(around: today)
    let start: JSON = [
      "adult": false,
      "backdrop_path": .optional(backdropPath),
      "created_by": creatorRows(people),
      "episode_run_time": .ints(episodeRunTime.map { [$0] } ?? []),
      "first_air_date": .string(firstAirDate),
      "genres": tables.genres(genres, tables.showGenres, in: language),
      "homepage": "",
      "id": .int(id),
      "in_production": .bool(inProduction),
      "languages": .strings(languages),
      "last_air_date": .optional(lastAirDate),
      "last_episode_to_air": row(around.last, in: language),
      "name": .string(language.name(of: self)),
      "next_episode_to_air": row(around.next, in: language),
      "networks": names.networkRows(networks),
      "number_of_episodes": .int(seasons.reduce(0) { $0 + ($1.number == 0 ? 0 : $1.episodes.count) }),
      "number_of_seasons": .int(seasons.count { $0.number > 0 }),
    ]
    return start.adding(commonMembers(in: language)).adding([
      "production_companies": names.companyRows(companies),
      "production_countries": tables.countryRows(countries),
      "seasons": .array(seasons.map { $0.summary(rating: statistics, in: language) }),
      "softcore": false,
      "spoken_languages": tables.languageRows(languages),
      "status": .string(status),
      "tagline": .string(language.tagline(of: self)),
      "type": .string(type),
      "vote_average": .double(statistics.voteAverage),
      "vote_count": .int(statistics.voteCount),
    ])
  }
}

extension SampleShow {
  private func creatorRows(_ people: IndexedItems<Person>) -> JSON {
    .array(
      createdBy.enumerated().compactMap { index, name in
        people[name].map { person in
          [
            "id": .int(person.id), "credit_id": .string(CreditPosition(title: id, part: .creator, index: index).id),
            "name": .string(person.name), "original_name": .string(person.name), "gender": .int(person.gender),
            "profile_path": .optional(person.profilePath),
          ]
        }
      })
  }

  private func row(_ place: EpisodePosition?, in language: Localization) -> JSON {
    guard let place else { return .null }
    return seasons[place.season].row(place.episode, of: self, in: language)
  }
}
