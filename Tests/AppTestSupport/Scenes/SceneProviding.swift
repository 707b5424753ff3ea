@testable import CatalogueUI
@testable import MatineeApp
@testable import ScreenFoundation
@testable import SearchUI
@testable import TrackingUI

/// A destination with scenes of its screen. A test checks that every destination conforms.
protocol SceneProviding: Destination {
  /// The destination of a complete page in ``PageResponses``; `nil` if there is none or the destination is permanent.
  static var page: Self? { get }
  /// Scenes of the screen in states other than complete.
  static var states: [Scene] { get }
}

extension SceneProviding {
  static var page: Self? { nil }
  static var states: [Scene] { [] }
}

extension Scene {
  /// The destinations that don't conform to ``SceneProviding``.
  package static let typesWithoutScenes = Destinations.types.filter { !($0 is any SceneProviding.Type) }.map { "\($0)" }
}

extension FeaturedDestination: SceneProviding {
  static var states: [Scene] { Scene.listStates }
}

// Television has no states here, because its controllers are the same as for films.
extension TelevisionDestination: SceneProviding {}

extension GenresDestination: SceneProviding {
  static var states: [Scene] { Scene.shelfStates }
}

extension ListsDestination: SceneProviding {
  static var states: [Scene] { Scene.listsStates }
}

extension SearchDestination: SceneProviding {
  static var states: [Scene] { Scene.searchStates }
}

extension TitleDestination: SceneProviding {
  static var page: Self? { Self(id: PageResponses.movie) }
  static var states: [Scene] { Scene.titleStates }
}

// Seasons, people and collections have the same controller as titles, with the same states.
extension SeasonDestination: SceneProviding {
  static var page: Self? { Self(id: PageResponses.season) }
}

extension PersonDestination: SceneProviding {
  static var page: Self? { Self(id: PageResponses.person) }
}

extension CollectionDestination: SceneProviding {
  static var page: Self? { Self(id: PageResponses.collection) }
}

extension GenreDestination: SceneProviding {
  static var page: Self? { Self(id: PageResponses.genre) }
  static var states: [Scene] { Scene.genreStates }
}

extension UserListDestination: SceneProviding {
  static var states: [Scene] { Scene.userListStates }
}

extension HistoryDestination: SceneProviding {
  static var states: [Scene] { Scene.historyStates }
}

extension StatisticsDestination: SceneProviding {
  static var states: [Scene] { Scene.statisticsStates }
}

extension ProfilesDestination: SceneProviding {
  static var states: [Scene] { Scene.profilesStates }
}

extension NotificationsDestination: SceneProviding {
  static var states: [Scene] { Scene.notificationStates }
}

extension ProfileDestination: SceneProviding {
  static var states: [Scene] { Scene.profileStates }
}

extension SharedListDestination: SceneProviding {
  static var states: [Scene] { Scene.sharedListStates }
}
