import AppTestSupport
import Catalogue
import Foundation
import Library
import TMDB
import TMDBTesting
import Testing
import TitleIdentity

@testable import CommandReports
@testable import Tracking

/// The plays that `matinee watch` records and removes.
@Suite(.timeLimit(.minutes(5)))
struct WatchChangeTests {
  private let networking = ReplayNetworking()
  private let film = TitleReference(.tmdb, .movie, 348, name: "Alien")
  /// A show whose episode guide isn't available.
  private let unavailable = TitleReference(.tmdb, .show, 10, name: "Unavailable")
  private let date = PartialDate.day(year: 2024, month: 5, day: 3)
  private let today = DayDate(year: 2024, month: 6, day: 1)

  /// Three episodes of season 1 and two of the four of season 2 have aired, and none of season 3.
  init() {
    let show = ShowJSON(
      seasons: [
        0: .aired(1...2), 1: .aired(1...3), 2: .aired(1...2, on: "1993-01-08") + .aired(3...4, on: "2024-06-02"),
        3: .undated(1...2),
      ])
    networking.stub("/3/tv/7", json: show.text)
    networking.stub("/3/tv/8", json: ShowJSON(id: 8, name: "Announced", seasons: [:]).text)
    networking.stub("/3/tv/9", json: ShowJSON(id: 9, name: "Coming", seasons: [1: .undated(1...2)]).text)
    networking.stub("/3/tv/10", json: "{}", status: 401)
  }

  private func change(_ title: TitleReference = .heimat, _ part: TitlePart = .whole) -> WatchChange {
    WatchChange(title, part, .test(networking))
  }

  private func mark(_ change: WatchChange, in library: Library) async throws -> WatchChange.Outcome {
    try await change.mark(on: date, in: library, by: .owner, today: today)
  }

  private func remove(_ change: WatchChange, from library: Library) async throws -> WatchChange.Outcome {
    try await change.remove(from: library, by: .owner, today: today)
  }

  private func parts(of title: TitleReference = .heimat, in library: Library) async throws -> [TitlePart] {
    try await library.plays(of: title.key, by: .owner).map(\.part)
  }

  @Test func `A film leaves the watchlist, is marked again, and needs no episode guide`() async throws {
    let library = try Library.inMemory()
    try await library.add(film, to: .watchlist(of: .owner), by: .owner)
    let first = try await mark(change(film), in: library)
    #expect(first.text == "“Alien” marked as watched and removed from your watchlist")
    #expect(try await library.lists(with: film.key).isEmpty)
    #expect(try await library.plays(of: film.key).map(\.date) == [date])
    #expect(try await mark(change(film), in: library).text == "“Alien” marked as watched")
    #expect(try await parts(of: film, in: library).count == 2)
    #expect(networking.requests.isEmpty)
    try await library.undo(#require(first.action), by: .owner)
    #expect(try await library.lists(with: film.key) == [.watchlist(of: .owner)])
  }

  @Test func `An episode is marked again, and leaves the series on the watchlist`() async throws {
    let library = try Library.inMemory()
    try await library.add(.heimat, to: .watchlist(of: .owner), by: .owner)
    let episode = TitlePart.episode(season: 2, number: 2)
    for _ in 0..<2 {
      #expect(
        try await mark(change(.heimat, episode), in: library).text == "S2\u{A0}E2 of “Heimat” marked as watched")
    }
    #expect(try await parts(in: library) == [episode, episode])
    #expect(try await library.lists(with: TitleReference.heimat.key) == [.watchlist(of: .owner)])
  }

  @Test func `A season's aired episodes are marked, except those that a play covers`() async throws {
    let library = try Library.inMemory()
    try await library.watch(.heimat, part: .episode(season: 2, number: 1), on: .year(2020), by: .owner)
    let first = try await mark(change(.heimat, .season(2)), in: library)
    #expect(first.text == "1 episode of Season 2 of “Heimat” marked as watched")
    #expect(
      try await parts(in: library) == [.episode(season: 2, number: 1), .episode(season: 2, number: 2)])
    let second = try await mark(change(.heimat, .season(2)), in: library)
    #expect(second.action == nil)
    #expect(second.text == "You’ve already watched all aired episodes of Season 2 of “Heimat”.")
    try await library.watch(.heimat, on: .unknown, by: .owner)
    #expect(try await mark(change(.heimat, .season(1)), in: library).action == nil)
  }

  @Test func `All aired episodes of a series but its specials are marked at once`() async throws {
    let library = try Library.inMemory()
    let outcome = try await mark(change(), in: library)
    #expect(outcome.text == "5 episodes of “Heimat” marked as watched")
    #expect(Set(try await parts(in: library).map(\.season)) == [1, 2])
    try await library.undo(#require(outcome.action), by: .owner)
    #expect(try await parts(in: library).isEmpty)
  }

  @Test func `A series without episodes on TMDB is marked as a whole`() async throws {
    let library = try Library.inMemory()
    let announced = TitleReference(.tmdb, .show, 8, name: "Announced")
    try await library.add(announced, to: .watchlist(of: .owner), by: .owner)
    #expect(try await mark(change(announced), in: library).text.contains("removed from your watchlist"))
    #expect(try await parts(of: announced, in: library) == [.whole])
  }

  @Test(arguments: [
    (7, TitlePart.episode(season: 2, number: 3), "This episode hasn’t aired yet."),
    (7, .episode(season: 3, number: 1), "This episode hasn’t aired yet."),
    (7, .season(3), "No episodes of this season have aired yet."),
    (9, .whole, "No episodes of this series have aired yet."),
  ])
  func `Nothing is written for parts that haven't aired`(show: Int, part: TitlePart, message: String) async throws {
    let library = try Library.inMemory()
    let error = await #expect(throws: MarkingError.self) {
      _ = try await mark(change(TitleReference(.tmdb, .show, show, name: "Heimat"), part), in: library)
    }
    #expect(error?.localizedDescription == message)
    #expect(try await library.history(of: .owner).isEmpty)
  }

  @Test(arguments: [TitlePart.season(99), .episode(season: 1, number: 4), .episode(season: 99, number: 1)])
  func `Nothing is written for parts that TMDB doesn't list`(part: TitlePart) async throws {
    let library = try Library.inMemory()
    await #expect(throws: TMDBError.notFound) { _ = try await mark(change(.heimat, part), in: library) }
    #expect(try await library.history(of: .owner).isEmpty)
  }

  @Test func `Nothing is written when the episode guide isn't available`() async throws {
    let library = try Library.inMemory()
    await #expect(throws: TMDBError.self) { _ = try await mark(change(unavailable), in: library) }
    #expect(try await library.history(of: .owner).isEmpty)
  }

  @Test func `All plays of a film or an episode are removed and counted`() async throws {
    let library = try Library.inMemory()
    let episode = TitlePart.episode(season: 1, number: 1)
    for change in [change(film), change(film), change(.heimat, episode), change(.heimat, .season(1))] {
      _ = try await mark(change, in: library)
    }
    let films = try await remove(change(film), from: library)
    #expect(films.text == "2 viewings of “Alien” removed from your history")
    #expect(
      try await remove(change(.heimat, episode), from: library).text
        == "1 viewing of S1\u{A0}E1 of “Heimat” removed from your history")
    #expect(try await parts(in: library) == [.episode(season: 1, number: 2), .episode(season: 1, number: 3)])
    let none = try await remove(change(film), from: library)
    #expect(none == WatchChange.Outcome(action: nil, text: "“Alien” isn’t in your history."))
    try await library.undo(#require(films.action), by: .owner)
    #expect(try await parts(of: film, in: library).count == 2)
  }

  @Test func `Removing a season keeps the other seasons of a play of the whole series`() async throws {
    let library = try Library.inMemory()
    try await library.watch(.heimat, on: .year(2001), by: .owner)
    try await library.watch(.heimat, part: .season(0), on: .year(2001), by: .owner)
    #expect(try await remove(change(.heimat, .season(1)), from: library).action != nil)
    let plays = try await library.plays(of: TitleReference.heimat.key)
    #expect(
      Set(plays.map(\.part)) == [.season(0), .episode(season: 2, number: 1), .episode(season: 2, number: 2)])
    #expect(plays.allSatisfy { $0.date == .year(2001) })
    #expect(try await remove(change(), from: library).text.hasPrefix("2 viewings"))
    #expect(try await parts(in: library) == [.season(0)])
  }

  @Test func `Plays that must be split remain when the episode guide isn't available`() async throws {
    let library = try Library.inMemory()
    try await library.watch(unavailable, on: .year(2001), by: .owner)
    await #expect(throws: TMDBError.self) { _ = try await remove(change(unavailable, .season(1)), from: library) }
    #expect(try await parts(of: unavailable, in: library) == [.whole])
    #expect(
      try await remove(change(unavailable), from: library).action != nil, "All plays go, so the guide isn't needed.")
  }

  @Test func `A read-only library reports an error for each change`() async throws {
    let disk = LibraryDisk()
    let library = try await disk.open()
    _ = try await mark(change(film), in: library)
    library.close()
    disk.fail(with: .EROFS)
    let readOnly = try await disk.open()
    await #expect(throws: LibraryError.readOnly) { _ = try await mark(change(film), in: readOnly) }
    await #expect(throws: LibraryError.readOnly) { _ = try await remove(change(film), from: readOnly) }
    await #expect(throws: LibraryError.readOnly) {
      _ = try await WatchlistChange.add.apply(to: [film], in: readOnly, by: .owner)
    }
    #expect(try await parts(of: film, in: readOnly).count == 1)
    readOnly.close()
  }
}

/// The titles that `matinee watchlist` adds and removes.
struct WatchlistChangeTests {
  private let titles = [
    TitleReference(.tmdb, .movie, 348, name: "Alien"), TitleReference(.tmdb, .show, 7, name: "Heimat"),
  ]

  @Test func `Titles are added and removed as one change, which reports each of them`() async throws {
    let library = try Library.inMemory()
    let watchlist = ListID.watchlist(of: .owner)
    _ = try await WatchlistChange.add.apply(to: [titles[0]], in: library, by: .owner)
    let added = try await WatchlistChange.add.apply(to: titles + [titles[1]], in: library, by: .owner)
    #expect(
      added.texts == [
        "“Alien” is already on your watchlist", "“Heimat” added to your watchlist",
        "“Heimat” is already on your watchlist",
      ])
    #expect(try await library.items(of: watchlist).compactMap(\.title?.name) == ["Alien", "Heimat"])
    let removed = try await WatchlistChange.remove.apply(to: titles, in: library, by: .owner)
    #expect(removed.texts == ["“Alien” removed from your watchlist", "“Heimat” removed from your watchlist"])
    #expect(try await library.items(of: watchlist).isEmpty)
    let none = try await WatchlistChange.remove.apply(to: [titles[0]], in: library, by: .owner)
    #expect(none == WatchlistChange.Outcome(action: nil, texts: ["“Alien” isn’t on your watchlist"]))
    try await library.undo(#require(removed.action), by: .owner)
    #expect(try await library.items(of: watchlist).count == 2)
  }
}
