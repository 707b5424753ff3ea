import Testing
import TitleIdentity

@testable import Library

/// Titles that their source has removed.
@Suite(.timeLimit(.minutes(5))) struct RemovedTitlesTests {
  private let fixture: LibraryFixture
  private let library: Library
  private let first = TitleReference.movie(1)
  private let second = TitleReference.movie(2)

  init() async throws {
    fixture = try LibraryFixture()
    library = try await fixture.open()
  }

  @Test func `A removal is recorded only for a title in the library`() async throws {
    try await library.record(first.key, isRemoved: true)
    #expect(try await library.removedTitles().isEmpty)
    try await library.rate(first, .stars(4), by: .owner)
    try await library.watch(second, on: .unknown, by: .owner)
    for title in [first, second, .alien] { try await library.record(title.key, isRemoved: true) }
    #expect(try await library.removedTitles() == [first, second])
    try await library.removeRating(of: first.key, by: .owner)
    #expect(try await library.removedTitles() == [second])
  }

  @Test func `A title that exists again isn't removed any more`() async throws {
    try await library.add(first, to: .watchlist(of: .owner), by: .owner)
    try await library.record(first.key, isRemoved: true)
    try await library.record(first.key, isRemoved: false)
    #expect(try await library.removedTitles().isEmpty)
  }

  @Test func `A removal survives a restart, and isn't part of the journal`() async throws {
    try await library.rate(first, .stars(4), by: .owner)
    let lines = try await library.lines()
    try await library.record(first.key, isRemoved: true)
    #expect(try await library.lines() == lines)
    library.close()
    #expect(try await fixture.open().removedTitles() == [first])
  }

  @Test func `A replaced title isn't offered until the replacement is undone or removed, too`() async throws {
    try await library.rate(first, .stars(4), by: .owner)
    try await library.record(first.key, isRemoved: true)
    let match = try #require(try await library.match(first.key, to: second, by: .owner))
    #expect(try await library.removedTitles().isEmpty)
    try await library.record(second.key, isRemoved: true)
    #expect(try await library.removedTitles() == [second])
    try await library.undo(match, by: .owner)
    #expect(try await library.removedTitles() == [first])
  }

  @Test func `The reference has the IMDb ID that any of the title's entries has`() async throws {
    var bare = TitleReference.alien
    bare.imdbID = nil
    try await library.rate(bare, .stars(9), by: .owner)
    #expect(try await library.reference(to: bare.key)?.imdbID == nil)
    try await library.watch(.alien, on: .unknown, by: .owner)
    #expect(try await library.reference(to: bare.key)?.imdbID == "tt0078748")
    #expect(try await library.reference(to: first.key) == nil)
  }
}
