import AppFoundation
import Catalogue
import Foundation
import ResponseCache
import TMDB
import Testing
import TitleIdentity

@testable import Library
@testable import Planning
@testable import Tracking

/// Thirty days of a viewer with forty series and four films on the watchlist: everything that Home, the daily reminder
/// and the calendar said each day.
///
/// The fixture is meant to be read. After an intended change, `ACCEPT=1` writes it again.
struct MonthOfPlanningTests {
  @Test func `Home, reminder and calendar agree over thirty days`() throws {
    var viewer = try Viewer()
    var pages: [String] = []
    for day in 0..<30 {
      let today = try #require(PlanShow.today?.adding(days: day))
      pages.append(viewer.page(on: today))
      viewer.watch(on: today)
    }
    let text = pages.joined(separator: "\n")
    if ProcessInfo.processInfo.environment["ACCEPT"] == "1" {
      try text.write(to: source, atomically: true, encoding: .utf8)
    }
    let file = try #require(Bundle.module.url(forResource: "Fixtures/thirty-days", withExtension: "txt"))
    let expected = try String(contentsOf: file, encoding: .utf8)
    let lines = zip(text.split(separator: "\n"), expected.split(separator: "\n"))
    #expect(lines.first { $0 != $1 }.map { "\($0) instead of \($1)" } == nil)
    #expect(text == expected)
  }

  private var source: URL {
    URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../Fixtures/thirty-days.txt")
  }
}

/// The series, the films, and the plays so far.
private struct Viewer {
  private var shows: [StartedShow]
  private var guides: [TVShow.ID: EpisodeGuide] = [:]
  private let films: [ListedRelease]
  private var record = DigestRecord()

  init() throws {
    let series = names.enumerated().map(PlanShow.init(number:name:))
    shows = try series.map { show in
      let played = try #require(PlanShow.today?.adding(days: -show.lastPlayed))
      return StartedShow(
        TitleReference(.tmdb, .show, show.id, name: show.name), show.watchedParts, TitleChoices(),
        lastPlayed: PartialDate(played))
    }
    for show in series { guides[show.id] = try show.guide() }
    films = [("Afterglow", 4), ("The Long Ferry", 11), ("Paper Moons", 12), ("Winter Light", 40)].enumerated().map {
      let day = PlanShow.today?.adding(days: $1.1)
      return ListedRelease(
        title: TitleReference(.tmdb, .movie, 500 + $0, name: $1.0), released: day.map(\.number) ?? 0)
    }
  }

  /// Watches the first two episodes that Home offers.
  mutating func watch(on today: DayDate) {
    for show in HomePlan(planned(on: today), on: today).continueWatching.prefix(2) {
      guard let index = shows.firstIndex(where: { $0.title == show.title }), let next = show.next else { continue }
      let old = shows[index]
      shows[index] = StartedShow(old.title, old.parts + [next.part], old.choices, lastPlayed: PartialDate(today))
    }
  }

  private func planned(on today: DayDate) -> [PlannedShow] {
    shows.compactMap { show in guides[show.title.key.number].map { PlannedShow(show, $0, on: today) } }
  }

  /// Returns everything about a day, and records its reminder.
  mutating func page(on today: DayDate) -> String {
    let planned = planned(on: today)
    let ahead = today.adding(days: ComingEntry.daysAhead).map(\.number) ?? 0
    let releases = films.filter { $0.released >= today.number && $0.released <= ahead }
    let home = HomePlan(planned, releases, on: today)
    let digest = Digest(Digest.Content(planned, releases: releases), on: today, after: record)
    if let digest { record.add(digest) }
    let content = PlanReader.Content(shows: shows, guides: guides, releases: releases, error: nil, missing: [])
    let calendar = CalendarPlan(content, on: today).days(in: today...today).flatMap(\.entries)
    let continuing = home.continueWatching.map { show in
      "\(show.title.name) \(show.next.map { text([$0]) } ?? "") (\(show.watched) of \(show.total))"
    }
    let coming = Dictionary(grouping: home.comingUp) { entry in entry.day.map { today.days(until: $0) } ?? 999 }
    let days = coming.sorted { $0.key < $1.key }.map { days, entries in
      let day = days == 999 ? "no date" : days == 0 ? "today" : days > 0 ? "in \(days)" : "\(-days) ago"
      return "  \(day): " + entries.map { "\($0.title.name) \(text($0.episodes))" }.joined(separator: ", ")
    }
    return """
      Day \(today)
      Continue Watching: \(list(continuing))
      Coming Up
      \(days.joined(separator: "\n"))
      Reminder: \(digest?.title ?? "–")
      Calendar: \(list(calendar.map { "\($0.title.name) \(text($0.episodes))\($0.watched > 0 ? " ✓" : "")" }))

      """.replacing(" \n", with: "\n").replacing(" ,", with: ",")
  }

  private func list(_ items: [String]) -> String { items.isEmpty ? "–" : items.joined(separator: ", ") }

  private func text(_ episodes: [PlannedEpisode]) -> String {
    guard let first = episodes.first, let last = episodes.last else { return "" }
    let start = "S\(first.season)E\(first.number)"
    return episodes.count == 1 ? start : "\(start)–E\(last.number)"
  }
}

extension PlanShow {
  /// Creates one of the viewer's series, of one of five kinds.
  fileprivate init(number: Int, name: String) {
    let id = 100 + number
    let weekday = number % 7
    switch number % 5 {
    // Weekly, and watched up to the latest episode.
    case 0:
      let days = (0..<8).map { "\($0 + 1)@\(7 * $0 - 14 + weekday)" }.joined(separator: " ")
      let aired = weekday == 0 ? 3 : 2
      self.init(
        name: name, id: id, seasons: ["1: 1-6@-400", "2: \(days)"],
        watched: "S1 " + (1..<aired + (weekday == 0 ? 0 : 1)).map { "S2E\($0)" }.joined(separator: " "),
        lastPlayed: 3 + weekday)
    // Ended, and partly watched.
    case 1:
      self.init(
        name: name, id: id, seasons: ["1: 1-\(3 + weekday)@-900"], watched: "S1E1 S1E2", isOngoing: false,
        lastPlayed: 20 + number)
    // A whole season on one day.
    case 2:
      self.init(
        name: name, id: id, seasons: ["1: 1-4@-300", "2: 1-3@\(number * 3 % 30)"], watched: "S1", lastPlayed: 90)
    // Far ahead.
    case 3:
      self.init(name: name, id: id, seasons: ["1: 1-4@-200", "2: 1@\(60 + number)"], watched: "S1", lastPlayed: 50)
    // Without a date.
    default:
      self.init(name: name, id: id, seasons: ["1: 1-4@-\(5 + number) 5"], watched: "S1E1 S1E2 S1E3 S1E4", lastPlayed: 2)
    }
  }
}

extension PartialDate {
  fileprivate init(_ day: DayDate) { self = .day(year: day.year, month: day.month, day: day.day) }
}

private let names = [
  "Alder", "Almond", "Apple", "Ash", "Aspen", "Bamboo", "Beech", "Birch", "Cedar", "Cherry", "Chestnut", "Cypress",
  "Elder",
  "Elm", "Fig", "Fir", "Hazel", "Hawthorn", "Holly", "Hornbeam", "Juniper", "Larch", "Laurel", "Lemon", "Lime", "Maple",
  "Mulberry", "Myrtle", "Oak", "Olive", "Pear", "Pine", "Plum", "Poplar", "Quince", "Rowan", "Spruce", "Sycamore",
  "Walnut",
  "Willow",
]
