import Library
import TMDB
import TMDBTesting
import Testing
import TitleIdentity

@testable import Catalogue
@testable import Tracking

/// The titles that a profile has rated: their orders, their filters, and titles with unknown details.
@MainActor @Suite(.timeLimit(.minutes(5)))
struct RatingsModelTests {
  private let caching: CachingCatalogue
  private let library = LibraryModel(source: .tmdb) { try Library.inMemory() }

  init() throws { caching = try CachingCatalogue() }

  private func rate(
    _ id: Int, _ name: String, _ stars: Double = 7, _ year: Int? = nil, source: TitleSource = .tmdb
  ) async throws {
    let score = try #require(Score(stars: stars))
    try await library.library().rate(TitleReference(source, .movie, id, name: name, year: year), score, by: .owner)
  }

  private func model(_ filter: RatingsFilter = RatingsFilter(), page: Int = 40) async throws -> RatingsModel {
    let (pages, guides) = (caching.catalogue.pages, caching.catalogue.guides)
    let model = RatingsModel(library, pages, guides, filter: filter, page: page)
    try await model.load()
    return model
  }

  private func names(_ model: RatingsModel) -> [String]? { model.titles?.map(\.summary.title) }

  @Test func `The highest rating is first, and a new one appears at once`() async throws {
    try await rate(1, "Metropolis", 8)
    try await rate(2, "Alien", 7)
    try await rate(3, "M", 8)
    let model = try await model()
    #expect(names(model) == ["M", "Metropolis", "Alien"])
    try await rate(2, "Alien", 9)
    await until { names(model) == ["Alien", "M", "Metropolis"] }
    model.filter.order = .date
    try await rate(1, "Metropolis", 1)
    await until { names(model)?.first == "Metropolis" }
  }

  @Test func `Titles from another source don’t appear`() async throws {
    try await rate(1, "Invented", source: .sample)
    #expect(try await model().isEmpty == true)
  }

  @Test func `More titles are loaded at the end`() async throws {
    for id in 1...5 { try await rate(id, "Film \(id)") }
    let model = try await model(page: 2)
    #expect(names(model) == ["Film 5", "Film 4"])
    model.loadMore()
    await until { model.titles?.count == 4 }
  }

  @Test func `A decade shows its films, and those with an unknown decade can be opened`() async throws {
    try await rate(1, "Metropolis", 8, 1927)
    try await rate(2, "Alien", 9, 1979)
    try await rate(3, "Stalker", 10, 1979)
    try await rate(4, "Undated")
    let model = try await model()
    #expect(model.decades == [1970, 1920] && model.unknownDecades == 0)
    model.filter.decade = .known(1970)
    await until { names(model) == ["Stalker", "Alien"] }
    #expect(model.unknownDecades == 1)
    model.filter.decade = .unknown
    await until { names(model) == ["Undated"] }
    #expect(model.unknownDecades == 0 && model.isEmpty == false)
  }

  /// Film 1 has been opened before, and the others can be requested.
  private func storePages() async throws {
    for (id, average) in [(1, 6.5), (2, 9.0)] {
      let json = #"{"id":\#(id),"title":"Film \#(id)","vote_average":\#(average),"genres":[{"id":18,"name":"Drama"}]}"#
      try await caching.store(MovieTarget.details(id), .json(json), fetched: CachingCatalogue.old)
    }
  }

  @Test func `A genre shows its titles, and counts those whose genres are unknown`() async throws {
    try await storePages()
    for id in 1...3 { try await rate(id, "Film \(id)") }
    let model = try await model()
    model.filter.genre = .known(18)
    await until { names(model) == ["Film 2", "Film 1"] }
    #expect(model.unknownGenres == 1)
    model.filter.genre = .unknown
    await until { names(model) == ["Film 3"] }
  }

  @Test func `The order by difference compares with the average, and unknown averages are last`() async throws {
    try await storePages()
    for id in 1...3 { try await rate(id, "Film \(id)", 7.5) }
    let model = try await model()
    model.filter.order = .difference
    await until { model.titles?.map(\.detail) == ["1.5 below 9.0", "1 above 6.5", "average unknown"] }
  }

  @Test(arguments: ["order=date", "kind=movie&decade=1970", "genre=18", "genre=unknown&decade=unknown", "rating=8.5"])
  func `A filter is parsed from its parameters`(_ parameters: String) throws {
    #expect(try #require(RatingsFilter(parameters: parameters)).parameters == parameters)
  }

  @Test(arguments: ["", "order=x", "kind=film", "genre=", "decade=1975", "rating=11", "rating=x", "color=red"])
  func `Impossible parameters are rejected`(_ parameters: String) {
    #expect(RatingsFilter(parameters: parameters) == nil)
  }
}
