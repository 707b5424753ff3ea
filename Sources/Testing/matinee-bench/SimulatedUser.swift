import Foundation
import Library
import SyntheticExports
import TitleIdentity

/// The changes of a user over twelve years, derived from a seed: plays of films and of a few hundred series, ratings, a
/// long watchlist, long lists and notes.
///
/// The last changes are the same for any number of events, so that each screen begins with the same content: the user
/// is in the middle of twenty series.
nonisolated struct SimulatedUser {
  enum Change: Sendable {
    case watch(TitleReference, TitlePart, on: PartialDate)
    case rate(TitleReference, TitlePart, Score, on: PartialDate)
    case addToWatchlist(TitleReference, on: PartialDate)
    case addToList(Int, TitleReference, on: PartialDate)
    case note(TitleReference, String)
  }

  private enum Kind { case watchFilm, watchEpisode, rate, addToWatchlist, addToList, note }

  /// The changes, oldest first.
  private(set) var changes: [Change] = []
  private let titles: GeneratedTitles
  private var random: SplitMix64
  /// The series that the user has finished before the last weeks, and the next one to begin.
  private let finished: [GeneratedTitles.Show]
  private var nextShow = 0
  /// The series that the user is watching, each with the number of watched episodes.
  private var watching: [(show: GeneratedTitles.Show, watched: Int)] = []
  private var counts: [Kind: Int] = [:]

  static let minimumEvents = 400
  static let listCount = 5

  /// - Parameter events: The number of changes.
  init(events: Int, _ titles: GeneratedTitles, seed: UInt64) {
    self.titles = titles
    random = SplitMix64(seed: seed)
    let current = titles.shows.filter { $0.episodes.count > episodesOfCurrentShow }.prefix(currentShowCount)
    let numbered = (0..<numberedShowCount).map { JournalGenerator.show($0, of: titles.source) }
    let known = Set(current.map(\.title.key))
    finished = (titles.shows.filter { !$0.episodes.isEmpty && !known.contains($0.title.key) } + numbered)
      .shuffled(using: &random)
    for _ in 0..<3 { beginShow() }
    let last = lastChanges(current.map(\.self))
    addChanges(events - last.count)
    changes += last
  }

  /// Returns the number of changes in the next evening.
  mutating func changesInEvening() -> Int { 1 + random.below(6) }
}

nonisolated extension SimulatedUser {
  private mutating func addChanges(_ count: Int) {
    let others: [(Kind, Int)] = [
      (.rate, count * 3 / 40), (.addToWatchlist, max(50, count / 80) - 1), (.addToList, count / 40),
      (.note, count / 400),
    ]
    let plays = count - others.map(\.1).reduce(0, +)
    var kinds = (others + [(.watchFilm, plays * 3 / 10), (.watchEpisode, plays - plays * 3 / 10)]).flatMap {
      Array(repeating: $0.0, count: $0.1)
    }
    kinds.shuffle(using: &random)
    for (index, kind) in kinds.enumerated() {
      let second = secondsOfYears * Double(index) / Double(kinds.count)
      let date = PartialDate(end.addingTimeInterval(second - secondsOfYears), in: .gmt)
      // Imported files contain days.
      changes.append(change(kind, on: index < kinds.count / 2 ? date.day : date))
    }
  }

  private mutating func change(_ kind: Kind, on date: PartialDate) -> Change {
    let number = counts[kind, default: 0]
    counts[kind] = number + 1
    switch kind {
    case .watchFilm: return .watch(anyFilm(), .whole, on: date)
    case .watchEpisode:
      let (show, part) = nextEpisode()
      return .watch(show, part, on: date)
    case .rate: return rate(number, on: date)
    case .addToWatchlist:
      // The user knows one title in five, and none of the others was watched.
      let isKnown = number.isMultiple(of: 5) && number / 5 < titles.films.count
      let film = isKnown ? titles.films[number / 5] : JournalGenerator.film(100_000 + number, of: titles.source)
      return .addToWatchlist(film, on: date)
    case .addToList: return .addToList(number % Self.listCount, film(number / Self.listCount), on: date)
    case .note: return .note(anyFilm(), "Seen again, number \(number), with the sound off and the window open.")
    }
  }

  /// Returns a rating of a film or an episode that has none yet.
  private mutating func rate(_ number: Int, on date: PartialDate) -> Change {
    let score = Score.all[random.below(Score.all.count)]
    guard number % 3 == 2 else { return .rate(film(number - number / 3), .whole, score, on: date) }
    let show = JournalGenerator.show(number / 3 / 300, of: titles.source)
    return .rate(show.title, show.episodes[number / 3 % 300], score, on: date)
  }

  /// Returns a film by number, first those of the sample catalogue.
  private func film(_ number: Int) -> TitleReference {
    number < titles.films.count
      ? titles.films[number] : JournalGenerator.film(number - titles.films.count, of: titles.source)
  }

  private mutating func anyFilm() -> TitleReference {
    random.chance(0.5)
      ? titles.films[random.below(titles.films.count)]
      : JournalGenerator.film(random.below(numberedFilmCount), of: titles.source)
  }

  private mutating func nextEpisode() -> (TitleReference, TitlePart) {
    let index = random.below(watching.count)
    let (show, watched) = watching[index]
    watching[index].watched += 1
    if watched + 1 == show.episodes.count {
      watching.remove(at: index)
      beginShow()
    }
    return (show.title, show.episodes[watched])
  }

  /// Begins the next series; after the last one, the user watches all again.
  private mutating func beginShow() {
    watching.append((finished[nextShow % finished.count], 0))
    nextShow += 1
  }

  /// Returns the changes of the last weeks.
  private func lastChanges(_ current: [GeneratedTitles.Show]) -> [Change] {
    var changes: [Change] = []
    func date() -> PartialDate { PartialDate(end.addingTimeInterval(Double(changes.count) * 20_000), in: .gmt) }
    for number in 0..<episodesOfCurrentShow {
      for show in current { changes.append(.watch(show.title, show.episodes[number], on: date())) }
    }
    let metropolis = GeneratedTitles.metropolis(of: titles.source)
    for film in [metropolis, titles.lastWatched] {
      changes.append(.watch(film, .whole, on: date()))
      changes += Score(stars: 8.5).map { [.rate(film, .whole, $0, on: date())] } ?? []
    }
    changes.append(.note(metropolis, "The restored version, with live music."))
    changes.append(.addToWatchlist(titles.lastAdded, on: date()))
    return changes
  }
}

nonisolated extension PartialDate {
  /// The day of a date that has one.
  fileprivate var day: PartialDate {
    guard case (let year?, let month?, let day?) = components else { return self }
    return .day(year: year, month: month, day: day)
  }
}

private nonisolated let currentShowCount = 20
private nonisolated let episodesOfCurrentShow = 3
/// The numbers of films and series that aren't in the sample catalogue.
private nonisolated let numberedFilmCount = 7_000
private nonisolated let numberedShowCount = 300
/// The end of the twelve years: 31 October 2026.
private nonisolated let end = Date(timeIntervalSince1970: 1_793_404_800)
private nonisolated let secondsOfYears: Double = 4_383 * 86_400
