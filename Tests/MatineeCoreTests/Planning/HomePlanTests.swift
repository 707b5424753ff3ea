import AppFoundation
import Catalogue
import Foundation
import Library
import Planning
import SyntheticExports
import TMDB
import Testing
import TitleIdentity
import Tracking

/// The rules by which Home follows from the shows, the films and the day.
struct HomeRule: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let shows: [PlanShow]
  /// The shows in Continue Watching with their next episodes.
  var watching: [String] = []
  /// The entries of Coming Up: the days ahead, the show and the episodes.
  var coming: [String] = []
}

private let rules = [
  HomeRule(
    testDescription: "A show that wasn’t started, or is paused or dropped, is nowhere",
    shows: [
      PlanShow(seasons: ["1: 1@-7 2@1"]),
      PlanShow(id: 8, seasons: ["1: 1-2@-7 3@1"], watched: "S1E1", choices: ["paused"]),
      PlanShow(id: 9, seasons: ["1: 1-2@-7 3@1"], watched: "S1E1", choices: ["dropped"]),
    ]),
  HomeRule(
    testDescription: "The show that was watched last comes first",
    shows: [
      PlanShow(seasons: ["1: 1-2@-90"], watched: "S1E1", lastPlayed: 9),
      PlanShow(name: "Dekalog", id: 8, seasons: ["1: 1-2@-90"], watched: "S1E1", lastPlayed: 8),
    ], watching: ["Dekalog S1E2", "Heimat S1E2"]),
  HomeRule(
    testDescription: "A new episode brings its show to the front",
    shows: [
      PlanShow(seasons: ["1: 1@-7 2@-1"], watched: "S1E1", lastPlayed: 6),
      PlanShow(name: "Dekalog", id: 8, seasons: ["1: 1-2@-90"], watched: "S1E1", lastPlayed: 3),
    ], watching: ["Heimat S1E2", "Dekalog S1E2"], coming: ["-1 Heimat S1E2"]),
  HomeRule(
    testDescription: "A show that is caught up moves to Coming Up, however far its next episode is",
    shows: [
      PlanShow(seasons: ["1: 1@-7 2@5 3@12 4@19"], watched: "S1E1"),
      PlanShow(name: "Dekalog", id: 8, seasons: ["1: 1@-7 2@60 3@67"], watched: "S1E1"),
      PlanShow(name: "Fanny", id: 9, seasons: ["1: 1@-7"], watched: "S1E1"),
      PlanShow(name: "Long Ago", id: 10, seasons: ["1: 1@-99"], watched: "S1E1", lastPlayed: 90),
    ], coming: ["5 Heimat S1E2", "12 Heimat S1E3", "60 Dekalog S1E2", "? Fanny"]),
  HomeRule(
    testDescription: "A finished show is nowhere",
    shows: [PlanShow(seasons: ["1: 1@-7"], watched: "S1E1", isOngoing: false)]),
  HomeRule(
    testDescription: "Several episodes of a day are one entry, and watched ones don’t count",
    shows: [PlanShow(seasons: ["1: 1@-7", "2: 1@-1 2-4@0 5-6@3"], watched: "S1 S2E1 S2E2")],
    watching: ["Heimat S2E3"], coming: ["0 Heimat S2E3 S2E4", "3 Heimat S2E5 S2E6"]),
  HomeRule(
    testDescription: "An episode without a date is never offered",
    shows: [PlanShow(seasons: ["1: 1@-7 2 3@2"], watched: "S1E1")], coming: ["2 Heimat S1E3"]),
]

struct HomePlanTests {
  @Test(arguments: rules) func `Home follows from the shows and the day`(_ rule: HomeRule) async throws {
    let today = try #require(PlanShow.today)
    var shows: [PlannedShow] = []
    for show in rule.shows { shows.append(try await show.planned()) }
    let plan = HomePlan(shows.shuffled(), on: today)
    #expect(plan.continueWatching.map { "\($0.title.name) \(text($0.next))" } == rule.watching)
    #expect(plan.comingUp.map { text($0, from: today) } == rule.coming)
  }

  @Test func `Home offers one episode after another until the user has watched all that have aired`() async throws {
    let today = try #require(PlanShow.today)
    var generator = SplitMix64(seed: 45)
    for _ in 0..<150 {
      var show = PlanShow.random(using: &generator)
      let guide = try show.guide()
      var planned = try await show.planned()
      var offered: Set<TitlePart> = []
      while let next = HomePlan([planned], on: today).continueWatching.first?.next {
        #expect(next.day <= today, "It hasn't aired")
        #expect(offered.insert(next.part).inserted, "It was watched")
        show.watched += " S\(next.season)E\(next.number)"
        planned = try await show.planned()
      }
      guard planned.state != .notStarted else { continue }
      #expect([.upToDate, .finished].contains(planned.state))
      let aired = guide.aired(on: today).filter { $0.key > 0 }.flatMap { season, numbers in
        numbers.map { TitlePart.episode(season: season, number: $0) }
      }
      #expect(planned.watched == aired.count)
      #expect(planned.coming.allSatisfy { $0.day > today })
    }
  }

  @Test func `Film on a list comes out among the episodes of its day`() async throws {
    let today = try #require(PlanShow.today)
    let library = try Library.inMemory()
    let film = TitleReference(.tmdb, .movie, 5, name: "Metropolis")
    try await library.add(film, to: .watchlist(of: .owner), by: .owner)
    var details = TitleDetails(film.key, TitleDetails.Version(fetched: .distantPast), year: 2026)
    details.released = 2026_06_03
    try await library.record([details])
    let releases = try await library.listedReleases(of: .owner, from: .tmdb, in: 2026_05_31...2026_06_15)
    #expect(releases.map(\.title) == [film])
    let show = try await PlanShow(seasons: ["1: 1@-7 2@1 3@8"], watched: "S1E1").planned()
    let plan = HomePlan([show], releases, on: today)
    #expect(plan.comingUp.map { text($0, from: today) } == ["1 Heimat S1E2", "2 Metropolis", "8 Heimat S1E3"])
    try await library.watch(film, on: .unknown, by: .owner)
    #expect(try await library.listedReleases(of: .owner, from: .tmdb, in: 2026_05_31...2026_06_15).isEmpty)
  }

  private func text(_ episode: PlannedEpisode?) -> String {
    episode.map { "S\($0.season)E\($0.number)" } ?? "–"
  }

  private func text(_ entry: ComingEntry, from today: DayDate) -> String {
    let day = entry.day.map { "\(today.days(until: $0))" } ?? "?"
    return ([day, entry.title.name] + entry.episodes.map { text($0) }).joined(separator: " ")
  }
}

extension PlanShow {
  /// Creates a show with random seasons, dates and plays.
  fileprivate static func random(using generator: inout SplitMix64) -> PlanShow {
    var watched: [String] = []
    let seasons = (0...Int.random(in: 0...3, using: &generator)).map { season -> String in
      var number = Int.random(in: 0...3, using: &generator)
      let episodes = (0..<Int.random(in: 0...6, using: &generator)).map { _ -> String in
        defer { number += Int.random(in: 1...2, using: &generator) }
        let day = [-400, -7, -1, 0, 1, 7, 40, nil][Int.random(in: 0..<8, using: &generator)]
        if Int.random(in: 0..<3, using: &generator) == 0, let day, day <= 0 { watched.append("S\(season)E\(number)") }
        return "\(number)" + (day.map { "@\($0)" } ?? "")
      }
      return (["\(season):"] + episodes).joined(separator: " ")
    }
    return PlanShow(
      seasons: seasons, watched: watched.joined(separator: " "), isOngoing: .random(using: &generator))
  }
}
