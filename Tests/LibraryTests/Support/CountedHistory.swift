import TitleIdentity

@testable import Library

/// Statistics counted play by play, to compare with those that the library keeps up to date.
struct CountedHistory {
  let plays: [Play]
  let details: [TitleReference.Key: TitleDetails]
  let today: Int

  var titles: [TitleReference.Key: TitleReference] {
    Dictionary(plays.map { ($0.title.key, $0.title) }, uniquingKeysWith: { first, _ in first })
  }

  /// The numbers of plays and minutes by month.
  var months: [PartialDate: Statistics.Plays] {
    Dictionary(
      plays.map { ($0.date.month, Statistics.Plays(count: 1, minutes: minutes($0) ?? 0)) },
      uniquingKeysWith: { Statistics.Plays(count: $0.count + $1.count, minutes: $0.minutes + $1.minutes) })
  }

  var titlesWithoutLength: Int { Set(plays.filter { minutes($0) == nil }.map(\.title.key)).count }

  /// The titles of plays whose length the details can't tell.
  var titlesWithoutDetails: Set<TitleReference.Key> {
    Set(
      plays.filter { play in
        guard let known = details[play.title.key] else { return true }
        return play.title.kind == .show && known.episodes == nil && play.part.episode == nil
      }.map(\.title.key).filter { $0.source == .tmdb })
  }

  func counts<Value: Hashable>(_ values: (TitleDetails) -> [Value]) -> [Value: Int] {
    Dictionary(titles.keys.flatMap { details[$0].map(values) ?? [] }.map { ($0, 1) }, uniquingKeysWith: +)
  }

  private func minutes(_ play: Play) -> Int? {
    guard let known = details[play.title.key] else { return nil }
    guard play.title.kind == .show else { return known.minutes }
    let episodes = known.episodes ?? []
    if case .episode(let season, let number) = play.part {
      return episodes.first { $0.season == season && $0.number == number }?.minutes ?? known.minutes
    }
    let lengths = episodes.filter { episode in
      (play.part.season.map { $0 == episode.season } ?? (episode.season > 0))
        && episode.aired.map { $0 <= today } ?? false
    }.map { $0.minutes ?? known.minutes }
    return lengths.isEmpty || lengths.contains(nil) ? nil : lengths.compactMap(\.self).reduce(0, +)
  }
}

extension PartialDate {
  /// The date without its day.
  fileprivate var month: PartialDate {
    switch components {
    case (let year?, let month?, _): .month(year: year, month: month)
    case (let year?, nil, _): .year(year)
    default: .unknown
    }
  }
}
