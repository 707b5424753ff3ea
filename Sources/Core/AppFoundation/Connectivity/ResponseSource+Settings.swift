import Foundation
import ResponseCache
import TMDB

/// The source of responses according to the settings.
extension ResponseSource {
  /// Creates the source, or returns `nil` if the custom server's address is invalid.
  ///
  /// - Parameter usesSample: Whether to use the sample catalogue even if there is a credential.
  public init?(settings: Settings, usesSample: Bool) {
    if usesSample || settings.credential == .none {
      self = .sample
    } else if let address = settings.apiURL {
      self.init(server: address)
    } else {
      self = .tmdb
    }
  }
}
