import Catalogue
import Foundation
import Library
import TMDBTesting
import Testing
import TitleIdentity
import Tracking

/// A shared list, available while the current profile follows its owner.
@MainActor @Suite(.timeLimit(.minutes(5)))
struct SharedListModelTests {
  private let ana = ProfileID(rawValue: "ana")
  private let library: Library
  private let model: SharedListModel

  init() async throws {
    let opened = try Library.inMemory()
    library = opened
    _ = try await opened.createProfile(ProfileFields(firstName: "Ana"), id: ana, by: ana)
    try await opened.add(.metropolis, to: .watchlist(of: ana), by: ana)
    try await opened.add(TitleReference(.sample, .movie, 1, name: "Invented"), to: .watchlist(of: ana), by: ana)
    model = SharedListModel(
      .watchlist(of: ana), LibraryModel(source: .tmdb) { opened },
      format: .test)
  }

  @Test func `A shared list is visible only while the current profile follows its owner`() async throws {
    await #expect(throws: LibraryError.notFound) { try await model.load() }
    #expect(model.entries == nil && model.caption == nil)
    try await library.follow(ana, by: .owner)
    await until { model.entries?.map(\.name) == ["Metropolis", "Invented"] }
    #expect(model.name == "Watchlist" && model.caption == "Ana · 2 titles")
    // The same number in another source means a different title.
    #expect(model.entries?.map { $0.title == nil } == [false, true])
    try await library.remove(TitleReference.metropolis.key, from: .watchlist(of: ana), by: ana)
    await until { model.caption == "Ana · 1 title" }
    try await library.unfollow(ana, by: .owner)
    await until { model.entries == nil }
  }

  @Test func `A shared list is read by page, and grows as the user scrolls`() async throws {
    let opened = library
    let model = SharedListModel(
      .watchlist(of: ana), LibraryModel(source: .tmdb) { opened },
      format: .test, page: 1)
    try await library.follow(ana, by: .owner)
    _ = try await library.add("A note, which others don’t see", to: .watchlist(of: ana), by: ana)
    try await library.add(.alien, to: .watchlist(of: ana), by: ana)
    try await model.load()
    #expect(model.entries?.map(\.name) == ["Metropolis"] && model.caption == "Ana · 3 titles")
    model.loadMore()
    await until { model.entries?.map(\.name) == ["Metropolis", "Invented"] }
    model.loadMore()
    await until { model.entries?.map(\.name) == ["Metropolis", "Invented", "Alien"] }
  }
}
