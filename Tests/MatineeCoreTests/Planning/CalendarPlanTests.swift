import AppFoundation
import Catalogue
import Foundation
import Library
import Planning
import TMDB
import TMDBTesting
import Testing
import TitleIdentity
import Tracking

/// The days of the calendar page. They follow from the shows, the films, the day and the filter.
struct CalendarPlanTests {
  /// A calendar in the notation of ``PlanShow``, and its lines.
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    var shows: [PlanShow] = []
    /// The days on which films on the watchlist come out.
    var films: [String: Int] = [:]
    var state: ViewingState?
    /// The IDs of the shows on the filter's list; `nil` without a list.
    var members: Set<Int>?
    let lines: [String]

    var testDescription: String { name }
  }

  @Test(arguments: Self.cases)
  func `The days have the episodes and films`(_ example: Case) async throws {
    let content = try await Self.content(example.shows, films: example.films)
    let today = try #require(PlanShow.today)
    let members = example.members.map { Set($0.map { TitleReference.Key(.show($0), of: .tmdb) }) }
    let plan = CalendarPlan(content, on: today, state: example.state, members: members)
    #expect(Self.lines(of: plan.days, today) == example.lines)
  }

  static let cases: [Case] = [
    Case(
      name: "Past episodes say whether they were watched",
      shows: [PlanShow(seasons: ["1: 1@-30 2@-7 3@0 4@40 5"], watched: "S1E1")],
      lines: ["-30 Heimat 1x1 ✓", "-7 Heimat 1x2", "0 Heimat 1x3", "40 Heimat 1x4"]),
    Case(
      name: "Episodes of one day are one entry",
      shows: [PlanShow(seasons: ["1: 1-3@-7", "2: 1@-7"], watched: "S1E1 S2E1")],
      lines: ["-7 Heimat 1x1 1x2 1x3 2x1 (2 of 4)"]),
    Case(
      name: "A season and a show that were watched as a whole cover their episodes",
      shows: [
        PlanShow(seasons: ["1: 1@-9", "2: 1@-2"], watched: "S1"),
        PlanShow(name: "Weekly", id: 8, seasons: ["1: 1@-2 2@5"], watched: "all"),
      ],
      lines: ["-9 Heimat 1x1 ✓", "-2 Heimat 2x1 | Weekly 1x1 ✓", "5 Weekly 1x2"]),
    Case(
      name: "Paused and dropped shows are absent, and finished ones present",
      shows: [
        PlanShow(seasons: ["1: 1@-9 2@3"], watched: "S1E1", choices: ["paused"]),
        PlanShow(name: "Dropped", id: 8, seasons: ["1: 1@-9 2@3"], watched: "S1E1", choices: ["dropped"]),
        PlanShow(name: "Ended", id: 9, seasons: ["1: 1@-9"], watched: "S1E1", isOngoing: false),
      ],
      lines: ["-9 Ended 1x1 ✓"]),
    Case(
      name: "Specials appear if they count",
      shows: [
        PlanShow(seasons: ["0: 1@2", "1: 1@-9"], watched: "S1E1"),
        PlanShow(name: "Specials", id: 8, seasons: ["0: 1@2", "1: 1@-9"], watched: "S1E1", choices: ["specials"]),
      ],
      lines: ["-9 Heimat 1x1 ✓ | Specials 1x1 ✓", "2 Specials 0x1"]),
    Case(
      name: "Films on lists come between the shows",
      shows: [PlanShow(seasons: ["1: 1@-9 2@4"], watched: "S1E1")], films: ["Alien": 4, "Zodiac": 4, "Old": -400],
      lines: ["-400 Old", "-9 Heimat 1x1 ✓", "4 Alien | Heimat 1x2 | Zodiac"]),
    Case(
      name: "A state shows its shows alone",
      shows: [
        PlanShow(seasons: ["1: 1@-9 2@-1"], watched: "S1E1"),
        PlanShow(name: "Weekly", id: 8, seasons: ["1: 1@-9 2@3"], watched: "S1E1"),
      ], films: ["Alien": 4], state: .upToDate, lines: ["-9 Weekly 1x1 ✓", "3 Weekly 1x2"]),
    Case(
      name: "A list shows its titles alone",
      shows: [
        PlanShow(seasons: ["1: 1@-9"], watched: "S1E1"),
        PlanShow(name: "Weekly", id: 8, seasons: ["1: 1@-9 2@3"], watched: "S1E1"),
      ], films: ["Alien": 4], members: [8], lines: ["-9 Weekly 1x1 ✓", "3 Weekly 1x2"]),
    Case(name: "Nothing was begun", shows: [PlanShow(seasons: ["1: 1@-9 2@3"])], lines: []),
  ]

  @Test func `A period includes its first and its last day`() async throws {
    let today = try #require(PlanShow.today)
    let content = try await Self.content([PlanShow(seasons: ["1: 1@-9 2@-1 3@0 4@3"], watched: "S1E1")])
    let plan = CalendarPlan(content, on: today)
    let period = try #require(today.adding(days: -1))...(try #require(today.adding(days: 3)))
    #expect(Self.lines(of: Array(plan.days(in: period)), today) == ["-1 Heimat 1x2", "0 Heimat 1x3", "3 Heimat 1x4"])
    let later = try #require(today.adding(days: 4))
    #expect(plan.days(in: later...later).isEmpty)
  }

  @Test func `The agenda grows back to the beginning of the month that has enough entries`() async throws {
    let today = try #require(PlanShow.today)
    let content = try await Self.content([PlanShow(seasons: ["1: 1@-400 2@-40 3@-3 4@3"], watched: "S1E1")])
    let plan = CalendarPlan(content, on: today)
    let start = try #require(plan.start(before: today, entries: 1))
    #expect(start == DayDate(year: 2026, month: 5, day: 1))
    #expect(plan.start(before: start, entries: 5) == DayDate(year: 2025, month: 4, day: 1))
    #expect(try plan.start(before: #require(DayDate(year: 2025, month: 4, day: 1)), entries: 5) == nil)
  }

  static func lines(of days: [CalendarPlan.Day], _ today: DayDate) -> [String] {
    days.map { day in
      let entries = day.entries.map { entry in
        let parts = entry.episodes.map { "\($0.season)x\($0.number)" }
        let watched = entry.watched > 0 && !entry.isWatched ? "(\(entry.watched) of \(parts.count))" : nil
        return ([entry.title.name] + parts + [entry.isWatched ? "✓" : watched].compactMap(\.self))
          .joined(separator: " ")
      }
      return "\(today.days(until: day.day)) " + entries.joined(separator: " | ")
    }
  }

  /// Reads shows and films as the calendar does.
  static func content(_ shows: [PlanShow], films: [String: Int] = [:]) async throws -> PlanReader.Content {
    let today = try #require(PlanShow.today)
    let library = try Library.inMemory()
    let networking = ReplayNetworking()
    try await library.add(films: films, from: today)
    for show in shows {
      networking.stub("/3/tv/\(show.id)", json: try show.response())
      try await show.write(to: library)
    }
    return try await PlanReader(library, of: .owner, from: .tmdb, .test(networking)).read(on: today, days: -700...700)
  }
}

extension Library {
  /// Adds films to the owner's watchlist that come out some days after a day.
  func add(films: [String: Int], from today: DayDate) async throws {
    for (index, film) in films.sorted(by: { $0.key < $1.key }).enumerated() {
      let title = TitleReference(.tmdb, .movie, index + 1, name: film.key)
      try await add(title, to: .watchlist(of: .owner), by: .owner)
      var details = TitleDetails(title.key, TitleDetails.Version(fetched: Date()), year: 2026)
      details.released = today.adding(days: film.value).map { ($0.year * 100 + $0.month) * 100 + $0.day }
      try await record([details])
    }
  }
}
