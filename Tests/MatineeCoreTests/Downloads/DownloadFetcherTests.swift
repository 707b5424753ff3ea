import Catalogue
import Foundation
import ImagePipeline
import LoadingState
import ResponseCache
import Synchronization
import TMDB
import TMDBTesting
import Testing
import TitleIdentity
import ToolTestSupport

@testable import AppFoundation
@testable import Catalogue
@testable import Downloads

/// Fetching and pinning the content of a download. Offline, its screens then find everything in the cache.
@Suite(.timeLimit(.minutes(5)))
struct DownloadFetcherTests {
  private let networking = ReplayNetworking()
  private let pictures = RecordingPictureLoader()
  private let folder: TemporaryFolder
  private let responseCache: ResponseCache
  private let catalogue: CatalogueDependencies
  private let popular = DownloadedItem(.movies(.popular), name: "Popular")

  init() throws {
    folder = try TemporaryFolder()
    responseCache = ResponseCache(folder: folder.url)
    catalogue = Self.catalogue(responseCache, networking, pictures, folder.url)
    networking.stub("/3/movie/popular", with: .films([1, 2], page: 1, of: 2))
    networking.stub("/3/movie/popular?page=2", with: .films([2, 3], page: 2, of: 2))
    for number in 1...2 {
      networking.stub(
        "/3/movie/\(number)",
        json: """
          {"id":\(number),"title":"Film \(number)","poster_path":"/p\(number).jpg","backdrop_path":"/b.jpg",
          "credits":{"cast":[{"id":9,"name":"Somebody","profile_path":"/face.jpg"}]}}
          """)
    }
    networking.stub("/3/person/9", json: #"{"id":9,"name":"Somebody","profile_path":"/face.jpg"}"#)
  }

  private static func catalogue(
    _ responseCache: ResponseCache?, _ networking: any Networking, _ pictures: any DataLoading, _ folder: URL,
    pictureLimit: Int = DiskCache.standardLimit
  ) -> CatalogueDependencies {
    let caching = responseCache.map { CachingNetworking(networking, in: $0, source: .tmdb) as any Networking }
    let cache = DiskCache(folder: folder.appending(path: "pictures"), limit: pictureLimit)
    // This clock doesn't advance, so reading the cache never times out, and no request is sent before it is read.
    return .over(
      caching ?? networking, cache: responseCache, pictures: PictureSource(pictures, cache: cache),
      clock: ManualClock())
  }

  private var fetcher: DownloadFetcher { DownloadFetcher(catalogue.pages, catalogue.pictures, scale: 1) }

  @Test func `The fetcher reads all pages of a list without duplicate titles`() async throws {
    let contents = try await fetcher.contents(of: popular)
    #expect(contents.titles.map(\.id) == [.movie(1), .movie(2), .movie(3)])
    #expect(contents.bytes > 0)
    #expect(try await catalogue.client.cacheClient?.value(of: MovieTarget.popular.page(2)).results.map(\.id) == [2, 3])
  }

  @Test func `A fetched page and its pictures are cached and not requested again`() async throws {
    let title = try #require(try await fetcher.contents(of: popular).titles.first)
    let bytes = try await fetcher.fetch(title, for: popular.id)
    #expect(bytes > 300)
    #expect(
      Set(pictures.requested) == ["w342/p1.jpg", "w1280/b.jpg", "h632/face.jpg"], "wide enough for every view")
    let page = catalogue.pages.request(for: title.id, original: title.original)
    #expect(await page.cached?.read()?.value.cast.map(\.name) == ["Somebody"])
    let requestCount = networking.requests.count
    #expect(try await fetcher.fetch(title, for: popular.id) == bytes)
    #expect(try await fetcher.contents(of: popular).titles.count == 3)
    #expect(networking.requests.count == requestCount)
    #expect(pictures.requested.count == 3)
  }

  @Test func `The fetcher includes three cast members of a listed title and twelve of a single title`() async throws {
    let cast = (1...20).map { #"{"id":\#($0),"name":"Actor \#($0)"}"# }.joined(separator: ",")
    networking.stub("/3/movie/5", json: #"{"id":5,"title":"Five","credits":{"cast":[\#(cast)]}}"#)
    // TMDB no longer has the second person.
    for number in [1] + (3...20) {
      networking.stub("/3/person/\(number)", json: #"{"id":\#(number),"name":"Actor"}"#)
    }
    let requestedPaths = { networking.requests.map(\.url.path).filter { $0.hasPrefix("/3/person/") } }
    _ = try await fetcher.fetch(DownloadedTitle(.movie(5)), for: popular.id)
    #expect(requestedPaths() == (1...3).map { "/3/person/\($0)" }, "A listed title includes the first cast members.")
    #expect(await catalogue.pages.request(forPerson: 3).cached?.read()?.value.name == "Actor")
    _ = try await fetcher.fetch(DownloadedTitle(.movie(5), isComplete: true), for: .title(.movie(5)))
    #expect(
      Set(requestedPaths()) == Set((1...12).map { "/3/person/\($0)" }),
      "A single title includes all visible cast members.")
  }

  @Test func `Pinned content isn't evicted for other responses until it is released`() async throws {
    // The limit allows one large response.
    let small = ResponseCache(folder: folder.url.appending(path: "small"), limits: ResponseCacheLimits(bytes: 2_000))
    for number in 2...3 {
      let text = (0..<1_500).map { _ in String(UInt8.random(in: 100...255)) }.joined()
      networking.stub("/3/movie/\(number)", json: #"{"id":\#(number),"title":"Film","overview":"\#(text)"}"#)
    }
    let catalogue = Self.catalogue(small, networking, pictures, folder.url, pictureLimit: 101)
    let fetcher = DownloadFetcher(catalogue.pages, catalogue.pictures, scale: 1)
    let item = DownloadedItem(.title(.movie(1)), name: "")
    let title = try #require(try await fetcher.contents(of: item).titles.first)
    _ = try await fetcher.fetch(title, for: item.id)
    #expect(await fetcher.isPinned(item.id))
    for number in 2...3 { _ = try await catalogue.pages.request(for: .movie(number), original: nil).load() }
    await small.waitForWrites()
    #expect(await catalogue.pages.request(for: .movie(2), original: nil).cached?.read() == nil, "the cache is full")
    #expect(await catalogue.pages.request(for: .movie(1), original: nil).cached?.read() != nil)
    #expect(await catalogue.pages.request(forPerson: 9).cached?.read() != nil)
    let pinnedBytes = await catalogue.pictures.cache?.pinnedBytes ?? 0
    #expect(pinnedBytes > 300)
    await fetcher.removeStalePins(of: item.id)
    #expect(
      await catalogue.pictures.cache?.pinnedBytes == pinnedBytes, "Content that has just been fetched stays pinned.")
    await fetcher.release(item.id)
    #expect(await !fetcher.isPinned(item.id))
    #expect(await catalogue.pictures.cache?.pinnedBytes == 0)
  }

  @Test func `The fetcher requests a page again after one day`() async throws {
    let title = DownloadedTitle(.movie(1))
    _ = try await fetcher.fetch(title, for: popular.id)
    let requestCount = networking.requests.count
    let later = DownloadFetcher(catalogue.pages, catalogue.pictures, scale: 1) { Date() + 86_401 }
    // The cache's own clock hasn't advanced, so the new response is as old as the previous one.
    await #expect(throws: DownloadError.notWritten) { try await later.fetch(title, for: popular.id) }
    #expect(networking.requests.count == requestCount + 1)
  }

  @Test func `Fetching a title that TMDB doesn't have throws DownloadError.missing`() async throws {
    await #expect(throws: DownloadError.missing) {
      try await fetcher.fetch(DownloadedTitle(.movie(3)), for: popular.id)
    }
  }

  @Test func `The fetcher includes a show's seasons and skips missing ones`() async throws {
    networking.stub(
      "/3/tv/8",
      json: """
        {"id":8,"name":"Eight","seasons":[{"id":80,"season_number":0,"name":"Specials"},
        {"id":81,"season_number":1,"name":"One","poster_path":"/s1.jpg"}]}
        """)
    networking.stub(
      "/3/tv/8/season/1",
      json: #"{"id":81,"season_number":1,"name":"One","episodes":[{"id":5,"episode_number":1,"still_path":"/e.jpg"}]}"#)
    _ = try await fetcher.fetch(DownloadedTitle(.show(8)), for: popular.id)
    #expect(pictures.requested == ["w342/s1.jpg"])
    let season = catalogue.pages.request(for: SeasonID(show: 8, number: 1), original: nil)
    #expect(await season.cached?.read()?.value.episodes.count == 1)
    _ = try await fetcher.fetch(DownloadedTitle(.show(8), isComplete: true), for: popular.id)
    #expect(pictures.requested == ["w342/s1.jpg", "w185/e.jpg"], "a complete download includes episode stills")
  }

  @Test func `A title's page is cached with and without its original language`() async throws {
    let item = DownloadedItem(.title(.movie(1)), name: "", original: LanguageTag("ja"))
    let contents = try await fetcher.contents(of: item)
    #expect(contents.name == "Film 1")
    _ = try await fetcher.fetch(try #require(contents.titles.first), for: item.id)
    for original in [LanguageTag("ja"), nil] {
      #expect(await catalogue.pages.request(for: .movie(1), original: original).cached?.read() != nil)
    }
  }

  @Test func `A genre's page shows its download without further requests`() async throws {
    networking.stub("/3/discover/movie", with: .films([1]))
    networking.stub("/3/genre/movie/list", json: #"{"genres":[{"id":18,"name":"Drama"}]}"#)
    let genre = GenreID(.movie, 18)
    let contents = try await fetcher.contents(of: DownloadedItem(.group(.genre(genre)), name: ""))
    #expect(contents.name == "Drama")
    #expect(contents.titles.map(\.id) == [.movie(1)])
    let requestCount = networking.requests.count
    let model = await PagedListModel(of: TitleQuery(.genre(genre)), catalogue.pages, clock: catalogue.clock)
    await model.loadIfNeeded()
    await model.waitForResponse(timeout: .seconds(60))
    #expect(await model.state.content?.map(\.id) == [.movie(1)])
    #expect(networking.requests.count == requestCount, "Fresh pages are not requested.")
  }

  @Test func `Fetching fails when the image server is unreachable, and ignores missing pictures`() async throws {
    pictures.failure = .unreachable(reason: "no route")
    await #expect(throws: DownloadError.offline) {
      try await fetcher.fetch(DownloadedTitle(.movie(1)), for: popular.id)
    }
    #expect(networking.requests.last?.url.path == "/3/configuration", "The fetcher checks whether TMDB responds.")
    pictures.failure = .status(404)
    _ = try await fetcher.fetch(DownloadedTitle(.movie(1)), for: popular.id)
  }

  @Test func `Fetching throws an error when responses or pictures can't be written`() async throws {
    let file = try folder.write("", to: "file")
    let full = Self.catalogue(ResponseCache(folder: file), networking, pictures, folder.url)
    await #expect(throws: DownloadError.notWritten) {
      try await DownloadFetcher(full.pages, full.pictures, scale: 1).fetch(DownloadedTitle(.movie(1)), for: popular.id)
    }
    let noPictures = Self.catalogue(responseCache, networking, pictures, file)
    await #expect(throws: DownloadError.notWritten) {
      try await DownloadFetcher(noPictures.pages, noPictures.pictures, scale: 1).fetch(
        DownloadedTitle(.movie(1)), for: popular.id)
    }
  }

  @Test func `Fetching stops with a message when TMDB rejects the key`() async throws {
    networking.stub("/3/movie/7", with: .wrongKey)
    do throws(DownloadError) {
      _ = try await fetcher.fetch(DownloadedTitle(.movie(7)), for: popular.id)
      Issue.record("nothing was thrown")
    } catch {
      guard case .stopped(let sentence) = error else {
        Issue.record("\(error)")
        return
      }
      #expect(sentence.contains("key"))
    }
  }
}

/// A loader that returns 100 bytes for each picture.
private final class RecordingPictureLoader: DataLoading {
  private let state = Mutex<(requested: [String], failure: DataLoadingError?)>(([], nil))

  /// The size and name of each requested picture.
  var requested: [String] { state.withLock(\.requested) }

  var failure: DataLoadingError? {
    get { state.withLock(\.failure) }
    set { state.withLock { $0.failure = newValue } }
  }

  func data(from url: URL, maximumBytes: Int) async throws -> Data {
    try state.withLock { state in
      state.requested.append(url.pathComponents.suffix(2).joined(separator: "/"))
      if let failure = state.failure { throw failure }
    }
    return Data(repeating: 7, count: 100)
  }
}
