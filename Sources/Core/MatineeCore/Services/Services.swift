import Foundation
import ImagePipeline
import ResponseCache
import SampleCatalogue
import TMDB
import TitleIndex

/// The services that all screens use: sources of titles and pictures, the cache, and text formats.
///
/// The services for the sample catalogue and for TMDB differ only in their `Networking`.
public struct Services: Sendable {
  public let source: ContentSource
  /// The source of responses, including its address. A response cached from one source is never shown as another's.
  public let responseSource: ResponseSource
  public let client: Client
  /// The cache of responses, or `nil` if there is none.
  public let responseCache: ResponseCache?
  /// A client that returns only cached responses, or `nil` if there is no cache.
  public let cacheClient: Client?
  /// The index of all titles' names for offline searches, or `nil` if there is no folder for it.
  public var titleIndex: TitleIndex?
  /// The file with the recent searches. If it is `nil`, they are remembered only while the app runs.
  public var recentSearches: RecentSearchesFile?
  public let images: ImageConfiguration
  public let pictures: any DataLoading
  /// The cache of pictures. It is `nil` for the sample catalogue, which caches its drawings itself.
  public var pictureCache: DiskCache?
  public let texts: TitleTexts
  /// The languages in which titles are shown.
  public let ladder: LanguageLadder
  /// The clock that measures the models' freshness and deadlines.
  public var clock: any Clock<Duration> = ContinuousClock()

  /// - Parameters:
  ///   - responseSource: The source of responses. By default, it is TMDB or the sample catalogue, depending on
  ///     `source`.
  ///   - ladder: The preferred languages. By default, it is only the client's language.
  ///   - responseCache: The cache that the client's networking uses.
  public init(
    source: ContentSource, responseSource: ResponseSource? = nil, client: Client, images: ImageConfiguration,
    pictures: any DataLoading, pictureCache: DiskCache? = nil, texts: TitleTexts, ladder: LanguageLadder? = nil,
    responseCache: ResponseCache? = nil
  ) {
    let responseSource = responseSource ?? (source == .sample ? .sample : .tmdb)
    self.source = source
    self.responseSource = responseSource
    self.client = client
    self.responseCache = responseCache
    cacheClient = responseCache.map { responseCache in
      Client(
        networking: CacheOnlyNetworking(responseCache, source: responseSource), configuration: client.configuration,
        limits: .unlimited)
    }
    self.images = images
    self.pictures = pictures
    self.pictureCache = pictureCache
    self.texts = texts
    self.ladder = ladder ?? LanguageLadder([client.configuration.language.flatMap(LanguageTag.init)].compactMap(\.self))
  }
}

extension Services {
  /// Creates the services according to the settings.
  ///
  /// - Parameters:
  ///   - usesSample: Whether to use the sample catalogue even if there is a credential.
  ///   - proxies: The proxies to use.
  ///   - responseCache: The cache of responses. All services in the process share it.
  ///   - line: The network line of all requests. All services in the process share it.
  ///   - requestClock: The clock for the client's retry pauses and time limits.
  public static func make(
    settings: Settings, folders: Folders, locale: ReaderLocale, usesSample: Bool = false,
    proxies: any ProxyResolving = NoProxies(), responseCache: ResponseCache? = nil, line: NetworkLine = NetworkLine(),
    requestClock: some Clock<Duration> = ContinuousClock()
  ) -> Services {
    let texts = TitleTexts(locale: locale.formatting)
    let source = ResponseSource(settings: settings, usesSample: usesSample)
    let responseCache = source == nil ? nil : responseCache
    func caching(_ networking: any Networking) -> any Networking {
      let networking = WatchedNetworking(networking, on: line)
      guard let responseCache, let source else { return networking }
      return CachingNetworking(networking, in: responseCache, source: source)
    }
    if source == .sample {
      let networking = SampleNetworking(pictures: folders.samplePictures)
      return Services(
        source: .sample,
        client: Client(
          networking: caching(networking), configuration: settings.clientConfiguration, limits: .unlimited),
        images: .standard, pictures: NetworkPictures(networking), texts: texts, ladder: settings.ladder,
        responseCache: responseCache)
    }
    let networking = HTTPNetworking(
      proxies: proxies, plainOrigins: [settings.apiURL, settings.imageURL, settings.userDirectory].compactMap(\.self))
    let client = Client(
      networking: caching(networking), credential: settings.credential, configuration: settings.clientConfiguration,
      clock: requestClock)
    return Services(
      source: .tmdb, responseSource: source, client: client, images: settings.images,
      pictures: NetworkPictures(WatchedNetworking(networking, on: line, reports: false)),
      pictureCache: DiskCache(folder: folders.pictures, limit: settings.pictureCacheLimit), texts: texts,
      ladder: settings.ladder, responseCache: responseCache)
  }

  /// Sends a small request to find out whether the server responds.
  @concurrent
  public func probe() async { _ = try? await client.value(of: ConfigurationTarget.api) }

  /// Returns a model of one of TMDB's lists.
  @MainActor
  public func model<List: TitleList>(of list: List) -> PagedListModel<TitleSummary> {
    PagedListModel(
      RowPages(list.target, of: self) { [format = pageFormat] in TitleSummary($0, format: format) },
      clock: clock, counted: List.counted)
  }
}

extension Settings {
  var clientConfiguration: ClientConfiguration {
    ClientConfiguration(
      baseURL: apiURL ?? ClientConfiguration.standardBaseURL, language: language, region: region,
      includesAdult: includesAdult)
  }

  var images: ImageConfiguration {
    var images = ImageConfiguration.standard
    // A custom server has its own titles and therefore its own pictures.
    if let imageURL = imageURL ?? apiURL?.appending(path: "t/p") { images.baseURL = imageURL }
    return images
  }
}
