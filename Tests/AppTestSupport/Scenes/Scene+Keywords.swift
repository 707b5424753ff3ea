import MatineeCore
import TitleIdentity

@testable import MatineeApp

// The same controller as for genres, with the same states.
extension KeywordDestination: SceneProviding {
  static var page: Self? { Self(id: KeywordID(.movie, 4565), name: "dystopia") }
}
