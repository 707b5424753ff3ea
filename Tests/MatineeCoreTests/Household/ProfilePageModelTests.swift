import Catalogue
import Foundation
import Library
import TMDBTesting
import Testing
import Tracking

/// A profile's page as another profile sees it, and following.
@MainActor @Suite(.timeLimit(.minutes(5)))
struct ProfilePageModelTests {
  private let ana = ProfileID(rawValue: "ana")
  private let library: Library
  private let kims: LibraryModel

  init() async throws {
    library = try Library.inMemory()
    kims = .over(library)
    _ = try await library.createProfile(ProfileFields(firstName: "Kim"), id: .owner)
    _ = try await library.createProfile(ProfileFields(firstName: "Ana", role: "Cook", teams: ["Family"]), id: ana)
    try await library.rate(.alien, try #require(Score(stars: 9)), by: ana)
    try await library.rate(.metropolis, part: .season(1), try #require(Score(stars: 1)), by: ana)
    try await library.add(.metropolis, to: .watchlist(of: ana), by: ana)
  }

  private func page(_ id: ProfileID) -> ProfilePageModel {
    ProfilePageModel(id, kims, format: .test)
  }

  @Test func `A profile's page shows ratings and lists only to followers`() async throws {
    let model = page(ana)
    try await model.load()
    let stranger = try #require(model.card)
    #expect(stranger.name == "Ana" && stranger.role == "Cook" && stranger.teams == ["Family"])
    #expect(stranger.ratings.isEmpty && stranger.lists.isEmpty)
    #expect(stranger.reason == "Follow Ana to see their ratings, lists and notes.")
    #expect(model.follow.follows(ana) == false)
    #expect(await model.follow.follow(ana))
    await until { model.card?.reason == nil }
    #expect(model.card?.ratings.map(\.score) == ["9 out of 10"] && model.card?.lists.map(\.shownName) == ["Watchlist"])
    #expect(model.card?.followers.map(\.name) == ["Kim"] && model.follow.follows(ana) == true)
    await kims.undo()
    await until { model.follow.follows(ana) == false && model.card?.ratings.isEmpty == true }
  }

  @Test func `A profile sees its own activity and can't follow itself`() async throws {
    try await library.rate(.alien, try #require(Score(stars: 2)), by: .owner)
    let model = page(.owner)
    try await model.load()
    #expect(model.follow.follows(.owner) == nil)
    #expect(model.card?.ratings.map(\.score) == ["2 out of 10"] && model.card?.reason == nil)
  }

  @Test func `Loading the page of an unknown profile fails`() async {
    let model = page(ProfileID(rawValue: "nobody"))
    await #expect(throws: LibraryError.notFound) { try await model.load() }
  }
}
