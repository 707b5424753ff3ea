import Catalogue
import Foundation
import Library
import TMDBTesting
import Testing
import TitleIdentity
import Tracking

/// Notifications about other profiles' activity: their texts, their days and their read state.
@MainActor @Suite(.timeLimit(.minutes(5)))
struct NotificationsModelTests {
  private let ana = ProfileID(rawValue: "ana")
  private let library: Library
  private let kims: LibraryModel
  private let model: NotificationsModel

  init() async throws {
    library = try Library.inMemory()
    kims = .over(library)
    model = NotificationsModel(kims, format: .test, page: 10)
    _ = try await library.createProfile(ProfileFields(firstName: "Kim"), id: .owner)
    _ = try await library.createProfile(ProfileFields(firstName: "Ana", lastName: "Sample"), id: ana)
    try await library.follow(ana, by: .owner)
  }

  private var summary: [String] { model.entries?.map(\.summary) ?? [] }

  @Test func `Each notification describes an activity and links to its title or profile`() async throws {
    let ana = ana
    try await library.rate(.alien, try #require(Score(stars: 9)), by: ana)
    let heimat = TitleReference(.tmdb, .show, 7, name: "Heimat")
    try await library.rate(heimat, part: .episode(season: 1, number: 3), try #require(Score(stars: 8)), by: ana)
    try await library.note("Look at the stairs.", on: .metropolis, to: .owner, by: ana)
    try await library.note("To all", on: .metropolis, by: ana)
    try await library.follow(.owner, by: ana)
    try await library.add(.metropolis, to: .watchlist(of: ana), by: ana)
    _ = try await library.write(by: ana) { batch in
      for number in 1...1204 {
        if let score = Score(stars: 5) {
          try batch.rate(TitleReference(.tmdb, .movie, 1000 + number, name: "a"), score)
        }
      }
    }
    try await library.rate(TitleReference(.sample, .movie, 1, name: "Invented"), try #require(Score(stars: 1)), by: ana)
    try await model.load()
    #expect(
      summary == [
        "Ana Sample rated “Invented” 1 out of 10", "Ana Sample imported 1,204 ratings",
        "Ana Sample added “Metropolis” to “Watchlist”", "Ana Sample started following you",
        "Ana Sample wrote a note on “Metropolis”", "Ana Sample left you a note on “Metropolis”",
        "Ana Sample rated S1\u{A0}E3 of “Heimat” 8 out of 10", "Ana Sample rated “Alien” 9 out of 10",
      ])
    let entries = try #require(model.entries)
    #expect(entries.map(\.heading) == ["Today"] + Array(repeating: nil, count: 7))
    #expect(entries[5].text == "Look at the stairs.")
    #expect(
      entries[0].destination == nil && entries[1].destination == .profile(ana)
        && entries[3].destination == .profile(ana))
    guard case .title(let alien)? = entries.last?.destination else { Issue.record("leads nowhere"); return }
    #expect(alien.id == .movie(348))
  }

  @Test func `A read notification stays marked as new until the page is reopened`() async throws {
    try await library.rate(.alien, try #require(Score(stars: 9)), by: ana)
    try await model.load()
    #expect(model.unread == 1 && model.hasOthers)
    model.markAsRead()
    await until { model.unread == 0 }
    #expect(model.entries?.map(\.isNew) == [true])
    try await library.rate(.metropolis, try #require(Score(stars: 9)), by: ana)
    await until { model.unread == 1 && model.entries?.count == 2 }
    let later = NotificationsModel(kims, format: .test)
    try await later.load()
    #expect(later.entries?.map(\.isNew) == [true, false])
  }

  @Test func `Marking notifications as read adds no action to undo`() async throws {
    try await library.rate(.alien, try #require(Score(stars: 9)), by: ana)
    let follow = try await library.lastAction(of: .owner)
    try await model.load()
    model.markAsRead()
    await until { model.unread == 0 }
    #expect(try await library.lastAction(of: .owner) == follow)
  }

  @Test func `Loading more appends the remaining notifications`() async throws {
    for number in 1...12 {
      try await library.rate(TitleReference(.tmdb, .movie, number, name: "a"), try #require(Score(stars: 9)), by: ana)
    }
    try await model.load()
    #expect(model.entries?.count == 10)
    model.loadMore()
    await until { model.entries?.count == 12 }
  }

  @Test func `A profile without others in the household has no notifications`() async throws {
    try await library.removeProfile(ana, by: .owner)
    try await model.load()
    #expect(!model.hasOthers && model.entries == [])
  }
}
