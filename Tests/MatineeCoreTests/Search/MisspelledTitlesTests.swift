import Catalogue
import Foundation
import Library
import LoadingState
import ResponseCache
import TMDB
import TMDBTesting
import Testing
import TitleIdentity
import ToolTestSupport

@testable import AppFoundation
@testable import Search
@testable import Tracking

/// Misspelled translated titles of films and series that are cached or in the library, without the title index.
@MainActor @Suite(.timeLimit(.minutes(5)))
struct MisspelledTitlesTests {
  struct Title: Sendable {
    let query: String
    let name: String
    let original: String
    let kind: TitleID.Kind

    init(_ query: String, _ name: String, _ original: String, _ kind: TitleID.Kind = .movie) {
      (self.query, self.name, self.original, self.kind) = (query, name, original, kind)
    }
  }

  nonisolated static let titles = [
    Title("chihiros riese ins zauberland", "Chihiros Reise ins Zauberland", "千と千尋の神隠し"),
    Title("der patte", "Der Pate", "The Godfather"),
    Title("das lebne der anderen", "Das Leben der Anderen", "The Lives of Others"),
    Title("zimlich beste freudne", "Ziemlich beste Freunde", "Intouchables"),
    Title("haus des gelddes", "Haus des Geldes", "La casa de papel", .show),
    Title("in westen nihcts neues", "Im Westen nichts Neues", "All Quiet on the Western Front"),
    Title("le voyaje de chihiro", "Le Voyage de Chihiro", "千と千尋の神隠し"),
    Title("les evadees", "Les Évadés", "The Shawshank Redemption"),
    Title("la gurre des etoiles", "La Guerre des étoiles", "Star Wars"),
    Title("le silense des agneuax", "Le Silence des agneaux", "The Silence of the Lambs"),
    Title("on conait la chanson", "On connaît la chanson", "Same Old Song"),
    Title("cadena perpettua", "Cadena perpetua", "The Shawshank Redemption"),
    Title("el viaje de chihrio", "El viaje de Chihiro", "千と千尋の神隠し"),
    Title("el labirinto del fauno", "El laberinto del fauno", "Pan’s Labyrinth"),
    Title("el senor de lso anilos", "El señor de los anillos", "The Lord of the Rings"),
    Title("la vita e bela", "La vita è bella", "Life Is Beautiful"),
    Title("il bono il bruto il cattivo", "Il buono, il brutto, il cattivo", "The Good, the Bad and the Ugly"),
    Title("ladri di bicilcete", "Ladri di biciclette", "Bicycle Thieves"),
    Title("quasi amicci", "Quasi amici", "Intouchables"),
    Title("la cita incantata", "La città incantata", "千と千尋の神隠し"),
    Title("spriited away", "Spirited Away", "千と千尋の神隠し"),
  ]

  @Test func `Misspelled translated titles are found if they are cached`() async throws {
    let folder = try TemporaryFolder()
    let cache = ResponseCache(folder: folder.url)
    for (number, other) in Self.titles.enumerated() {
      let (name, original) = other.kind == .movie ? ("title", "original_title") : ("name", "original_name")
      // The name in the app's language is the original one.
      let body = """
        {"id":\(number + 1),"\(name)":"\(other.original)","\(original)":"\(other.original)","translations":
        {"translations":[{"iso_639_1":"xx","iso_3166_1":"XX","data":{"\(name)":"\(other.name)"}}]}}
        """
      let isMovie = other.kind == .movie
      let cacheable = isMovie ? CacheableResponse(MovieTarget.details(1)) : CacheableResponse(TVTarget.details(1))
      let path = isMovie ? "/movie/\(number + 1)" : "/tv/\(number + 1)"
      try await cache.store(
        CachedResponse(ResponseKey(ListKey(source: .tmdb, path: path)), body: Data(body.utf8), fetched: Date()),
        as: #require(cacheable))
    }
    #expect(await missed(cache: cache).isEmpty)
  }

  @Test func `Misspelled translated titles are found if they were rated, watched or listed`() async throws {
    let library = LibraryModel(source: .tmdb) { try Library.inMemory() }
    let opened = try await library.library()
    for (number, other) in Self.titles.enumerated() {
      let reference = TitleReference(.tmdb, other.kind, number + 1, name: other.name)
      switch number % 3 {
      case 0: try await opened.rate(reference, Score.all[15], by: .owner)
      case 1: try await opened.watch(reference, on: .unknown, by: .owner)
      default: _ = try await opened.add(reference, to: .watchlist(of: .owner), by: .owner)
      }
    }
    #expect(await missed(library: library).isEmpty)
  }

  /// Returns the queries whose best result in an offline search isn't the title.
  private func missed(cache: ResponseCache? = nil, library: LibraryModel? = nil) async -> [String] {
    let pages = CatalogueDependencies.over(ReplayNetworking(), cache: cache).pages
    let model = SearchModel(pages, clock: ManualClock()) { await library?.knownTitles() ?? KnownTitles() }
    var missed: [String] = []
    for (index, title) in Self.titles.enumerated() {
      model.search(title.query)
      await until { model.state.isSettled && model.state != .idle }
      let page = PageReference.title(title.kind == .movie ? .movie(index + 1) : .show(index + 1))
      if model.state.content?.rows.first?.id != page { missed.append(title.query) }
    }
    return missed
  }
}
