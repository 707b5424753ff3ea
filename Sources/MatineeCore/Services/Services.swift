import Foundation
import ImagePipeline
import SampleCatalogue
import TMDB

/// What the screens are made of: where titles and pictures come from, and how they are written.
///
/// The sample catalogue and TMDB differ in nothing but what stands behind `Networking`.
public struct Services: Sendable {
  public let source: CatalogueSource
  public let client: Client
  public let images: ImageConfiguration
  public let pictures: any DataLoading
  /// Where pictures are kept between runs; `nil` for the sample catalogue, which keeps what it draws by itself.
  public let pictureCache: DiskCache?
  public let texts: TitleTexts
  /// In which languages titles are shown.
  public let ladder: LanguageLadder

  /// - Parameter ladder: the client's language alone when not said.
  public init(
    source: CatalogueSource, client: Client, images: ImageConfiguration, pictures: any DataLoading,
    pictureCache: DiskCache? = nil, texts: TitleTexts, ladder: LanguageLadder? = nil
  ) {
    self.source = source
    self.client = client
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
  public static func make(
    settings: Settings, folders: Folders, locale: ReaderLocale, usesSample: Bool = false,
    proxies: any ProxyResolving = NoProxies()
  ) -> Services {
    let texts = TitleTexts(locale: locale.formatting)
    if usesSample || settings.credential == .none {
      let networking = SampleNetworking(pictures: folders.samplePictures)
      return Services(
        source: .sample,
        client: Client(
          networking: networking, configuration: settings.clientConfiguration, limits: .unlimited),
        images: .standard, pictures: NetworkPictures(networking), texts: texts, ladder: settings.ladder)
    }
    let networking = HTTPNetworking(
      proxies: proxies, plainOrigins: [settings.apiURL, settings.imageURL].compactMap(\.self))
    let client = Client(
      networking: networking, credential: settings.credential, configuration: settings.clientConfiguration)
    return Services(
      source: .tmdb, client: client, images: settings.images, pictures: NetworkPictures(networking),
      pictureCache: DiskCache(folder: folders.pictures, limit: settings.pictureCacheLimit), texts: texts,
      ladder: settings.ladder)
  }

  /// A model of one of TMDB's lists.
  @MainActor
  public func model<List: TitleList>(of list: List) -> PagedListModel<TitleSummary> {
    PagedListModel(
      RowPages(PagedSource(list.target, client: client)) { [format = pageFormat] in TitleSummary($0, format: format) },
      counted: List.counted)
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
