import Foundation
import GTK
import GTKTestSupport
import TMDB
import TMDBTesting

@testable import Containment
@testable import Users

/// The URL of the document.
let documentURL = URL(string: "https://example.org/team/users.json") ?? URL(filePath: "/")

extension NetworkController {
  /// A controller without a network, which fails for any URL that isn't a file.
  static let disconnected = NetworkController(UnimplementedNetworking { _ in })

  /// Creates a controller over a fake network.
  init(_ networking: any Networking) {
    self.init { try await networking.response(to: NetworkRequest(.get, $0)).body }
  }
}

extension NetworkResponse {
  /// A picture of one pixel.
  static let picture = NetworkResponse(
    body: Data(
      base64Encoded: "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==")
      ?? Data())
}

extension URL {
  /// Returns the URL of a picture next to the document.
  static func picture(_ name: String) -> URL { documentURL.deletingLastPathComponent().appending(path: name) }
}

extension Widget {
  /// The number of pictures on screen that have been loaded.
  var shownPictureCount: Int {
    tree.filter(\.isMapped).compactMap(DownloadImageView.of).count { $0.phase == .ready }
  }
}
