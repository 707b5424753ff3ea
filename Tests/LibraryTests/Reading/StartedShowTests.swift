import GRDB
import Testing
import TitleIdentity

@testable import Library

/// The shows that a profile has begun, which are read from a table instead of all plays.
@Suite(.timeLimit(.minutes(5)))
struct StartedShowTests {
  private let library: Library
  private let ana = ProfileID(rawValue: "ana")
  private let other = TitleReference(.tmdb, .show, 2, name: "Dekalog")

  init() throws { library = try Library.inMemory() }

  private func shows(of profile: ProfileID = .owner) async throws -> [StartedShow] {
    try await library.startedShows(of: profile, from: .tmdb)
  }

  private func parts(of title: TitleReference = .show) async throws -> [TitlePart]? {
    try await shows().first { $0.title == title }?.parts
  }

  private func watch(_ season: Int, _ numbers: ClosedRange<Int>, of title: TitleReference = .show) async throws {
    let parts = numbers.map { TitlePart.episode(season: season, number: $0) }
    try await library.watch(title, parts, on: .day(year: 2026, month: 3, day: season + 1), by: .owner)
  }

  @Test func `Shows with plays are started, the one watched last first`() async throws {
    let day = { PartialDate.day(year: 2026, month: 3, day: $0) }
    try await library.watch(.show, part: .season(1), on: day(5), by: .owner)
    try await library.watch(.show, part: .episode(season: 2, number: 1), on: day(2), by: .owner)
    try await library.watch(other, on: .unknown, by: .owner)
    try await library.watch(.alien, on: day(9), by: .owner)
    try await library.watch(TitleReference(.sample, .show, 3, name: "Sample"), on: day(9), by: .owner)
    for _ in 1...2 {
      let shows = try await shows()
      #expect(shows.map(\.title) == [.show, other])
      #expect(shows.map(\.lastPlayed) == [day(5), .unknown])
      #expect(shows.map(\.parts) == [[.season(1), .episode(season: 2, number: 1)], [.whole]])
      #expect(try await self.shows(of: ana).isEmpty)
    }
    #expect(try await library.startedShows([TitleReference.show.key], of: .owner) == [shows()[0]])
  }

  @Test func `Hundreds of shows are read, however long ago they were watched`() async throws {
    for number in 1...150 {
      let show = TitleReference(.tmdb, .show, number, name: "Show \(number)")
      try await library.watch(show, part: .season(1), on: .year(1900 + number), by: .owner)
    }
    for _ in 1...2 { #expect(try await shows().map(\.title.key.number) == Array((1...150).reversed())) }
  }

  @Test func `A play, its undo and a removal change the show`() async throws {
    try await watch(1, 1...2)
    #expect(try await parts()?.count == 2)
    let action = try await library.watch(.show, part: .season(2), on: .unknown, by: .owner)
    #expect(try await parts()?.last == .season(2))
    try await library.undo(try #require(action), by: .owner)
    #expect(try await parts()?.count == 2)
    for play in try await library.history(of: .owner) { try await library.removePlay(play.id, by: .owner) }
    #expect(try await shows().isEmpty)
  }

  @Test func `Choices belong to the show, and a rewatch begins without parts`() async throws {
    try await watch(1, 1...2)
    _ = try await shows()
    _ = try await library.write(by: .owner) { try $0.setState(.paused, of: .show) }
    #expect(try await shows().first?.choices.state == .paused)
    _ = try await library.write(by: .owner) { try $0.setRewatching(true, of: .show) }
    #expect(try await parts() == [])
    _ = try await library.write(by: .owner) { try $0.setRewatching(false, of: .show) }
    #expect(try await parts()?.count == 2)
  }

  @Test func `A match moves plays to the other show, and its undo moves them back`() async throws {
    try await watch(1, 1...1)
    try await watch(2, 3...3, of: other)
    #expect(try await shows().count == 2)
    let match = try #require(try await library.match(TitleReference.show.key, to: other, by: .owner))
    #expect(try await shows().map(\.title) == [other])
    #expect(try await parts(of: other)?.count == 2)
    // A play under the earlier key counts for the other show.
    try await watch(3, 1...1)
    #expect(try await parts(of: other)?.count == 3)
    try await library.undo(match, by: .owner)
    #expect(try await parts()?.count == 2)
    #expect(try await parts(of: other)?.count == 1)
  }

  @Test func `A show of another source that is matched to one of this source is started`() async throws {
    try await watch(1, 1...1, of: TitleReference(.sample, .show, 7, name: "Sample"))
    #expect(try await shows().isEmpty)
    try await library.match(TitleReference.Key(.sample, .show, 7), to: other, by: .owner)
    #expect(try await shows().map(\.title) == [other])
  }

  @Test func `A film that is matched to a show starts it`() async throws {
    try await library.watch(.alien, on: .unknown, by: .owner)
    try await library.match(TitleReference.alien.key, to: other, by: .owner)
    for _ in 1...2 { #expect(try await shows().map(\.title) == [other]) }
  }

  @Test func `A library that was rebuilt has the same shows`() async throws {
    try await watch(1, 1...22)
    try await watch(0, 2...2, of: other)
    let before = try await shows()
    try await library.file.write { try Projector($0).rebuild() }
    #expect(try await library.file.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM startedShow") } == 0)
    #expect(try await shows() == before)
  }
}

/// The stored form of watched parts.
struct WatchedPartsTextTests {
  @Test(
    arguments: [
      ([], ""), ([.whole], "*"), ([.season(0)], "0:*"),
      ([.season(2), .whole, .episode(season: 1, number: 3)], "*\n1:3\n2:*"),
      ([3, 1, 2, 7, 9, 10].map { TitlePart.episode(season: 1, number: $0) }, "1:1-3,7,9-10"),
      ([.episode(season: 4, number: 0), .season(4), .episode(season: 4, number: 0)], "4:*,0"),
    ] as [([TitlePart], String)])
  func `Parts are stored as ranges of episodes`(parts: [TitlePart], text: String) throws {
    #expect(WatchedPartsText(parts).text == text)
    #expect(try Set(WatchedPartsText.parts(in: text)) == Set(parts))
  }

  @Test(arguments: ["1", "x:1", "1:x", "1:2-1", "1:1-999999999", "1:2:3"])
  func `A damaged text is an error`(text: String) {
    #expect(throws: (any Error).self) { try WatchedPartsText.parts(in: text) }
  }
}
