// Seasons and episodes as JSON, in brief and in full.

extension Season {
  /// Returns the season as listed in its show.
  func summary(rating: TitleStatistics, in language: Localization) -> JSON {
    [
      "air_date": .optional(airDate), "episode_count": .int(episodes.count), "id": .int(id),
      "name": .string(language.name(of: self)),
      "overview": .string(language.english(overview)), "poster_path": .string(PictureFile.path(.poster, id)),
      "season_number": .int(number), "vote_average": .double((rating.voteAverage * 10).rounded() / 10),
    ]
  }

  /// Returns the response for `/tv/{id}/season/{n}`.
  func details(of show: SampleShow, names: Names, in language: Localization) -> JSON {
    let rows = episodes.indices.map { index in
      row(index, of: show, in: language).adding(["crew": [], "guest_stars": []])
    }
    return [
      "_id": .string(Fingerprint.identifier("season \(id)")),
      "air_date": .optional(airDate),
      "episodes": .array(rows),
      "name": .string(language.name(of: self)),
      "networks": names.networkRows(show.networks),
      "overview": .string(language.english(overview)),
      "id": .int(id),
      "poster_path": .string(PictureFile.path(.poster, id)),
      "season_number": .int(number),
      "vote_average": .double((show.statistics.voteAverage * 10).rounded() / 10),
    ]
  }

  /// Returns an episode as listed in its season.
  func row(_ index: Int, of show: SampleShow, in language: Localization) -> JSON {
    let episode = episodes[index]
    let isLast = index == episodes.count - 1
    let statistics = episode.statistics(near: show.statistics)
    return [
      "air_date": .optional(episode.airDate),
      "episode_number": .int(index + 1),
      "episode_type": .string(isLast ? "finale" : "standard"),
      "id": .int(episode.id),
      "name": .string(episode.name),
      "overview": .string(language.english(episode.overview)),
      "production_code": "",
      "runtime": .optional(episode.runtime ?? show.episodeRunTime),
      "season_number": .int(number),
      "show_id": .int(show.id),
      "still_path": .string(PictureFile.path(.still, episode.id)),
      "vote_average": .double(statistics.voteAverage),
      "vote_count": .int(statistics.voteCount),
    ]
  }

  /// Returns the response for `/tv/{id}/season/{n}/episode/{m}`.
  func episodeDetails(_ index: Int, of show: SampleShow, in language: Localization) -> JSON {
    guard case .object(let members) = row(index, of: show, in: language) else { return .null }
    let alone = JSON.object(members.filter { $0.name != "show_id" })
    return alone.adding(["crew": [], "guest_stars": []])
  }
}

extension Episode {
  func statistics(near show: TitleStatistics) -> TitleStatistics {
    var statistics = TitleStatistics.none
    guard show.voteCount > 0 else { return statistics }
    let shift = Pseudorandom.fraction(of: id, salt: 5) - 0.5
    statistics.voteAverage = ((show.voteAverage + shift) * 1_000).rounded() / 1_000
    statistics.voteCount = 4 + Int(Pseudorandom.fraction(of: id, salt: 6) * 90)
    return statistics
  }
}
