import TMDBTesting

@testable import PlanningUI

/// Scenes of the Home tab.
extension Scene {
  static let homeStates = [
    Scene("home/watching") { size in
      let library = try await watchedWithWatchlist()
      return try await open(HomeDestination(), library: library, size, waitingFor: "Continue Watching").fixture
    }
  ]

  /// The network of all scenes.
  @MainActor package static func networking() -> ReplayNetworking { TitleResponses.networking() }
}

extension HomeDestination: SceneProviding {
  static var states: [Scene] { Scene.homeStates }
}
