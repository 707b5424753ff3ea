import Foundation
import ImagePipeline
import ResponseCache
import TMDB

/// A fetcher that uses the app's services and sends the same requests as the screens, so that the screens find the
/// cached responses. It pins everything for the download.
public struct DownloadFetcher: DownloadFetching {
  /// The number of downloaded pages of a list. Each has twenty titles.
  public static let pageCount = 5

  private let services: Services
  private let pictures: PictureDownloader
  private let now: @Sendable () -> Date

  /// - Parameters:
  ///   - scale: The number of device pixels per application pixel on the screen that will show the pictures.
  ///   - now: The source of the current date.
  public init(_ services: Services, scale: Int, now: @escaping @Sendable () -> Date = { Date() }) {
    self.services = services
    self.now = now
    pictures = PictureDownloader(services, scale: scale)
  }

  public var source: String { services.answerSource.rawValue }

  public var reader: String {
    let region = services.client.configuration.region
    return (services.ladder.languages.map(\.description) + [region ?? "-"]).joined(separator: " ")
  }

  @concurrent
  public func contents(of place: DownloadedItem) async throws(DownloadError) -> DownloadContents {
    let holder = holder(place.id)
    switch place.id {
    case .films(let list): return try await contents(list.target, for: holder)
    case .series(let list): return try await contents(list.target, for: holder)
    case .genre(let genre):
      let query = TitleQuery(genre)
      let region = services.pageFormat.region
      var contents =
        switch genre.kind {
        case .film: try await contents(DiscoverTarget.movies(query.filmFilter(region: region)), for: holder)
        case .series: try await contents(DiscoverTarget.shows(query.seriesFilter(region: region)), for: holder)
        }
      contents.name = await services.name(of: genre)
      return contents
    case .title(let title):
      let page = try await page(of: title, original: place.original, for: holder)
      return DownloadContents(
        name: page.value.title.text, titles: [DownloadedTitle(title, original: place.original, isWhole: true)])
    }
  }

  @concurrent
  public func fetch(_ title: DownloadedTitle, for place: DownloadedItem.ID) async throws(DownloadError) -> Int {
    let holder = holder(place)
    let page = try await page(of: title.id, original: title.original, for: holder)
    var bytes = page.bytes
    // A page opened by its address is requested without the original language, so this request is cached separately.
    if title.isWhole, title.original != nil {
      bytes += try await self.page(of: title.id, original: nil, for: holder).bytes
    }
    var wanted = PictureDownloader.Wanted(page.value, summary: title.summary, isWhole: title.isWhole)
    for season in page.value.seasons?.all ?? [] {
      do throws(DownloadError) {
        let fetched = try await fetched(
          PageTarget.season(season.id, languages: PageLanguages(services.ladder, original: nil)), for: holder)
        bytes += fetched.bytes
        wanted.add(
          season, SeasonPage(fetched.value, of: season.id, format: services.pageFormat), isWhole: title.isWhole)
      } catch .missing {
        continue
      }
    }
    for person in page.value.cast.prefix(title.isWhole ? castOfTitle : castOfListedTitle) {
      do throws(DownloadError) {
        let fetched = try await fetched(PageTarget.person(person.id), for: holder)
        bytes += fetched.bytes
        wanted.add(PersonPage(fetched.value, format: services.pageFormat))
      } catch .missing {
        continue
      }
    }
    return bytes + (try await pictures.fetch(wanted, for: holder))
  }
}

extension DownloadFetcher {
  @concurrent
  public func settle(_ place: DownloadedItem.ID) async {
    try? await services.catalogue?.settle(holder(place))
    services.pictureCache?.settle(holder(place))
  }

  @concurrent
  public func release(_ place: DownloadedItem.ID) async {
    try? await services.catalogue?.release(holder(place))
    services.pictureCache?.release(holder(place))
  }

  @concurrent
  public func releaseAll(except places: [(source: String, id: DownloadedItem.ID)]) async {
    let holders = Set(places.map { Self.holder($0.source, $0.id) })
    try? await services.catalogue?.releaseAll(except: holders)
    services.pictureCache?.releaseAll(except: holders)
  }

  /// Returns `true` if the cache can't be read, because its content may still exist.
  @concurrent
  public func isHeld(_ place: DownloadedItem.ID) async -> Bool {
    (try? await services.catalogue?.holds(for: holder(place))) ?? true
  }
}

extension DownloadFetcher {
  private typealias Fetched<Value> = (value: Value, bytes: Int)

  private func holder(_ place: DownloadedItem.ID) -> String { Self.holder(source, place) }

  /// Returns the name under which a source's download pins its content.
  private static func holder(_ source: String, _ place: DownloadedItem.ID) -> String { "\(source) \(place)" }

  private func contents<Entry: ListedTitle>(
    _ target: Target<Page<Entry>>, for holder: String
  ) async throws(DownloadError) -> DownloadContents {
    let format = services.pageFormat
    var contents = DownloadContents(titles: [])
    var seen: Set<TitleID> = []
    for number in 1...Self.pageCount {
      let page = try await fetched(target.page(number), for: holder)
      contents.bytes += page.bytes
      contents.titles += page.value.results.filter { $0.canBeOpened(format) && seen.insert($0.titleID).inserted }
        .map { DownloadedTitle($0.titleID, summary: TitleSummary($0, format: format)) }
      if number >= page.value.totalPages { break }
    }
    return contents
  }

  private func page(
    of id: TitleID, original: LanguageTag?, for holder: String
  ) async throws(DownloadError) -> Fetched<TitlePage> {
    let languages = PageLanguages(services.ladder, original: original)
    switch id.kind {
    case .film:
      let details = try await fetched(PageTarget.film(id.number, languages: languages), for: holder)
      return (TitlePage(details.value, format: services.pageFormat), details.bytes)
    case .series:
      let details = try await fetched(PageTarget.series(id.number, languages: languages), for: holder)
      return (TitlePage(details.value, format: services.pageFormat), details.bytes)
    }
  }

  /// Returns a fresh cached response, or the network's response once it is cached. The response is pinned in both
  /// cases.
  private func fetched<Response>(
    _ target: Target<Response>, for holder: String
  ) async throws(DownloadError) -> Fetched<Response> {
    guard let catalogue = services.catalogue, let request = try? services.client.request(for: target),
      let key = ResponseKey(request, source: services.answerSource)
    else { throw .missing }
    if let answer = try? await catalogue.answer(for: key), isFresh(answer),
      let value = try? services.client.value(of: target, in: answer.response)
    {
      try await hold(key, in: catalogue, for: holder)
      return (value, answer.body.count)
    }
    let answer: (value: Response, byteCount: Int)
    do throws(TMDBError) {
      answer = try await services.client.sizedValue(of: target)
    } catch {
      throw DownloadError(error)
    }
    await catalogue.finishWrites()
    guard let kept = try? await catalogue.answer(for: key), isFresh(kept) else { throw .notWritten }
    try await hold(key, in: catalogue, for: holder)
    return (answer.value, answer.byteCount)
  }

  private func hold(_ key: ResponseKey, in catalogue: ResponseCache, for holder: String) async throws(DownloadError) {
    do throws(ResponseCacheError) { try await catalogue.hold([key], for: holder) } catch { throw .notWritten }
  }

  /// Returns whether a response is fresh. A date in the future doesn't count as fresh, so setting the clock back causes
  /// no harm.
  private func isFresh(_ answer: CachedResponse) -> Bool {
    abs(now().timeIntervalSince(answer.confirmed)) < keptFreshness
  }
}

extension SeasonList {
  fileprivate var all: [SeasonCard] { seasons + [specials].compactMap(\.self) }
}

/// The number of people whose pages are downloaded. For a single title, it is the number of portraits that a window
/// shows at first.
private let castOfTitle = 12
private let castOfListedTitle = 3
/// The interval between refreshes: one day, in seconds.
let keptFreshness: Double = 86_400
