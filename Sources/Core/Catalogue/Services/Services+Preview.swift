import AppFoundation
import Foundation
import ResponseCache
import TMDB

extension Services {
  /// Returns services for previews of screens: the sample catalogue over any network, in American English and without
  /// caches, retries or limits.
  ///
  /// - Parameter networkAccess: The network access of all requests.
  package static func preview(over networking: any Networking, networkAccess: NetworkAccess) -> Services {
    Services(
      source: .sample,
      client: Client(
        networking: MonitoredNetworking(networking, through: networkAccess),
        configuration: ClientConfiguration(language: "en-US", region: "US"), limits: .unlimited),
      images: .standard, pictures: NetworkPictures(networking), texts: TitleTexts(locale: Locale(identifier: "en_US")))
  }
}
