import AppFoundation
import Catalogue
import Foundation
import ImagePipeline
import ResponseCache
import TMDB
import TMDBTesting

extension Services {
  /// Returns services over this network, without retries.
  static func test(_ networking: any Networking, region: String? = nil) -> Services {
    Services(
      source: .tmdb,
      client: Client(
        networking: networking, configuration: ClientConfiguration(language: "en-US", region: region),
        limits: .unlimited),
      images: .standard, pictures: NoPictures(), texts: TitleTexts(locale: Locale(identifier: "en_US")))
  }
}

private struct NoPictures: DataLoading {
  func data(from url: URL, maximumBytes: Int) async throws -> Data { throw DataLoadingError.status(404) }
}
