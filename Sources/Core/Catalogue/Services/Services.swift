import AppFoundation
import Foundation
import ImagePipeline
import ResponseCache
import TMDB
import TitleIdentity

/// The services that all screens use: sources of titles and pictures, the cache, and text formats.
///
/// The services for the sample catalogue and for TMDB differ only in their `Networking`.
public struct Services: Sendable {
  /// The source of responses, including its address. A response cached from one source is never shown as another's.
  public let responseSource: ResponseSource
  public let client: Client
  /// Reports of titles that the source has removed.
  public let titleAvailability = TitleAvailability()
  /// The cache of responses, or `nil` if there is none.
  public let responseCache: ResponseCache?
  /// A client that returns only cached responses, or `nil` if there is no cache.
  public let cacheClient: Client?
  /// The episode guides of shows.
  public let episodeGuides: EpisodeGuides
  public let images: ImageConfiguration
  public let pictures: any DataLoading
  /// The cache of pictures. It is `nil` for the sample catalogue, which caches its drawings itself.
  public var pictureCache: DiskCache?
  public let texts: TitleTexts
  /// The preferred languages of titles. By default, only the client's language.
  public var languagePreferences: LanguagePreferences
  /// The clock that measures the models' freshness and deadlines.
  public var clock: any Clock<Duration> = ContinuousClock()

  /// - Parameters:
  ///   - source: The source of the client's responses.
  ///   - responseCache: The cache that the client's networking uses.
  public init(
    source: ResponseSource, client: Client, images: ImageConfiguration, pictures: any DataLoading, texts: TitleTexts,
    responseCache: ResponseCache? = nil
  ) {
    responseSource = source
    self.client = titleAvailability.observing(client)
    self.responseCache = responseCache
    episodeGuides = EpisodeGuides(client: self.client, responseCache: responseCache, source: source)
    cacheClient = responseCache.map { responseCache in
      Client(
        networking: CacheOnlyNetworking(responseCache, source: source), configuration: client.configuration,
        limits: .unlimited)
    }
    self.images = images
    self.pictures = pictures
    self.texts = texts
    languagePreferences = LanguagePreferences(
      [client.configuration.language.flatMap(LanguageTag.init)].compactMap(\.self))
  }

  /// The source of the titles: TMDB or the sample catalogue.
  public var source: ContentSource { responseSource == .sample ? .sample : .tmdb }
}

extension Services {
  /// Creates the services according to the settings.
  ///
  /// - Parameters:
  ///   - usesSample: Whether to use the sample catalogue even if there is a credential.
  ///   - connections: The network access and the cache that all services in the process share.
  public static func make(
    settings: Settings, folders: Folders, locale: UserLocale, usesSample: Bool = false,
    connections: ServiceConnections
  ) -> Services {
    let texts = TitleTexts(locale: locale.formatting)
    let source = ResponseSource(settings: settings, usesSample: usesSample)
    let responseCache = source == nil ? nil : connections.responseCache
    func caching(_ networking: any Networking) -> any Networking {
      let networking = MonitoredNetworking(networking, through: connections.networkAccess)
      guard let responseCache, let source else { return networking }
      return CachingNetworking(networking, in: responseCache, source: source)
    }
    if source == .sample {
      let networking = connections.sample()
      var services = Services(
        source: .sample,
        client: Client(
          networking: caching(networking), configuration: settings.clientConfiguration, limits: .unlimited),
        images: .standard, pictures: NetworkPictures(networking), texts: texts, responseCache: responseCache)
      services.languagePreferences = settings.languagePreferences
      return services
    }
    let networking = HTTPNetworking(
      proxies: connections.proxies,
      plainOrigins: [settings.apiURL, settings.imageURL, settings.userDirectory].compactMap(\.self))
    let client = Client(
      networking: caching(networking), credential: settings.credential, configuration: settings.clientConfiguration,
      clock: connections.requestClock)
    var services = Services(
      source: source ?? .tmdb, client: client, images: settings.images,
      pictures: NetworkPictures(MonitoredNetworking(networking, through: connections.networkAccess, reports: false)),
      texts: texts,
      responseCache: responseCache)
    services.pictureCache = DiskCache(folder: folders.pictures, limit: settings.pictureCacheLimit)
    services.languagePreferences = settings.languagePreferences
    return services
  }

  /// Sends a small request to find out whether the server responds.
  @concurrent
  public func probe() async { _ = try? await client.value(of: ConfigurationTarget.api) }

  /// Returns a model of one of TMDB's lists.
  @MainActor
  public func model<List: TitleList>(of list: List) -> PagedListModel<TitleSummary> {
    PagedListModel(
      RowPages(list.target, of: self) { [format = pageFormat] in
        var summary = TitleSummary($0, format: format)
        if list.showsFullDates { summary.showsFullDate = true }
        return summary
      },
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
