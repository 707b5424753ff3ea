import Testing
import TitleIdentity

@testable import Library

/// Lists, list items, profiles and notes.
@Suite(.timeLimit(.minutes(5))) struct ListWritingTests {
  private let fixture: LibraryFixture
  private let library: Library
  private let watchlist = ListID.watchlist(of: .owner)

  init() async throws {
    fixture = try LibraryFixture()
    library = try await fixture.open()
  }

  private func numbers() async throws -> [Int?] { try await library.items(of: watchlist).map { $0.title?.number } }

  @Test func `Watchlist and favorites can't be removed or renamed`() async throws {
    #expect(try await library.lists(of: .owner).map(\.id) == [watchlist, .favorites(of: .owner)])
    await #expect(throws: LibraryError.builtInList) { try await library.removeList(watchlist, by: .owner) }
    await #expect(throws: LibraryError.builtInList) { try await library.rename(watchlist, "a", by: .owner) }
  }

  @Test func `Lists are created, renamed, moved and removed`() async throws {
    let (first, made) = try await library.createList(" First ", by: .owner)
    let (second, _) = try await library.createList("Second", about: "words", by: .owner)
    #expect(made != nil)
    #expect(try await library.lists(of: .owner).map(\.name) == ["", "", "First", "Second"])
    #expect(try await library.move(second, after: nil, by: .owner) != nil)
    #expect(try await library.move(second, after: nil, by: .owner) == nil)
    #expect(try await library.lists(of: .owner).dropFirst(2).map(\.id) == [second, first])
    #expect(try await library.rename(second, "Second", by: .owner) == nil)
    try await library.rename(second, "Other", by: .owner)
    #expect(try await library.lists(of: .owner)[2].about == "words")
    let removal = try #require(try await library.removeList(second, by: .owner))
    #expect(try await library.removeList(second, by: .owner) == nil)
    await #expect(throws: LibraryError.notFound) { try await library.add(.alien, to: second, by: .owner) }
    try await library.undo(removal, by: .owner)
    #expect(try await library.lists(of: .owner)[2].name == "Other")
    for name in ["", " \n"] {
      await #expect(throws: LibraryError.emptyText) { _ = try await library.createList(name, by: .owner) }
    }
    await #expect(throws: LibraryError.tooLong(limit: 500)) {
      _ = try await library.createList(String(repeating: "é", count: 251), by: .owner)
    }
  }

  @Test func `List items are added, ticked, moved, edited and removed`() async throws {
    for number in 1...4 { try await library.add(.movie(number), to: watchlist, by: .owner) }
    #expect(try await library.add(.movie(2), to: watchlist, by: .owner) == nil)
    let (note, _) = try await library.add("ask for the director's cut", to: watchlist, by: .owner)
    #expect(try await numbers() == [1, 2, 3, 4, nil])
    let items = try await library.items(of: watchlist).map(\.id)
    try await library.move(items[3], on: watchlist, after: items[0], by: .owner)
    try await library.move(note, on: watchlist, after: nil, by: .owner)
    try await library.move(items[0], on: watchlist, after: items[2], by: .owner)
    #expect(try await numbers() == [nil, 4, 2, 3, 1])
    try await library.add(.movie(9), to: watchlist, by: .owner)
    #expect(try await numbers() == [nil, 4, 2, 3, 1, 9])
    #expect(try await library.tick(items[1], on: watchlist, by: .owner) != nil)
    #expect(try await library.tick(items[1], on: watchlist, by: .owner) == nil)
    let list = try #require(try await library.lists(of: .owner).first)
    #expect(list.count == 6 && list.doneCount == 1)
    try await library.edit(note, on: watchlist, "other words", by: .owner)
    #expect(try await library.items(of: watchlist).first?.text == "other words")
    await #expect(throws: LibraryError.emptyText) { try await library.edit(note, on: watchlist, " ", by: .owner) }
    await #expect(throws: LibraryError.tooLong(limit: 10_000)) {
      try await library.edit(note, on: watchlist, String(repeating: "a", count: 10_001), by: .owner)
    }
    let removal = try #require(try await library.remove(TitleReference.movie(2).key, from: watchlist, by: .owner))
    #expect(try await numbers() == [nil, 4, 3, 1, 9])
    try await library.undo(removal, by: .owner)
    #expect(try await numbers() == [nil, 4, 2, 3, 1, 9])
    #expect(try await library.items(of: watchlist)[2].doneDate != nil)
    #expect(try await library.lists(with: TitleReference.movie(2).key) == [watchlist])
  }

  @Test func `Profiles are created, changed, followed and removed`() async throws {
    #expect(try await library.profiles() == [.unnamed])
    let fields = ProfileFields(firstName: "Ana", lastName: "B", role: "sister", teams: ["Family", "Film\nclub"])
    let (ana, _) = try await library.createProfile(fields)
    try await library.change(.owner, ProfileFields(firstName: "Kim"), by: .owner)
    try await library.follow(ana, by: .owner)
    #expect(try await library.follow(ana, by: .owner) == nil)
    let people = try await library.profiles()
    #expect(people.map(\.fields.firstName) == ["Kim", "Ana"])
    #expect(people[1].followers == [.owner] && people[0].following == [ana])
    #expect(people[1].fields.teams == ["Family", "Film club"])
    try await library.unfollow(ana, by: .owner)
    try await library.removeProfile(ana, by: .owner)
    #expect(try await library.profiles().map(\.followers) == [[]])
    await #expect(throws: LibraryError.notFound) { try await library.change(ana, fields, by: .owner) }
  }

  @Test func `Notes are added, edited and removed`() async throws {
    let ana = ProfileID(rawValue: "ana")
    let note = try #require(try await library.note("Watch this", on: .alien, to: ana, by: .owner))
    try await library.note("I did", on: .alien, to: .owner, by: ana)
    #expect(try await library.notes(on: TitleReference.alien.key).map(\.text) == ["Watch this", "I did"])
    #expect(try await library.notes(of: ana).count == 2)
    try await library.edit(note: note, "Watch it", by: .owner)
    #expect(try await library.notes(on: TitleReference.alien.key)[0].edited != nil)
    #expect(try await library.remove(note: note, by: .owner) != nil)
    #expect(try await library.remove(note: note, by: .owner) == nil)
    #expect(try await library.notes(of: .owner).map(\.text) == ["I did"])
    #expect(try await library.notes(of: ana).map(\.text) == ["I did"])
  }
}
