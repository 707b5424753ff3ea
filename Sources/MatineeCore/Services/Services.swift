import Catalogue
import Foundation
import ImagePipeline
import SampleCatalogue
import TMDB
import TitleIndex

/// What the screens are made of: where titles and pictures come from, and how they are written.
///
/// The sample catalogue and TMDB differ in nothing but what stands behind `Networking`.
public struct Services: Sendable {
  public let source: CatalogueSource
  /// Who answers, to the address: what is kept of one is never shown as another's.
  public let answerSource: AnswerSource
  public let client: Client
  /// What the network said before is kept here; `nil` where nothing is.
  public let catalogue: Catalogue?
  /// Asks as ``client`` does, gets what is kept, and nothing else; `nil` where nothing is kept.
  public let saved: Client?
  /// All titles by name, to be searched without a network; `nil` where there is no place for them.
  public var titleIndex: TitleIndex?
  /// Where searches are remembered; `nil` remembers them until the app ends.
  public var recentSearches: RecentSearchesFile?
  public let images: ImageConfiguration
  public let pictures: any DataLoading
  /// Where pictures are kept between runs; `nil` for the sample catalogue, which keeps what it draws by itself.
  public var pictureCache: DiskCache?
  public let texts: TitleTexts
  /// In which languages titles are shown.
  public let ladder: LanguageLadder
  /// Measures the freshness and the deadlines of the models.
  public var clock: any Clock<Duration> = ContinuousClock()

  /// - Parameters:
  ///   - answerSource: TMDB itself or the sample catalogue, by the source, when not said.
  ///   - ladder: the client's language alone when not said.
  ///   - catalogue: where the client's network keeps its answers.
  public init(
    source: CatalogueSource, answerSource: AnswerSource? = nil, client: Client, images: ImageConfiguration,
    pictures: any DataLoading, pictureCache: DiskCache? = nil, texts: TitleTexts, ladder: LanguageLadder? = nil,
    catalogue: Catalogue? = nil
  ) {
    let answerSource = answerSource ?? (source == .sample ? .sample : .tmdb)
    self.source = source
    self.answerSource = answerSource
    self.client = client
    self.catalogue = catalogue
    saved = catalogue.map { catalogue in
      Client(
        networking: SavedNetworking(catalogue, source: answerSource), configuration: client.configuration,
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
  /// The services that the settings ask for.
  ///
  /// - Parameters:
  ///   - usesSample: the built-in catalogue even where there is a credential.
  ///   - proxies: how the network is reached.
  ///   - catalogue: keeps what the network says; one for the whole process.
  ///   - line: what all requests go through; one for the whole process.
  public static func make(
    settings: Settings, folders: Folders, locale: ReaderLocale, usesSample: Bool = false,
    proxies: any ProxyResolving = NoProxies(), catalogue: Catalogue? = nil, line: NetworkLine = NetworkLine()
  ) -> Services {
    let texts = TitleTexts(locale: locale.formatting)
    let source = AnswerSource(settings: settings, usesSample: usesSample)
    let catalogue = source == nil ? nil : catalogue
    func keeping(_ networking: any Networking) -> any Networking {
      let networking = WatchedNetworking(networking, on: line)
      guard let catalogue, let source else { return networking }
      return KeepingNetworking(networking, in: catalogue, source: source)
    }
    if source == .sample {
      let networking = SampleNetworking(pictures: folders.samplePictures)
      return Services(
        source: .sample,
        client: Client(
          networking: keeping(networking), configuration: settings.clientConfiguration, limits: .unlimited),
        images: .standard, pictures: NetworkPictures(networking), texts: texts, ladder: settings.ladder,
        catalogue: catalogue)
    }
    let networking = HTTPNetworking(
      proxies: proxies, plainOrigins: [settings.apiURL, settings.imageURL, settings.userDirectory].compactMap(\.self))
    let client = Client(
      networking: keeping(networking), credential: settings.credential, configuration: settings.clientConfiguration)
    return Services(
      source: .tmdb, answerSource: source, client: client, images: settings.images,
      pictures: NetworkPictures(WatchedNetworking(networking, on: line, reports: false)),
      pictureCache: DiskCache(folder: folders.pictures, limit: settings.pictureCacheLimit), texts: texts,
      ladder: settings.ladder, catalogue: catalogue)
  }

  /// Asks for something small, to learn whether there is an answer.
  @concurrent
  public func probe() async { _ = try? await client.value(of: ConfigurationTarget.api) }

  /// A model of one of TMDB's lists.
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
    // A server of one's own that answers instead of TMDB has its own titles, and so its own pictures.
    if let imageURL = imageURL ?? apiURL?.appending(path: "t/p") { images.baseURL = imageURL }
    return images
  }
}
