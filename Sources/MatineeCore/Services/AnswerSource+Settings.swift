import Catalogue
import Foundation
import TMDB

/// Who answers under the settings.
extension AnswerSource {
  /// `nil` where the address of a server of one's own is none of the web.
  ///
  /// - Parameter usesSample: the built-in catalogue even where there is a credential.
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
