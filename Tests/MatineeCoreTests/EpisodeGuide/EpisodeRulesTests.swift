import Foundation
import Library
import ResponseCache
import SyntheticExports
import TMDB
import TMDBTesting
import Testing
import TitleIdentity
import Tracking

@testable import Catalogue

/// The rules of an episode guide, as a table.
///
/// A season is written as "2: 7-12 +13 ?14": episodes 7 to 12 have aired, 13 has a date in the future, and 14 has none.
/// "S2" is a play of a season, "all" one of the whole show.
struct EpisodeRule: CustomTestStringConvertible, Sendable {
  let rule: String
  let seasons: [String]
  let watched: String
  /// The next episode to watch, and the watched and the aired episodes.
  let next: String
  let count: String
  /// The episode that airs next.
  var coming = "–"

  var testDescription: String { rule }
}

private let rules = [
  EpisodeRule(
    rule: "A show that wasn't begun starts with its first episode", seasons: ["1: 1-3"], watched: "",
    next: "S1 E1", count: "0/3"),
  EpisodeRule(
    rule: "The next episode is the one after the last watched one, even if earlier ones were skipped",
    seasons: ["1: 1-5"], watched: "S1E1 S1E3", next: "S1 E4", count: "2/5"),
  EpisodeRule(
    rule: "At the end, the skipped episodes come", seasons: ["1: 1-3"], watched: "S1E1 S1E3", next: "S1 E2",
    count: "2/3"),
  EpisodeRule(
    rule: "Numbers may continue from season to season", seasons: ["1: 1-6", "2: 7-12", "3: 13-15 +16-18"],
    watched: "S1 S2 S3E13", next: "S3 E14", count: "13/15", coming: "S3 E16"),
  EpisodeRule(
    rule: "After the last number of a season comes the first of the next", seasons: ["1: 1-6", "2: 7-12"],
    watched: "S1", next: "S2 E7", count: "6/12"),
  EpisodeRule(
    rule: "Numbers may have gaps", seasons: ["1: 1-2 4-5"], watched: "S1E1 S1E2", next: "S1 E4", count: "2/4"),
  EpisodeRule(
    rule: "A season with gaps is finished after its last episode", seasons: ["1: 1-2 4-5"],
    watched: "S1E1 S1E2 S1E4 S1E5", next: "–", count: "4/4"),
  EpisodeRule(
    rule: "A play of a number that TMDB doesn't list doesn't count", seasons: ["1: 1-2 4-5"], watched: "S1E3",
    next: "S1 E1", count: "0/4"),
  EpisodeRule(
    rule: "Numbers may begin with 0", seasons: ["1: 0-2"], watched: "S1E0", next: "S1 E1", count: "1/3"),
  EpisodeRule(
    rule: "Episode 0 is the first", seasons: ["1: 0-2"], watched: "", next: "S1 E0", count: "0/3"),
  EpisodeRule(
    rule: "Years may be seasons", seasons: ["2003: 1-2", "2004: 1-2"], watched: "S2003", next: "S2004 E1",
    count: "2/4"),
  EpisodeRule(
    rule: "An episode that hasn't aired isn't next", seasons: ["1: 1-2 +3-4"], watched: "S1E1 S1E2", next: "–",
    count: "2/2", coming: "S1 E3"),
  EpisodeRule(
    rule: "An episode without a date hasn't aired", seasons: ["1: 1-4", "2: ?1-8"], watched: "S1", next: "–",
    count: "4/4"),
  EpisodeRule(
    rule: "An undated episode between aired ones is skipped", seasons: ["1: 1 ?2 3"], watched: "S1E1", next: "S1 E3",
    count: "1/2"),
  EpisodeRule(
    rule: "A season may come out in one day, and its first episode comes next", seasons: ["1: 1-3", "2: +1-6"],
    watched: "S1", next: "–", count: "3/3", coming: "S2 E1"),
  EpisodeRule(
    rule: "Specials never decide", seasons: ["0: 1-5 +6", "1: 1-4"], watched: "S1", next: "–", count: "4/4"),
  EpisodeRule(
    rule: "Watched specials don't count", seasons: ["0: 1-2", "1: 1-4"], watched: "S0E1 S0E2", next: "S1 E1",
    count: "0/4"),
  EpisodeRule(
    rule: "A play of the whole show covers its aired episodes", seasons: ["0: 1", "1: 1-4", "2: 1 +2"],
    watched: "all", next: "–", count: "5/5", coming: "S2 E2"),
  EpisodeRule(
    rule: "An empty season is skipped", seasons: ["1: 1-2", "2:", "3: 1"], watched: "S1", next: "S3 E1", count: "2/3"),
  EpisodeRule(
    rule: "A later season may air before an earlier one ends", seasons: ["1: 1-2 +3", "2: 1-2"], watched: "S1",
    next: "S2 E1", count: "2/4", coming: "S1 E3"),
]

struct EpisodeRulesTests {
  private static let today = DayDate("2026-06-01")

  @Test(arguments: rules) func `Progress follows the episode guide`(_ rule: EpisodeRule) throws {
    let guide = try EpisodeGuide(rule.seasons)
    let progress = ShowProgress(parts(rule.watched), episodes: guide.aired(on: Self.today))
    #expect(text(progress.next) == rule.next)
    #expect("\(progress.watched)/\(progress.total)" == rule.count)
    #expect(text(guide.coming(after: Self.today)?.part) == rule.coming)
  }

  @Test func `An episode airs at the start of its day, and without a clock every date has come`() throws {
    var guide = EpisodeGuide()
    let show = ShowJSON(seasons: [1: [.init(1, date: "2026-06-01"), .init(2, date: "2026-06-02"), .init(3)]])
    guide.add(try read(TVShowDetails.self, show.text), at: Date())
    #expect(guide.aired(on: DayDate("2026-05-31")) == [1: []])
    #expect(guide.aired(on: DayDate("2026-06-01")) == [1: [1]])
    #expect(guide.aired(on: DayDate("2026-06-02")) == [1: [1, 2]])
    #expect(guide.aired(on: nil) == [1: [1, 2]])
  }

  @Test func `Marking what is offered always ends with every aired episode watched, and offers nothing else`() throws {
    var generator = SplitMix64(seed: 7)
    for _ in 0..<300 {
      let guide = try EpisodeGuide.random(using: &generator)
      let aired = guide.aired(on: Self.today)
      let offered = Set(guide.airedEpisodes(in: .whole, on: Self.today).map(\.part))
      var watched = offered.filter { _ in Int.random(in: 0..<4, using: &generator) == 0 }
      while let next = ShowProgress(Array(watched), episodes: aired).next {
        #expect(offered.contains(next) && !watched.contains(next))
        watched.insert(next)
      }
      let progress = ShowProgress(Array(watched), episodes: aired)
      #expect(watched == offered && progress.watched == progress.total && progress.total == offered.count)
    }
  }

  @Test func `Marking up to an episode marks exactly the aired ones before it`() throws {
    var generator = SplitMix64(seed: 8)
    for _ in 0..<300 {
      let guide = try EpisodeGuide.random(using: &generator)
      for episode in guide.seasons.flatMap(\.episodes) where episode.hasAired(on: Self.today) {
        let parts = guide.airedEpisodes(upTo: episode.season, episode.number, on: Self.today)
        let expected = guide.seasons.flatMap(\.episodes).filter { other in
          (other.season == 0) == (episode.season == 0) && other.hasAired(on: Self.today)
            && (other.season, other.number) <= (episode.season, episode.number)
        }
        #expect(parts == expected && parts.last == episode)
      }
    }
  }

  /// Returns plays from a text such as "S1 S2E3 all".
  private func parts(_ text: String) -> [TitlePart] {
    text.split(separator: " ").map { word in
      if word == "all" { return .whole }
      let numbers = word.dropFirst().split(separator: "E").compactMap { Int($0) }
      return numbers.count == 1 ? .season(numbers[0]) : .episode(season: numbers[0], number: numbers[1])
    }
  }

  private func text(_ part: TitlePart?) -> String {
    guard let season = part?.season, let episode = part?.episode else { return "–" }
    return "S\(season) E\(episode)"
  }
}

extension EpisodeGuide {
  /// Creates a guide from seasons in the notation of the table.
  fileprivate init(_ seasons: [String]) throws {
    var rows: [Int: [ShowJSON.Episode]] = [:]
    for season in seasons {
      let words = season.split(separator: " ")
      let number = try #require(words.first.flatMap { Int($0.dropLast()) })
      rows[number] = words.dropFirst().flatMap { word -> [ShowJSON.Episode] in
        let date: String? = word.hasPrefix("+") ? "2026-06-08" : word.hasPrefix("?") ? nil : "2026-01-01"
        let bounds = word.trimmingPrefix { "+?".contains($0) }.split(separator: "-").compactMap { Int($0) }
        return .aired(bounds[0]...bounds[bounds.count - 1], on: date)
      }
    }
    self.init()
    add(try read(TVShowDetails.self, ShowJSON(seasons: rows).text), at: Date())
  }

  /// Creates a guide with random numbers and dates.
  fileprivate static func random(using generator: inout SplitMix64) throws -> EpisodeGuide {
    var rows: [Int: [ShowJSON.Episode]] = [:]
    for season in 0...Int.random(in: 0...4, using: &generator) {
      var number = Int.random(in: 0...20, using: &generator)
      rows[season == 0 ? 0 : season * Int.random(in: 1...3, using: &generator)] =
        (0..<Int.random(in: 0...8, using: &generator)).map { _ in
          defer { number += Int.random(in: 1...3, using: &generator) }
          let dates = ["2020-01-01", "2026-06-01", "2026-06-02", nil]
          return ShowJSON.Episode(number, date: dates[Int.random(in: 0..<4, using: &generator)])
        }
    }
    var guide = EpisodeGuide()
    guide.add(try read(TVShowDetails.self, ShowJSON(seasons: rows).text), at: Date())
    return guide
  }
}
