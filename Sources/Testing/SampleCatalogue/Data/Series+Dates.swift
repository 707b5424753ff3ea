// Seasons that are always on the air. Their dates are relative to today, so that there is always a next episode.

extension Series {
  /// Returns the series with dates for the seasons that are always on the air.
  func dated(on today: Day) -> Series {
    guard seasons.contains(where: \.isAiringNow) else { return self }
    var series = self
    for index in seasons.indices where seasons[index].isAiringNow { series.seasons[index].setDates(from: today) }
    let days = series.seasons.flatMap(\.episodes).compactMap(\.airDate)
    series.lastAirDate = days.filter { $0 <= today.text }.max()
    return series
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

/// The position of an episode in its series, as indices.
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
