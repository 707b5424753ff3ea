import Testing

@testable import Library

/// Lists of other profiles: only their titles, and only for profiles that see the owner.
@Suite(.timeLimit(.minutes(5))) struct SharedListTests {
  private let library: Library
  private let ana = ProfileID(rawValue: "ana")

  init() async throws {
    library = try Library.inMemory()
    _ = try await library.makeProfile(ProfileFields(firstName: "Ana"), id: ana, by: ana)
    try await library.add(.alien, to: .watchlist(of: ana), by: ana)
    _ = try await library.add("Ask Mother", to: .watchlist(of: ana), by: ana)
    try await library.edit(.title(TitleReference.alien.key), on: .watchlist(of: ana), "secret", by: ana)
    try await library.tick(.title(TitleReference.alien.key), on: .watchlist(of: ana), by: ana)
  }

  @Test func `One sees the titles of whom one follows, and nothing that is written`() async throws {
    let list = ListID.watchlist(of: ana)
    #expect(try await library.list(list, seenBy: .owner) == nil)
    try await library.follow(ana, by: .owner)
    let seen = try #require(try await library.list(list, seenBy: .owner))
    #expect(seen.list.profile == ana && seen.list.titles == 1 && seen.list.count == 2)
    #expect(seen.items.map(\.title) == [.alien] && seen.items.map(\.text) == [""] && seen.items.map(\.ticked) == [nil])
    try await library.unfollow(ana, by: .owner)
    #expect(try await library.list(list, seenBy: .owner) == nil)
  }

  @Test func `A list that somebody made is found by its id alone, until it is removed`() async throws {
    try await library.follow(ana, by: .owner)
    let (list, _) = try await library.write(by: ana) { try $0.makeList("Silent") }
    #expect(try await library.list(list, seenBy: .owner)?.list.name == "Silent")
    #expect(try await library.list(ListID(rawValue: "gone"), seenBy: .owner) == nil)
    #expect(try await library.list(.watchlist(of: ProfileID(rawValue: "gone")), seenBy: .owner) == nil)
    _ = try await library.write(by: ana) { try $0.removeList(list) }
    #expect(try await library.list(list, seenBy: .owner) == nil)
  }
}
