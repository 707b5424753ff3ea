import Library
import TMDBTesting
import Testing
import TitleIdentity

@testable import Catalogue
@testable import Tracking

/// The titles that a profile has rated.
@MainActor @Suite(.timeLimit(.minutes(5)))
struct RatingsModelTests {
  private let library = LibraryModel(source: .tmdb) { try Library.inMemory() }
  private let format = CatalogueDependencies.test(ReplayNetworking()).format

  private func rate(_ id: Int, _ name: String, _ stars: Double = 7, source: TitleSource = .tmdb) async throws {
    let score = try #require(Score(stars: stars))
    try await library.library().rate(TitleReference(source, .movie, id, name: name), score, by: .owner)
  }

  @Test func `The latest rating is first, and a new one appears at once`() async throws {
    try await rate(1, "Metropolis")
    try await rate(2, "Alien")
    let model = RatingsModel(library, format: format)
    try await model.load()
    #expect(model.titles?.map(\.title) == ["Alien", "Metropolis"])
    try await rate(1, "Metropolis", 8)
    await until { model.titles?.map(\.title) == ["Metropolis", "Alien"] }
  }

  @Test func `Titles from another source don’t appear`() async throws {
    try await rate(1, "Invented", source: .sample)
    let model = RatingsModel(library, format: format)
    try await model.load()
    #expect(model.isEmpty == true)
  }

  @Test func `More titles are loaded at the end`() async throws {
    for id in 1...5 { try await rate(id, "Film \(id)") }
    let model = RatingsModel(library, format: format, page: 2)
    try await model.load()
    #expect(model.titles?.map(\.title) == ["Film 5", "Film 4"])
    model.loadMore()
    await until { model.titles?.count == 4 }
  }
}
