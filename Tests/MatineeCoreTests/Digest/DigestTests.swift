import AppFoundation
import Foundation
import Library
import TMDB
import Testing
import TitleIdentity
import Tracking

@testable import Planning

/// The rules by which the daily reminder follows from the plan, the day, and what was reported.
struct DigestRule: CustomTestStringConvertible, Sendable {
  let testDescription: String
  var shows: [PlanShow] = []
  /// The films on lists, with the days until they come out.
  var films: [String: Int] = [:]
  /// The reminders as days until an episode of series 20 airs.
  var reminders: [Int] = []
  /// The titles that arrived on a service.
  var arrivals: [String] = []
  /// The IDs of the entries that were reported.
  var told: [String] = []
  /// The IDs of the entries that were postponed.
  var postponed: [String] = []
  /// The notification's title; `nil` for no notification.
  let title: String?
  var body = ""
  /// The part that can be marked as watched.
  var offer: String?
}

private let current = PlanShow(seasons: ["1: 1-3@-7 4@0 5@7"], watched: "S1E1 S1E2 S1E3")
private let dekalog = PlanShow(name: "Dekalog", id: 8, seasons: ["1: 1@-7 2@0"], watched: "S1E1", lastPlayed: 20)

private let rules = [
  DigestRule(testDescription: "Nothing is reported if nothing airs", title: nil),
  DigestRule(
    testDescription: "An episode of a show that is up to date is reported, and can be marked", shows: [current],
    title: "Today: Heimat S1\u{A0}E4", body: "Name 4@0", offer: "S1E4"),
  DigestRule(
    testDescription: "A show with an older episode to watch isn't reported",
    shows: [
      PlanShow(seasons: ["1: 1-3@-7 4@0"], watched: "S1E1 S1E3"),
      PlanShow(id: 8, seasons: ["1: 1@-7 2@-1 3@0"], watched: "S1E1"),
    ], title: nil),
  DigestRule(
    testDescription: "A show that is watched, paused, dropped or not started isn't reported",
    shows: [
      PlanShow(seasons: ["1: 1@-7 2@0"], watched: "S1E1 S1E2"),
      PlanShow(id: 8, seasons: ["1: 1@-7 2@0"], watched: "S1E1", choices: ["paused"]),
      PlanShow(id: 9, seasons: ["1: 1@-7 2@0"], watched: "S1E1", choices: ["dropped"]),
      PlanShow(id: 10, seasons: ["1: 1@0"]),
    ], title: nil),
  DigestRule(
    testDescription: "The show that was watched last names the digest, and films count", shows: [dekalog, current],
    films: ["Metropolis": 0, "Nosferatu": 1], title: "Today: Heimat S1\u{A0}E4 and 2 more",
    body: "Heimat S1\u{A0}E4 · Name 4@0\nDekalog S1\u{A0}E2 · Name 2@0\nMetropolis", offer: "S1E4"),
  DigestRule(
    testDescription: "Several episodes are one entry that can't be marked",
    shows: [PlanShow(seasons: ["1: 1@-7", "2: 1-8@0"], watched: "S1E1")], title: "Today: Heimat S2\u{A0}E1–E8"),
  DigestRule(
    testDescription: "A film that comes out can be marked", films: ["Metropolis": 0], title: "Today: Metropolis",
    offer: "whole"),
  DigestRule(
    testDescription: "A film that came out yesterday isn't reported", films: ["Metropolis": -1], title: nil),
  DigestRule(
    testDescription: "A reminder is reported even if it is late", reminders: [-3],
    title: "Soon S1\u{A0}E2 is out", body: "Two"),
  DigestRule(testDescription: "A reminder isn't reported early", reminders: [1], title: nil),
  DigestRule(
    testDescription: "A reminder of an episode of the plan is reported once",
    shows: [PlanShow(name: "Soon", id: 20, seasons: ["1: 1@-7 2@0"], watched: "S1E1")], reminders: [0],
    title: "Today: Soon S1\u{A0}E2", body: "Name 2@0", offer: "S1E2"),
  DigestRule(
    testDescription: "An arrival credits JustWatch", arrivals: ["Heat"], title: "Now on Netflix: Heat",
    body: "Data by JustWatch"),
  DigestRule(
    testDescription: "An arrival comes after what airs", shows: [current], arrivals: ["Heat"],
    title: "Today: Heimat S1\u{A0}E4 and 1 more",
    body: "Heimat S1\u{A0}E4 · Name 4@0\nNow on Netflix: Heat\nData by JustWatch", offer: "S1E4"),
  DigestRule(
    testDescription: "Only what wasn't reported is new", shows: [current], films: ["Metropolis": 0],
    told: ["tmdb/tv/7 2026-06-01"], title: "Today: Metropolis", offer: "whole"),
  DigestRule(
    testDescription: "What was postponed is reported on the next day",
    shows: [PlanShow(seasons: ["1: 1@-7 2@-1"], watched: "S1E1")], told: ["tmdb/tv/7 2026-05-31"],
    postponed: ["tmdb/tv/7 2026-05-31"], title: "Heimat S1\u{A0}E2 is out", body: "Name 2@-1", offer: "S1E2"),
  DigestRule(
    testDescription: "What was postponed and watched isn't reported",
    shows: [PlanShow(seasons: ["1: 1@-7 2@-1"], watched: "S1E1 S1E2")], told: ["tmdb/tv/7 2026-05-31"],
    postponed: ["tmdb/tv/7 2026-05-31"], title: nil),
  DigestRule(
    testDescription: "A long digest ends with a number",
    films: ["A": 0, "B": 0, "C": 0, "D": 0, "E": 0, "F": 0], title: "Today: A and 5 more",
    body: "A\nB\nC\nD\nand 2 more", offer: "whole"),
]

struct DigestTests {
  @Test(arguments: rules) func `The digest follows from the plan, the day, and what was reported`(
    _ rule: DigestRule
  ) async throws {
    let today = try #require(PlanShow.today)
    let digest = Digest(try await content(of: rule, on: today), on: today, after: record(of: rule, on: today))
    #expect(digest?.title == rule.title)
    #expect(digest?.body ?? "" == rule.body)
    let offer = digest?.items.first?.offer.map { offer in
      offer.part.season.flatMap { season in offer.part.episode.map { "S\(season)E\($0)" } } ?? "whole"
    }
    #expect(offer == rule.offer)
    let buttons = digest?.buttons(DigestFile.Key(.owner, .tmdb)).map(\.action)
    #expect(buttons == rule.title.map { _ in rule.offer == nil ? [.later] : [.markWatched, .later] })
    guard let digest else { return }
    var record = record(of: rule, on: today)
    record.add(digest)
    #expect(Digest(try await content(of: rule, on: today), on: today, after: record) == nil, "It was reported")
  }

  @Test func `The parameter of an action survives, and a damaged one is rejected`() {
    let source = TitleSource(rawValue: "https://example.org")
    let target = DigestAction.Target(DigestFile.Key(.owner, source), offer: "tmdb/tv/7 2026-06-01")
    #expect(DigestAction.Target("\(target)") == target)
    #expect(DigestAction.Target("owner") == nil && DigestAction.Target("  x") == nil && DigestAction.Target("") == nil)
  }

  private func record(of rule: DigestRule, on today: DayDate) -> DigestRecord {
    var record = DigestRecord()
    record.told = Dictionary(uniqueKeysWithValues: rule.told.map { ($0, today) })
    record.postponed = Set(rule.postponed)
    return record
  }

  private func content(of rule: DigestRule, on today: DayDate) async throws -> Digest.Content {
    var shows: [PlannedShow] = []
    for show in rule.shows { shows.append(try await show.planned()) }
    let library = try Library.inMemory()
    for (index, film) in rule.films.sorted(by: { $0.key < $1.key }).enumerated() {
      let title = TitleReference(.tmdb, .movie, index + 1, name: film.key)
      try await library.add(title, to: .watchlist(of: .owner), by: .owner)
      var details = TitleDetails(title.key, TitleDetails.Version(fetched: .distantPast), year: 2026)
      details.released = today.adding(days: film.value).map { ($0.year * 100 + $0.month) * 100 + $0.day }
      try await library.record([details])
    }
    let releases = try await library.listedReleases(of: .owner, from: .tmdb, in: 2026_05_31...2026_06_02)
    let key = await Reminder.Key(20, in: LibraryModel(source: .tmdb) { try Library.inMemory() })
    let reminders = rule.reminders.compactMap { today.adding(days: $0) }.map {
      Reminder(key, title: "Soon", episode: "S1\u{A0}E2 · Two", day: $0)
    }
    let arrivals = rule.arrivals.enumerated().map { index, name in
      ServiceArrival(TitleReference(.tmdb, .movie, 100 + index, name: name), on: 8, named: "Netflix", day: today)
    }
    return Digest.Content(shows.shuffled(), releases: releases, reminders: reminders, arrivals: arrivals)
  }
}
