import Library
import TMDB
import TMDBTesting
import Testing
import TitleIdentity

@testable import Catalogue
@testable import Tracking

/// The order of a person's titles, and which of them the user hasn't watched.
@MainActor @Suite(.timeLimit(.minutes(5)))
struct FilmographyModelTests {
  private let library = LibraryModel(source: .tmdb) { try Library.inMemory() }

  private func page() throws -> PersonPage {
    let films = [(1, 2001, 6.0, 900), (2, 2002, 9.5, 3), (3, 2003, 8.5, 5_000), (4, 2004, 7.0, 80)].map {
      #"""
      {"media_type":"movie","id":\#($0),"title":"Film \#($0)","release_date":"\#($1)-01-01","vote_average":\#($2),
      "vote_count":\#($3),"character":"A"}
      """#
    }
    let json = #"{"id":6384,"name":"Keanu","combined_credits":{"cast":[\#(films.joined(separator: ","))],"crew":[]}}"#
    return PersonPage(try read(PersonDetails.self, json), format: .reader())
  }

  private func numbers(_ model: FilmographyModel, _ page: PersonPage) -> [Int] {
    model.content(of: page).groups.flatMap(\.entries).map(\.id.number)
  }

  @Test func `The newest titles are first, or the best ones with enough votes`() throws {
    let model = FilmographyModel(LibraryTitleUses(library))
    let page = try page()
    #expect(numbers(model, page) == [4, 3, 2, 1])
    model.isByRating = true
    #expect(numbers(model, page) == [3, 4, 1, 2])
  }

  @Test func `Watched titles are hidden on request, and empty groups disappear`() async throws {
    for number in [1, 3] { await library.watch(TitleReference(.tmdb, .movie, number, name: "Film"), on: .year(2020)) }
    let model = FilmographyModel(LibraryTitleUses(library))
    let page = try page()
    model.filters = [.unwatched]
    await until { numbers(model, page) == [4, 2] }
    for number in [2, 4] { await library.watch(TitleReference(.tmdb, .movie, number, name: "Film"), on: .year(2020)) }
    await until { model.content(of: page).groups.isEmpty }
    model.filters = []
    #expect(numbers(model, page).count == 4)
  }

  @Test func `Watched films of a collection are hidden on request`() async throws {
    let parts = [1, 2].map { #"{"id":\#($0),"title":"Film \#($0)","release_date":"200\#($0)-01-01"}"# }
    let json = #"{"id":9,"name":"Collection","parts":[\#(parts.joined(separator: ","))]}"#
    let page = CollectionPage(try read(CollectionDetails.self, json), format: .reader())
    let model = CollectionFilmsModel(LibraryTitleUses(library))
    #expect(model.films(of: page).map(\.id) == [.movie(1), .movie(2)])
    await library.watch(TitleReference(.tmdb, .movie, 1, name: "Film"), on: .year(2020))
    model.filters = [.unwatched]
    await until { model.films(of: page).map(\.id) == [.movie(2)] }
  }

  @Test func `The use of a title includes its parts, its rating and its lists`() async throws {
    let (uses, series) = (LibraryTitleUses(library), TitleReference(.tmdb, .show, 7, name: "Heimat"))
    await until { uses.use(of: .show(7)) == TitleUse() }
    await library.watch(series, .episode(season: 1, number: 1), on: .year(2020))
    await until { uses.use(of: .show(7)) == TitleUse(isWatched: true) }
    _ = await library.rate(series, Score(stars: 8))
    try await library.library().add(series, to: .favorites(of: .owner), by: .owner)
    await until { uses.use(of: .show(7)) == TitleUse(isWatched: true, isRated: true, isListed: true) }
    #expect(!uses.admits(.show(7), [.unwatched]) && uses.admits(.show(7), [.listed]))
    #expect(!uses.admits(.show(7), [.listed, .unrated]) && uses.admits(.show(8), [.unwatched, .unrated]))
  }
}
