import Testing
import TitleIdentity

@testable import Library

/// Transfer of a profile's data to a profile in another library.
@Suite(.timeLimit(.minutes(5))) struct ProfileDataTests {
  private let guest: Library
  private let home: Library
  private let dora = ProfileID(rawValue: "dora")

  init() throws {
    guest = try Library.inMemory()
    home = try Library.inMemory()
  }

  private func transfer() async throws {
    let profileData = try await guest.profileData(of: .owner)
    _ = try await home.write(by: dora) { batch in
      _ = try batch.createProfile(ProfileFields(firstName: "Dora"), id: dora)
      try batch.copy(profileData)
    }
  }

  @Test func `Transfer copies all current data with its order and dates`() async throws {
    let day = PartialDate.year(1979)
    try await guest.rate(.alien, .stars(9), by: .owner, date: day)
    let undone = try await guest.rate(.movie(9), .stars(1), by: .owner)
    try await guest.undo(try #require(undone), by: .owner)
    try await guest.watch(.show, part: .episode(season: 1, number: 2), on: day, by: .owner)
    try await guest.note("The stairs!", on: .alien, by: .owner)
    for number in 1...3 { try await guest.add(.movie(number), to: .watchlist(of: .owner), by: .owner) }
    try await guest.move(.title(TitleReference.movie(3).key), on: .watchlist(of: .owner), after: nil, by: .owner)
    try await guest.tick(.title(TitleReference.movie(2).key), on: .watchlist(of: .owner), by: .owner)
    let (list, _) = try await guest.createList("Silent", about: "Before 1930", by: .owner)
    _ = try await guest.add("Ask Mother", to: list, by: .owner)
    try await guest.add(.alien, to: list, by: .owner)
    try await guest.edit(.title(TitleReference.alien.key), on: list, "the director's cut", by: .owner)
    try await transfer()

    #expect(try await home.ratings(by: dora).map { [$0.title.name, $0.date.description] } == [["Alien", "1979"]])
    #expect(try await home.history(of: dora).map(\.date) == [day])
    #expect(try await home.notes(on: TitleReference.alien.key).map(\.text) == ["The stairs!"])
    let watchlist = try await home.items(of: .watchlist(of: dora))
    #expect(watchlist.map(\.title?.number) == [3, 1, 2])
    #expect(watchlist.map { $0.doneDate != nil } == [false, false, true])
    let copiedList = try #require(try await home.lists(of: dora).last)
    #expect(copiedList.name == "Silent" && copiedList.about == "Before 1930" && copiedList.count == 2)
    #expect(try await home.items(of: copiedList.id).map(\.text) == ["Ask Mother", "the director's cut"])
    #expect(try await home.ratings(by: .owner).isEmpty)
    #expect(try await home.items(of: .watchlist(of: .owner)).isEmpty)
  }

  /// Undoing once too often must not remove the profile itself.
  @Test func `Transfer of a profile can't be undone, but later actions can`() async throws {
    try await guest.rate(.alien, .stars(9), by: .owner)
    try await transfer()
    #expect(try await home.lastAction(of: dora) == nil)
    let rating = try await home.rate(.movie(1), .stars(2), by: dora)
    #expect(try await home.lastAction(of: dora) == rating)
    try await home.undo(try #require(rating), by: dora)
    #expect(try await home.lastUndone(of: dora) == rating)
    _ = try await home.createProfile(ProfileFields(firstName: "Dora", role: "Critic"), id: dora, by: dora)
    #expect(try await home.lastAction(of: dora) == nil)
    #expect(try await home.lastUndone(of: dora) == rating)
    // Creating another profile, or changing one's own, can be undone.
    let change = try await home.change(dora, ProfileFields(firstName: "Dorothea"), by: dora)
    #expect(try await home.lastAction(of: dora) == change)
    let (_, creation) = try await home.createProfile(ProfileFields(firstName: "Ben"), by: dora)
    #expect(try await home.lastAction(of: dora) == creation)
  }
}
