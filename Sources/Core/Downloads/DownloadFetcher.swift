import AppFoundation
import Catalogue
import Foundation
import ImagePipeline
import ResponseCache
import Synchronization
import TMDB
import TitleIdentity

/// A fetcher that uses the app's caches and sends the same requests as the screens, so that the screens find the
/// cached responses. It pins everything for the download.
public struct DownloadFetcher: DownloadFetching {
  /// The number of downloaded pages of a list. Each has twenty titles.
  public static let pageCount = 5

  private let pages: PageClient
  private let pictureCache: DiskCache?
  private let pictures: PictureDownloader
  private let now: @Sendable () -> Date

  /// - Parameters:
  ///   - scale: The number of device pixels per application pixel on the screen that will show the pictures.
  ///   - now: The source of the current date.
  public init(
    _ pages: PageClient, _ pictures: PictureSource, scale: Int, now: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.pages = pages
    self.now = now
    pictureCache = pictures.cache
    self.pictures = PictureDownloader(pictures, pages.client, scale: scale)
  }

  public var source: String { client.source.rawValue }

  public var locale: String {
    let region = client.base.configuration.region
    return (pages.format.languagePreferences.languages.map(\.description) + [region ?? "-"]).joined(separator: " ")
  }

  @concurrent
  public func contents(of item: DownloadedItem) async throws(DownloadError) -> DownloadContents {
    let owner = owner(item.id)
    switch item.id {
    case .movies(let list): return try await contents(list.target, for: owner)
    case .shows(let list): return try await contents(list.target, for: owner)
    case .group(let group):
      let query = TitleQuery(group)
      let region = pages.format.region
      var contents =
        switch group.kind {
        case .movie: try await contents(DiscoverTarget.movies(query.filmFilter(region: region)), for: owner)
        case .show: try await contents(DiscoverTarget.shows(query.seriesFilter(region: region)), for: owner)
        }
      contents.name = await group.name(from: client)
      return contents
    case .title(let title):
      let page = try await page(of: title, original: item.original, for: owner)
      return DownloadContents(
        name: page.value.title.text, titles: [DownloadedTitle(title, original: item.original, isComplete: true)])
    }
  }

  @concurrent
  public func fetch(_ title: DownloadedTitle, for item: DownloadedItem.ID) async throws(DownloadError) -> Int {
    let owner = owner(item)
    let page = try await page(of: title.id, original: title.original, for: owner)
    var bytes = page.bytes
    // A page opened by its address is requested without the original language, so this request is cached separately.
    if title.isComplete, title.original != nil {
      bytes += try await self.page(of: title.id, original: nil, for: owner).bytes
    }
    var selection = PictureDownloader.Selection(page.value, summary: title.summary, isComplete: title.isComplete)
    for season in page.value.seasons?.all ?? [] {
      do throws(DownloadError) {
        let fetched = try await self.season(season.id, for: owner)
        bytes += fetched.bytes
        selection.add(season, fetched.value, isComplete: title.isComplete)
      } catch .missing {
        continue
      }
    }
    for person in page.value.cast.prefix(title.isComplete ? maximumCast : maximumCastOfListedTitle) {
      do throws(DownloadError) {
        let fetched = try await fetched(PageTarget.person(person.id), for: owner)
        bytes += fetched.bytes
        selection.add(PersonPage(fetched.value, format: pages.format))
      } catch .missing {
        continue
      }
    }
    return bytes + (try await pictures.fetch(selection, for: owner))
  }
}

extension DownloadFetcher {
  @concurrent
  public func removeStalePins(of item: DownloadedItem.ID) async {
    try? await client.cache?.removeStalePins(owner(item))
    pictureCache?.removeStalePins(owner(item))
  }

  @concurrent
  public func release(_ item: DownloadedItem.ID) async {
    try? await client.cache?.removePins(owner(item))
    pictureCache?.removePins(owner(item))
  }

  @concurrent
  public func releaseAll(except downloads: [(source: String, id: DownloadedItem.ID)]) async {
    let owners = Set(downloads.map { Self.owner($0.source, $0.id) })
    try? await client.cache?.removeAllPins(except: owners)
    pictureCache?.removeAllPins(except: owners)
  }

  /// Returns whether the cache has pins for a download. If the cache can't be read, it returns `true`, because the pins
  /// may still exist.
  @concurrent
  public func isPinned(_ item: DownloadedItem.ID) async -> Bool {
    (try? await client.cache?.hasPins(for: owner(item))) ?? true
  }
}

extension DownloadFetcher {
  private typealias Fetched<Value> = (value: Value, bytes: Int)

  private var client: CachingClient { pages.client }

  private func owner(_ item: DownloadedItem.ID) -> String { Self.owner(source, item) }

  /// Returns the name under which a source's download pins its content.
  private static func owner(_ source: String, _ item: DownloadedItem.ID) -> String { "\(source) \(item)" }

  private func contents<Entry: ListedTitle>(
    _ target: Target<Page<Entry>>, for owner: String
  ) async throws(DownloadError) -> DownloadContents {
    let format = pages.format
    var contents = DownloadContents(titles: [])
    var seen: Set<TitleID> = []
    for number in 1...Self.pageCount {
      let page = try await fetched(target.page(number), for: owner)
      contents.bytes += page.bytes
      contents.titles += page.value.results.filter { $0.isDisplayable(format) && seen.insert($0.titleID).inserted }
        .map { DownloadedTitle($0.titleID, summary: TitleSummary($0, format: format)) }
      if number >= page.value.totalPages { break }
    }
    return contents
  }

  private func page(
    of id: TitleID, original: LanguageTag?, for owner: String
  ) async throws(DownloadError) -> Fetched<TitlePage> {
    let languages = PageLanguages(pages.format.languagePreferences, original: original)
    switch id.kind {
    case .movie:
      let details = try await fetched(PageTarget.movie(id.number, languages: languages), for: owner)
      return (TitlePage(details.value, format: pages.format), details.bytes)
    case .show:
      let details = try await fetched(PageTarget.show(id.number, languages: languages), for: owner)
      return (TitlePage(details.value, format: pages.format), details.bytes)
    }
  }

  private func season(_ id: SeasonID, for owner: String) async throws(DownloadError) -> Fetched<SeasonPage> {
    let languages = PageLanguages(pages.format.languagePreferences, original: nil)
    let season = try await fetched(PageTarget.season(id, languages: languages), for: owner)
    let bytes = Mutex(season.bytes)
    // A season without texts in another language is complete, too.
    let filled = await pages.filled(season.value, of: id, original: nil) { target in
      guard let other = try? await fetched(target, for: owner) else { return nil }
      bytes.withLock { $0 += other.bytes }
      return other.value
    }
    return (SeasonPage(filled, of: id, format: pages.format), bytes.withLock(\.self))
  }

  /// Returns a fresh cached response, or the network's response once it is cached. The response is pinned in both
  /// cases.
  private func fetched<Response>(
    _ target: Target<Response>, for owner: String
  ) async throws(DownloadError) -> Fetched<Response> {
    guard let cache = client.cache, let key = client.key(of: target) else { throw .missing }
    if let cached = try? await cache.response(for: key), isFresh(cached),
      let value = try? client.base.value(of: target, in: cached.networkResponse)
    {
      try await pin(key, in: cache, for: owner)
      return (value, cached.body.count)
    }
    let response: (value: Response, byteCount: Int)
    do throws(TMDBError) {
      response = try await client.base.sizedValue(of: target)
    } catch {
      throw DownloadError(error)
    }
    await cache.waitForWrites()
    guard let cached = try? await cache.response(for: key), isFresh(cached) else { throw .notWritten }
    try await pin(key, in: cache, for: owner)
    return (response.value, response.byteCount)
  }

  private func pin(_ key: ResponseKey, in cache: ResponseCache, for owner: String) async throws(DownloadError) {
    do throws(ResponseCacheError) { try await cache.pin([key], for: owner) } catch { throw .notWritten }
  }

  /// Returns whether a response is less than a day old. A date more than a day in the future, which remains after the
  /// clock was set back, doesn't count as fresh.
  private func isFresh(_ response: CachedResponse) -> Bool {
    abs(now().timeIntervalSince(response.confirmed)) < downloadFreshness
  }
}

extension SeasonList {
  fileprivate var all: [SeasonCard] { seasons + [specials].compactMap(\.self) }
}

/// The maximum number of cast members whose pages are downloaded with a single title. A window shows this many
/// portraits at first.
private let maximumCast = 12
/// The maximum number of cast members whose pages are downloaded with each title of a list.
private let maximumCastOfListedTitle = 3
/// The interval between refreshes: one day, in seconds.
let downloadFreshness: Double = 86_400
