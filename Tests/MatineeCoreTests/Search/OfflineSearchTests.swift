import Foundation
import ImagePipeline
import Library
import LoadingState
import ResponseCache
import SyntheticExports
import TMDB
import TMDBTesting
import Testing
import TitleIdentity
import TitleIndex
import ToolTestSupport

@testable import AppFoundation
@testable import Catalogue
@testable import Search
@testable import Tracking

/// Searching offline in each scope, with and without the title index, and with and without titles on this device.
@MainActor @Suite(.timeLimit(.minutes(5)))
struct OfflineSearchTests {
  private let folder: TemporaryFolder
  private let index: TitleIndex
  private let cache: ResponseCache
  private let library: LibraryModel
  private let clock = ManualClock()

  nonisolated static let scopes =
    SearchScope.kinds + SearchScope.titleLists + [
      .genre(NamedGenre(id: GenreID(.movie, 18), name: "Drama")),
      .genre(NamedGenre(id: GenreID(.show, 18), name: "Drama")),
    ]

  /// Adds one film, one series and one person to the index and the cache, and the film to a list.
  init() async throws {
    let folder = try TemporaryFolder()
    self.folder = folder
    index = TitleIndex(folder: folder.url.appending(path: "index"))
    let titles: [(ExportKind, String)] = [
      (.movies, "Metropolis"), (.shows, "Metropolitan Police"), (.people, "Ada Metropoulos"),
    ]
    _ = try await index.update(
      from: titles.map { kind, name in try folder.write(exportLines(kind, [name]), to: "\(kind).json") })
    cache = ResponseCache(folder: folder.url.appending(path: "cache"))
    library = LibraryModel(source: .tmdb) { try Library.inMemory() }
    let film = #"{"id":1,"title":"Metropolis","release_date":"1927-01-10","genre_ids":[18]}"#
    let series = #"{"id":1,"name":"Metropolitan Police","first_air_date":"1989-12-10","genre_ids":[18]}"#
    for list in MovieList.allCases { try await store(film, as: list.target) }
    for list in ShowList.allCases { try await store(series, as: list.target) }
    try await store(#"{"id":1,"name":"Ada Metropoulos"}"#, as: PersonTarget.popular)
    _ = try await library.library().add(
      TitleReference(.tmdb, .movie, 1, name: "Metropolis", year: 1927), to: .watchlist(of: .owner), by: .owner)
  }

  private func store<Item>(_ row: String, as target: Target<Page<Item>>) async throws {
    let catalogue = catalogue(OfflineNetworking(), cache)
    let request = try catalogue.client.base.request(for: target)
    let key = try #require(ResponseKey(request, source: .tmdb))
    let body = Data(#"{"page":1,"results":[\#(row)],"total_pages":1,"total_results":1}"#.utf8)
    try await cache.store(CachedResponse(key, body: body, fetched: Date()), as: #require(request.cacheable))
  }

  private func catalogue(_ networking: OfflineNetworking, _ cache: ResponseCache?) -> CatalogueDependencies {
    .over(networking, cache: cache, clock: clock)
  }

  /// Returns the results of a search without a network.
  private func search(
    _ request: SearchRequest, hasIndex: Bool = false, hasTitles: Bool = false, error: NetworkError = .noRoute
  ) async -> SearchModel {
    let catalogue = catalogue(OfflineNetworking(error: error), hasTitles ? cache : nil)
    let model = SearchModel(catalogue.pages, SearchFiles(titleIndex: hasIndex ? index : nil), clock: clock) {
      [library] in
      hasTitles ? await library.knownTitles() : KnownTitles()
    }
    model.choose(request.scope)
    model.choose(year: request.year)
    model.search(request.text)
    await until { model.state.isSettled && model.state != .idle }
    return model
  }

  @Test(arguments: scopes)
  func `Offline search without local content says that there is nothing to search`(_ scope: SearchScope) async {
    for words in ["metropo", "zzyzx"] {
      let message = await search(SearchRequest(words, in: scope)).message
      guard scope != .lists else {
        #expect(message?.explanation == "Your lists don’t have any titles to search.")
        continue
      }
      #expect(message?.title == "No Connection")
      let lead = "Check your connection and try again. "
      if let gap = scope.gap {
        #expect(
          message?.explanation == lead + "There are no titles in \(scope.name) on this device yet. "
            + "Offline, searching by \(gap) only includes titles you’ve browsed before.")
        #expect(message?.action == .custom(SearchAction.removeFilters))
      } else {
        #expect(
          message?.explanation == lead + "There are no \(scope.noun) on this device yet. "
            + "Download titles to search them offline.")
        #expect(message?.action == .settings(.downloadTitleIndex))
      }
    }
  }

  @Test(arguments: scopes)
  func `Offline search finds titles in the index, except by list and genre`(_ scope: SearchScope) async {
    for (words, isFound) in [("metropo", true), ("zzyzx", false)] {
      let model = await search(SearchRequest(words, in: scope), hasIndex: true)
      if scope == .lists {
        #expect(model.message?.explanation == "Your lists don’t have any titles to search.")
      } else if let gap = scope.gap {
        #expect(
          model.message?.explanation == "Check your connection and try again. "
            + "There are no titles in \(scope.name) on this device yet. "
            + "Downloaded titles can’t be searched by \(gap), so Matinee only searched titles you’ve browsed before.")
        #expect(model.message?.action == .custom(SearchAction.removeFilters))
      } else if isFound {
        #expect(model.state.content?.isEmpty == false)
        #expect(model.notice?.explanation == "Can’t reach TMDB. These results are from this device.")
      } else {
        #expect(model.message?.title == "No Results on This Device")
        #expect(
          model.message?.explanation == "No results for “zzyzx”\(scope.phrase) on this device. Can’t reach TMDB.")
        #expect(model.message?.action == (scope == .everything ? .retry : .custom(SearchAction.removeFilters)))
      }
    }
  }

  @Test(arguments: scopes) func `Offline search without an index finds known titles`(_ scope: SearchScope) async {
    let found = await search(SearchRequest("metropo", in: scope), hasTitles: true)
    #expect(found.state.content?.isEmpty == false)
    let limitation = scope.gap.map { " Offline, searching by \($0) only includes titles you’ve browsed before." } ?? ""
    #expect(found.notice?.explanation == scope.fromDevice(limitation))
    let message = await search(SearchRequest("zzyzx", in: scope), hasTitles: true).message
    guard scope != .lists else {
      #expect(message?.explanation == "No results for “zzyzx” in My Lists.")
      return
    }
    let rangeText = scope.gap == nil ? " among the \(scope.noun) on this device." : " on this device."
    let next = scope.gap == nil ? " Download all \(scope.noun) to search them offline." : limitation
    #expect(message?.title == "No Results on This Device")
    #expect(
      message?.explanation == "No results for “zzyzx”\(scope.phrase)\(rangeText)\(next) Can’t reach TMDB.")
    #expect(
      message?.action
        == (scope.gap == nil ? .settings(.downloadTitleIndex) : .custom(SearchAction.removeFilters)))
  }

  @Test(arguments: scopes)
  func `Offline search finds titles of an index, and corrects the spelling in all scopes`(_ scope: SearchScope) async {
    let words = scope.kinds == [.person] ? "metropuolos" : scope.kinds == [.show] ? "poilce" : "metropolsi"
    for words in ["metropo", words] {
      let found = await search(SearchRequest(words, in: scope), hasIndex: true, hasTitles: true)
      #expect(found.state.content?.isEmpty == false, "\(words)")
      let limitation = scope.gap.map {
        " Downloaded titles can’t be searched by \($0), so Matinee only searched titles you’ve browsed before."
      }
      #expect(found.notice?.explanation == scope.fromDevice(limitation ?? ""))
      // Cached titles have a year, and the index has none.
      if scope.kinds != [.person] { #expect(found.state.content?.rows.contains { $0.year != nil } == true) }
    }
    let message = await search(SearchRequest("zzyzx", in: scope), hasIndex: true, hasTitles: true).message
    #expect(message?.explanation.hasPrefix("No results for “zzyzx”\(scope.phrase)") == true)
  }

  @Test(arguments: [true, false]) func `Offline search by year uses known titles only`(_ hasIndex: Bool) async {
    let limitation =
      hasIndex
      ? "Downloaded titles can’t be searched by year, so Matinee only searched titles you’ve browsed before."
      : "Offline, searching by year only includes titles you’ve browsed before."
    let found = await search(SearchRequest("metropo", year: 1927), hasIndex: hasIndex, hasTitles: true)
    #expect(found.state.content?.rows.map(\.title) == ["Metropolis"])
    #expect(found.notice?.explanation.hasSuffix(limitation) == true)
    let other = await search(SearchRequest("metropo", year: 1928), hasIndex: hasIndex, hasTitles: true)
    #expect(
      other.message?.explanation == "No results for “metropo” in 1928 on this device. \(limitation) "
        + "Can’t reach TMDB.")
    let empty = await search(SearchRequest("metropo", year: 1927), hasIndex: hasIndex)
    #expect(
      empty.message?.explanation.hasSuffix("There are no titles in 1927 on this device yet. \(limitation)") == true)
    #expect(empty.message?.action == .custom(SearchAction.removeFilters))
  }

  @Test func `Offline search by ID finds known titles, but can’t look up IMDb IDs`() async {
    #expect(await search(SearchRequest("movie/1"), hasIndex: true).state.content?.rows.map(\.title) == ["Metropolis"])
    let unknown = await search(SearchRequest("movie/2"), hasIndex: true).message
    #expect(unknown?.explanation == "No results for “movie/2” on this device. Can’t reach TMDB.")
    let imdb = await search(SearchRequest("tt0017136"), hasIndex: true, hasTitles: true).message
    #expect(imdb?.explanation.hasSuffix("This kind of ID can only be looked up online.") == true)
    #expect(imdb?.action == .retry)
  }

  @Test(arguments: [true, false]) func `Search while working offline offers to go online`(_ hasIndex: Bool) async {
    let message = await search(SearchRequest("zzyzx"), hasIndex: hasIndex, error: .switchedOff).message
    #expect(message?.action == .settings(.goOnline))
    #expect(message?.title == (hasIndex ? "No Results on This Device" : "Working Offline"))
  }

  @Test func `Search names the kinds that the index doesn't have`() async throws {
    try index.remove([.show, .person])
    let message = await search(SearchRequest("zzyzx"), hasIndex: true).message
    #expect(message?.explanation.contains("The downloaded titles include no series or people.") == true)
    let people = await search(SearchRequest("zzyzx", in: .people), hasIndex: true).message
    #expect(people?.action == .settings(.downloadTitleIndex))
  }
}

extension SearchModel {
  /// The message of a search without results.
  fileprivate var message: StateMessage? {
    if case .empty(let message) = state { message } else { state.failure }
  }
}

extension SearchScope {
  /// The property that the title index doesn't have.
  fileprivate var gap: String? {
    switch self {
    case .everything, .movies, .shows, .people, .lists: nil
    case .movieList, .showList: "list"
    case .genre: "genre"
    }
  }

  fileprivate var phrase: String { self == .everything ? "" : " in \(name)" }

  fileprivate var noun: String {
    switch self {
    case .movies: "films"
    case .shows: "series"
    case .people: "people"
    default: "titles"
    }
  }

  /// The notice above local results. The user's lists are complete on this device, so they have none.
  fileprivate func fromDevice(_ limitation: String) -> String? {
    self == .lists ? nil : "Can’t reach TMDB. These results are from this device.\(limitation)"
  }
}

/// A network without a connection.
private struct OfflineNetworking: Networking {
  var error = NetworkError.noRoute

  func response(to request: NetworkRequest) async throws(NetworkError) -> NetworkResponse { throw error }
}

extension NetworkError {
  fileprivate static let noRoute = NetworkError.unreachable(reason: "no route")
}
