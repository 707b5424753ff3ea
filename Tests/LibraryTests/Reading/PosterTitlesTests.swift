import Testing
import TitleIdentity

@testable import Library

/// The titles whose posters represent a list.
@Suite(.timeLimit(.minutes(5))) struct PosterTitlesTests {
  private let fixture: LibraryFixture
  private let library: Library
  private let watchlist = ListID.watchlist(of: .owner)

  init() async throws {
    fixture = try LibraryFixture()
    library = try await fixture.open()
  }

  private func film(_ number: Int, source: TitleSource = .tmdb) -> TitleReference {
    TitleReference(source, .movie, number, name: "Film \(number)", posterPath: "/\(number).jpg")
  }

  private func numbers(limit: Int = 4) async throws -> [ListID: [Int]] {
    try await library.posterTitles(of: .owner, from: .tmdb, limit: limit).mapValues { $0.map(\.number) }
  }

  @Test func `Each list has its first titles with a poster, in order`() async throws {
    let (noir, _) = try await library.createList("Noir", by: .owner)
    _ = try await library.createList("Empty", by: .owner)
    for title in [.movie(1), film(2), film(3), film(4)] { try await library.add(title, to: watchlist, by: .owner) }
    _ = try await library.add("A note", to: noir, by: .owner)
    try await library.add(film(5), to: noir, by: .owner)
    #expect(try await numbers() == [watchlist: [2, 3, 4], noir: [5]])
    #expect(try await numbers(limit: 2) == [watchlist: [2, 3], noir: [5]])
    try await library.move(.title(film(4).key), on: watchlist, after: nil, by: .owner)
    #expect(try await numbers(limit: 2)[watchlist] == [4, 2])
  }

  @Test func `Titles of another source and of other profiles are skipped`() async throws {
    let ana = ProfileID(rawValue: "ana")
    try await library.add(film(1, source: .sample), to: watchlist, by: .owner)
    try await library.add(film(2), to: watchlist, by: .owner)
    try await library.add(film(3), to: .watchlist(of: ana), by: ana)
    #expect(try await numbers() == [watchlist: [2]])
  }

  @Test func `A matched title appears once, with the poster of its match`() async throws {
    for title in [film(1, source: .sample), film(2), film(3)] {
      try await library.add(title, to: watchlist, by: .owner)
    }
    try await library.match(film(1, source: .sample).key, to: film(3), by: .owner)
    #expect(try await numbers() == [watchlist: [3, 2]])
  }

  @Test func `Observation delivers the titles at once, then changes`() async throws {
    try await library.add(film(1), to: watchlist, by: .owner)
    var titles = library.observePosterTitles(of: .owner, from: .tmdb, limit: 2).makeAsyncIterator()
    #expect(await titles.next() == [watchlist: [film(1)]])
    _ = try await library.add("A note", to: watchlist, by: .owner)
    try await library.add(film(2), to: watchlist, by: .owner)
    #expect(await titles.next() == [watchlist: [film(1), film(2)]])
    try await library.remove(.title(film(1).key), from: watchlist, by: .owner)
    #expect(await titles.next() == [watchlist: [film(2)]])
  }
}
