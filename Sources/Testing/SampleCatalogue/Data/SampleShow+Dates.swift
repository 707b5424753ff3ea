// Seasons that are always on the air. Their dates are relative to today, so that there is always a next episode.

extension SampleShow {
  /// Returns the show with dates for the seasons that are always on the air.
  func dated(on today: Day) -> SampleShow {
    guard seasons.contains(where: \.isAiringNow) else { return self }
    var show = self
    for index in seasons.indices where seasons[index].isAiringNow { show.seasons[index].setDates(from: today) }
    let days = show.seasons.flatMap(\.episodes).compactMap(\.airDate)
    show.lastAirDate = days.filter { $0 <= today.text }.max()
    return show
  }

  /// Returns the latest episode that has aired and the next one. Seasons without dates aired long ago.
  func episodes(around today: Day) -> (last: EpisodePosition?, next: EpisodePosition?) {
    let positions = seasons.indices.filter { seasons[$0].number > 0 }.flatMap { season in
      seasons[season].episodes.indices.map { EpisodePosition(season: season, episode: $0) }
    }
    let isUpcoming = { (position: EpisodePosition) in
      (seasons[position.season].episodes[position.episode].airDate ?? "") > today.text
    }
    return (positions.last { !isUpcoming($0) }, positions.first(where: isUpcoming))
  }
}

/// The position of an episode in its show, as indices.
struct EpisodePosition: Sendable {
  let season: Int
  let episode: Int
}

extension Season {
  fileprivate var isAiringNow: Bool { episodes.contains { $0.daysFromToday != nil } }

  fileprivate mutating func setDates(from today: Day) {
    for index in episodes.indices {
      episodes[index].airDate = episodes[index].daysFromToday.map { today.adding(days: $0).text }
    }
    airDate = episodes.first?.airDate
  }
}
