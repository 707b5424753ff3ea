import Catalogue
import TitleIdentity

@testable import CatalogueUI

// Keywords have no states here, because their controller is the same as for genres.
extension KeywordDestination: SceneProviding {
  static var page: Self? { Self(id: KeywordID(.movie, 4565), name: "dystopia") }
}
