import Testing
import TitleIdentity

@testable import Library

/// Tests that a profile sees only the titles of another profile's list, and only if it can see the list's owner.
@Suite(.timeLimit(.minutes(5))) struct SharedListTests {
  private let library: Library
  private let ana = ProfileID(rawValue: "ana")

  init() async throws {
    library = try Library.inMemory()
    _ = try await library.createProfile(ProfileFields(firstName: "Ana"), id: ana, by: ana)
    try await library.add(.alien, to: .watchlist(of: ana), by: ana)
    _ = try await library.add("Ask Mother", to: .watchlist(of: ana), by: ana)
    try await library.edit(.title(TitleReference.alien.key), on: .watchlist(of: ana), "secret", by: ana)
    try await library.tick(.title(TitleReference.alien.key), on: .watchlist(of: ana), by: ana)
  }

  @Test func `Follower sees the titles of a shared list, but no texts or check marks`() async throws {
    let list = ListID.watchlist(of: ana)
    #expect(try await library.list(list, visibleTo: .owner) == nil)
    try await library.follow(ana, by: .owner)
    let seen = try #require(try await library.list(list, visibleTo: .owner))
    #expect(seen.list.profile == ana && seen.list.titles == 1 && seen.list.count == 2)
    #expect(seen.items.map(\.title) == [.alien] && seen.items.map(\.text) == [""])
    #expect(seen.items.map(\.doneDate) == [nil])
    try await library.unfollow(ana, by: .owner)
    #expect(try await library.list(list, visibleTo: .owner) == nil)
  }

  @Test func `Shared list is found by its ID until it is removed`() async throws {
    try await library.follow(ana, by: .owner)
    let (list, _) = try await library.write(by: ana) { try $0.createList("Silent") }
    #expect(try await library.list(list, visibleTo: .owner)?.list.name == "Silent")
    #expect(try await library.list(ListID(rawValue: "gone"), visibleTo: .owner) == nil)
    #expect(try await library.list(.watchlist(of: ProfileID(rawValue: "gone")), visibleTo: .owner) == nil)
    _ = try await library.write(by: ana) { try $0.removeList(list) }
    #expect(try await library.list(list, visibleTo: .owner) == nil)
  }
}
