import Testing
import TitleIdentity

@testable import Library

/// Ratings, plays, undo and redo.
@Suite(.timeLimit(.minutes(5))) struct TitleWritingTests {
  private let fixture: LibraryFixture
  private let library: Library
  private let alien = TitleReference.alien.key

  init() async throws {
    fixture = try LibraryFixture()
    library = try await fixture.open()
  }

  private func score(_ part: TitlePart = .whole, by profile: ProfileID = .owner) async throws -> Double? {
    try await library.rating(of: alien, part: part, by: profile)?.score.stars
  }

  @Test func `Last score wins, and the history contains all`() async throws {
    #expect(try await library.rate(.alien, .stars(8), by: .owner) != nil)
    #expect(try await library.rate(.alien, .stars(8), by: .owner) == nil)
    try await library.rate(.alien, .stars(9.5), by: .owner)
    #expect(try await score() == 9.5)
    #expect(try await library.ratingHistory(of: alien, by: .owner).map(\.score.stars) == [8, 9.5])
    #expect(try await library.removeRating(of: alien, by: .owner) != nil)
    #expect(try await library.removeRating(of: alien, by: .owner) == nil)
    #expect(try await score() == nil)
    #expect(try await library.ratings(by: .owner).isEmpty)
    #expect(try await library.ratingHistory(of: alien, by: .owner).count == 2)
  }

  @Test func `Ratings are separate for each profile and part of a title`() async throws {
    let ana = ProfileID(rawValue: "ana")
    let episode = TitlePart.episode(season: 1, number: 2)
    try await library.rate(.alien, .stars(8), by: .owner)
    try await library.rate(.alien, .stars(3), by: ana)
    try await library.rate(.alien, part: episode, .stars(5), by: .owner)
    #expect(try await score() == 8)
    #expect(try await score(by: ana) == 3)
    #expect(try await score(episode) == 5)
    #expect(try await library.ratings(of: alien).count == 3)
    #expect(try await library.ratings(of: alien, by: ana).count == 1)
  }

  @Test func `Undo and redo apply in order until a new action`() async throws {
    let first = try #require(try await library.rate(.alien, .stars(8), by: .owner))
    let second = try #require(try await library.rate(.alien, .stars(9), by: .owner))
    #expect(try await library.lastAction(of: .owner) == second)
    try await library.undo(second, by: .owner)
    #expect(try await score() == 8)
    #expect(try await library.undo(second, by: .owner) == nil)
    #expect(try await library.lastAction(of: .owner) == first)
    #expect(try await library.lastUndone(of: .owner) == second)
    try await library.undo(first, by: .owner)
    #expect(try await score() == nil)
    #expect(try await library.lastAction(of: .owner) == nil)
    #expect(try await library.lastUndone(of: .owner) == first)
    try await library.redo(first, by: .owner)
    #expect(try await score() == 8)
    #expect(try await library.lastUndone(of: .owner) == second)
    try await library.redo(second, by: .owner)
    #expect(try await score() == 9)
    #expect(try await library.lastUndone(of: .owner) == nil)
    #expect(try await library.redo(second, by: .owner) == nil)
    // After another undo and a new action, there is nothing to redo.
    try await library.undo(second, by: .owner)
    try await library.watch(.alien, on: .unknown, by: .owner)
    #expect(try await score() == 8)
    #expect(try await library.lastUndone(of: .owner) == nil)
    #expect(try await library.lines().count == 8)
  }

  @Test func `Unknown action can't be undone`() async throws {
    await #expect(throws: LibraryError.notUndoable) {
      try await library.undo(EventID(time: 5, device: DeviceID(number: 5)), by: .owner)
    }
  }

  @Test func `Batch is atomic and undone as one action`() async throws {
    let (_, action) = try await library.write(by: .owner) { batch in
      for number in 1...20 { try batch.rate(.movie(number), .stars(5)) }
      try batch.watch(.movie(1), on: .year(2020))
    }
    #expect(try await library.ratings(by: .owner).count == 20)
    let batch = try #require(action)
    #expect(try await library.write(by: .owner) { try $0.eventCount(of: batch) }.value == 21)
    try await library.undo(batch, by: .owner)
    #expect(try await library.ratings(by: .owner).isEmpty)
    #expect(try await library.history(of: .owner).isEmpty)
    await #expect(throws: LibraryError.emptyText) {
      _ = try await library.write(by: .owner) { batch in
        try batch.rate(.alien, .stars(5))
        _ = try batch.createList("  ")
      }
    }
    #expect(try await library.lines().count == 22)
    #expect(try await score() == nil)
  }

  @Test func `Plays are sorted by date, paged, redated and removed`() async throws {
    let dates: [PartialDate] = [
      .unknown, .day(year: 2020, month: 5, day: 3), .year(2020), .month(year: 2020, month: 5),
    ]
    for date in dates { try await library.watch(.alien, on: date, by: .owner) }
    try await library.watch(.alien, on: dates[1], by: .owner)
    let plays = try await library.history(of: .owner)
    #expect(plays.map(\.date) == [dates[1], dates[1], dates[3], dates[2], .unknown])
    let page = try await library.history(of: .owner, limit: 2)
    #expect(try await library.history(of: .owner, after: page.last, limit: 2) == Array(plays[2..<4]))
    let play = try #require(plays.last?.id)
    try await library.setDate(of: play, .day(year: 2026, month: 1, day: 1), by: .owner)
    #expect(try await library.history(of: .owner).first?.id == play)
    #expect(try await library.removePlay(play, by: .owner) != nil)
    #expect(try await library.removePlay(play, by: .owner) == nil)
    await #expect(throws: LibraryError.notFound) { try await library.setDate(of: play, .unknown, by: .owner) }
    #expect(try await library.plays(of: alien, by: .owner).count == 4)
    let (known, _) = try await library.write(by: .owner) { try $0.watch(.alien, on: dates[2], again: false) }
    #expect(known == nil)
  }

  @Test func `Progress reports the watched episodes, the next one, and specials separately`() async throws {
    let episodes = [0: [1, 2], 1: [1, 2, 3], 2: [1, 2]]
    let key = TitleReference.show.key
    try await library.watch(.show, part: .episode(season: 1, number: 2), on: .unknown, by: .owner)
    let parts = (1...3).map { TitlePart.episode(season: 1, number: $0) }
    let action = try #require(try await library.watch(.show, parts, on: .year(2020), by: .owner))
    var progress = try await library.progress(of: key, episodes: episodes, by: .owner)
    #expect(progress.watched == 3 && progress.total == 5 && progress.next == .episode(season: 2, number: 1))
    #expect(try await library.plays(of: key, by: .owner).count == 3)
    try await library.watch(.show, part: .season(2), on: .unknown, by: .owner)
    try await library.watch(.show, part: .episode(season: 0, number: 1), on: .unknown, by: .owner)
    progress = try await library.progress(of: key, episodes: episodes, by: .owner)
    #expect(progress.watched == 5 && progress.next == nil)
    #expect(progress.watchedSpecials == 1 && progress.totalSpecials == 2)
    try await library.undo(action, by: .owner)
    progress = try await library.progress(of: key, episodes: episodes, by: .owner)
    #expect(progress.watched == 3 && progress.next == .episode(season: 1, number: 1))
  }

  @Test func `Title of the sample catalogue is separate until it is matched`() async throws {
    let sample = TitleReference.movie(348, source: .sample)
    try await library.rate(sample, .stars(4), by: .owner)
    try await library.add(sample, to: .watchlist(of: .owner), by: .owner)
    #expect(try await score() == nil)
    #expect(try await library.unmatchedTitles(of: .sample) == [sample])
    let match = try #require(try await library.match(sample.key, to: .alien, by: .owner))
    #expect(try await score() == 4)
    #expect(try await library.unmatchedTitles(of: .sample).isEmpty)
    #expect(try await library.items(of: .watchlist(of: .owner)).first?.title == .alien)
    #expect(try await library.add(.alien, to: .watchlist(of: .owner), by: .owner) == nil)
    // The later of the two scores wins. Removing the rating removes both.
    try await library.rate(.alien, .stars(9), by: .owner)
    #expect(try await score() == 9)
    try await library.removeRating(of: alien, by: .owner)
    #expect(try await score() == nil)
    try await library.undo(match, by: .owner)
    #expect(try await library.items(of: .watchlist(of: .owner)).first?.title == sample)
  }

  @Test func `Chained matches resolve to the last title, and a cycle is ignored`() async throws {
    let (first, second, third) = (TitleReference.movie(1), TitleReference.movie(2), TitleReference.movie(3))
    try await library.rate(first, .stars(4), by: .owner)
    try await library.match(first.key, to: second, by: .owner)
    try await library.match(second.key, to: third, by: .owner)
    #expect(try await library.rating(of: third.key, by: .owner)?.title == third)
    try await library.match(third.key, to: first, by: .owner)
    #expect(try await library.rating(of: first.key, by: .owner)?.title == first)
    #expect(try await library.rating(of: third.key, by: .owner) == nil)
  }

  @Test func `State of a show is set, merged, changed and undone`() async throws {
    let (first, second) = (TitleReference.show, TitleReference(.tmdb, .show, 2, name: "Its Duplicate", year: 2011))
    let states = { try await library.showStates(of: .owner) }
    _ = try await library.write(by: .owner) { try $0.setState(.dropped, of: first, date: .year(2019)) }
    #expect(try await states() == [ShowStateEntry(show: first, state: .dropped, date: .year(2019))])
    #expect(try await library.write(by: .owner) { try $0.setState(.dropped, of: first) }.action == nil)
    #expect(try await library.choices(about: first.key, by: ProfileID(rawValue: "ana")).state == nil)
    try await library.match(first.key, to: second, by: .owner)
    #expect(try await library.choices(about: second.key, by: .owner).state == .dropped)
    #expect(try await states().map(\.show) == [second])
    let pause = try #require(try await library.write(by: .owner) { try $0.setState(.paused, of: second) }.action)
    #expect(try await states().map(\.state) == [.paused])
    try await library.undo(pause, by: .owner)
    #expect(try await library.choices(about: second.key, by: .owner).state == .dropped)
    _ = try await library.write(by: .owner) { try $0.setState(nil, of: second) }
    #expect(try await states().isEmpty)
    await #expect(throws: LibraryError.self) {
      _ = try await library.write(by: .owner) { try $0.setState(.paused, of: .alien) }
    }
  }

  @Test func `Title is added to a list with an earlier date`() async throws {
    let watchlist = ListID.watchlist(of: .owner)
    _ = try await library.write(by: .owner) {
      try $0.add(.alien, to: watchlist, date: .day(year: 2021, month: 3, day: 4))
    }
    #expect(try await library.items(of: watchlist).map(\.date) == [.day(year: 2021, month: 3, day: 4)])
  }
}
