import AppFoundation
import Catalogue
import Foundation
import ImagePipeline
import ResponseCache
import TMDB
import TMDBTesting

// TMDB's catalogue over a network that the test controls, without retries.

extension CatalogueDependencies {
  /// Returns the catalogue in American English.
  static func test(_ networking: any Networking, region: String? = nil) -> Self {
    over(networking, languages: LanguagePreferences([.american]), region: region)
  }

  /// - Parameters:
  ///   - languages: The preferred languages, of which the first is requested; by default, TMDB's default.
  ///   - cache: The cache that the network uses.
  static func over(
    _ networking: any Networking, languages: LanguagePreferences? = nil, region: String? = nil,
    cache: ResponseCache? = nil, pictures: PictureSource = PictureSource(NoPictures()),
    clock: any Clock<Duration> = ContinuousClock()
  ) -> Self {
    let configuration = ClientConfiguration(language: languages?.first.description, region: region)
    return Self(
      CachingClient(
        Client(networking: networking, configuration: configuration, limits: .unlimited), source: .tmdb, cache: cache),
      texts: TitleTexts(locale: Locale(identifier: "en_US")), languages: languages, pictures: pictures, clock: clock)
  }
}

extension PageClient {
  static func test(_ networking: any Networking, region: String? = nil) -> PageClient {
    CatalogueDependencies.test(networking, region: region).pages
  }

  static func over(_ networking: any Networking) -> PageClient { CatalogueDependencies.over(networking).pages }
}

extension EpisodeGuides {
  static func test(_ networking: any Networking) -> EpisodeGuides { CatalogueDependencies.test(networking).guides }
}

extension PageFormat {
  /// American English, without a country.
  static var test: PageFormat { CatalogueDependencies.test(ReplayNetworking()).format }
}

/// A picture loader without pictures.
struct NoPictures: DataLoading {
  func data(from url: URL, maximumBytes: Int) async throws -> Data { throw DataLoadingError.status(404) }
}
