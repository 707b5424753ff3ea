import AppFoundation
import Foundation
import ImagePipeline
import ResponseCache
import TMDB
import TitleIdentity

/// The dependencies of all models of titles, made once for each source: TMDB or the sample catalogue, which differ only
/// in their `Networking`.
///
/// The app and its commands pass each model what it uses.
public struct CatalogueDependencies: Sendable {
  public let client: CachingClient
  /// The requests for pages and lists, in the user's languages.
  public let pages: PageClient
  /// The models of TMDB's lists.
  public package(set) var lists: TitleLists
  /// The episode guides of shows.
  public let guides: EpisodeGuides
  public var pictures: PictureSource
  /// Reports of titles that the source has removed.
  public let availability = TitleAvailability()
  /// The clock that measures the models' freshness and deadlines.
  public var clock: any Clock<Duration>

  /// - Parameters:
  ///   - texts: Formats numbers and dates.
  ///   - languages: The preferred languages of titles; by default, only the client's language.
  public init(
    _ client: CachingClient, texts: TitleTexts, languages: LanguagePreferences? = nil, pictures: PictureSource,
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.client = CachingClient(availability.observing(client.base), source: client.source, cache: client.cache)
    let configuration = client.base.configuration
    let language = configuration.language.flatMap(LanguageTag.init)
    var format = PageFormat(
      texts: texts, images: pictures.images,
      languagePreferences: languages ?? LanguagePreferences([language].compactMap(\.self)),
      requestLanguage: language ?? .american, region: configuration.region)
    format.includesAdult = configuration.includesAdult
    format.playsFiles = client.contentSource == .sample
    pages = PageClient(self.client, format: format)
    lists = TitleLists(pages, clock: clock)
    guides = EpisodeGuides(client: self.client)
    self.pictures = pictures
    self.clock = clock
  }

  /// The format of pages for the user.
  public var format: PageFormat { pages.format }
}

extension CatalogueDependencies {
  /// Creates the dependencies according to the settings.
  ///
  /// - Parameters:
  ///   - usesSample: Whether to use the sample catalogue even if there is a credential.
  ///   - connections: The network access and the cache that all requests in the process share.
  public init(
    settings: Settings, folders: Folders, locale: UserLocale, usesSample: Bool = false, connections: ServiceConnections
  ) {
    let source = ResponseSource(settings: settings, usesSample: usesSample)
    let cache = source == nil ? nil : connections.responseCache
    func caching(_ networking: any Networking) -> any Networking {
      let networking = MonitoredNetworking(networking, through: connections.networkAccess)
      guard let cache, let source else { return networking }
      return CachingNetworking(networking, in: cache, source: source)
    }
    let client: Client
    let pictures: PictureSource
    if source == .sample {
      let networking = connections.sample()
      client = Client(networking: caching(networking), configuration: settings.clientConfiguration, limits: .unlimited)
      // The sample catalogue caches its drawings itself.
      pictures = PictureSource(NetworkPictures(networking))
    } else {
      let networking = HTTPNetworking(
        proxies: connections.proxies,
        plainOrigins: [settings.apiURL, settings.imageURL, settings.userDirectory].compactMap(\.self))
      client = Client(
        networking: caching(networking), credential: settings.credential, configuration: settings.clientConfiguration,
        clock: connections.requestClock)
      pictures = PictureSource(
        NetworkPictures(MonitoredNetworking(networking, through: connections.networkAccess, reports: false)),
        cache: DiskCache(folder: folders.pictures, limit: settings.pictureCacheLimit), images: settings.images)
    }
    self.init(
      CachingClient(client, source: source ?? .tmdb, cache: cache), texts: TitleTexts(locale: locale.formatting),
      languages: settings.languagePreferences, pictures: pictures)
  }

  /// Returns the dependencies for previews of screens: the sample catalogue over any network, in American English and
  /// without caches, retries or limits.
  ///
  /// - Parameter networkAccess: The network access of all requests.
  package static func preview(over networking: any Networking, networkAccess: NetworkAccess) -> Self {
    let client = Client(
      networking: MonitoredNetworking(networking, through: networkAccess),
      configuration: ClientConfiguration(language: "en-US", region: "US"), limits: .unlimited)
    return Self(
      CachingClient(client, source: .sample), texts: TitleTexts(locale: Locale(identifier: "en_US")),
      pictures: PictureSource(NetworkPictures(networking)))
  }
}

extension Settings {
  fileprivate var clientConfiguration: ClientConfiguration {
    ClientConfiguration(
      baseURL: apiURL ?? ClientConfiguration.standardBaseURL, language: language, region: region,
      includesAdult: includesAdult)
  }

  fileprivate var images: ImageConfiguration {
    var images = ImageConfiguration.standard
    // A custom server has its own titles and therefore its own pictures.
    if let imageURL = imageURL ?? apiURL?.appending(path: "t/p") { images.baseURL = imageURL }
    return images
  }
}
