import Library
import TMDBTesting
import TitleIdentity
import Tracking

@testable import PlanningUI
@testable import TrackingUI

/// Scenes of the Home tab, and of the segments of the Library tab.
extension Scene {
  static let homeStates = [
    Scene("home/watching") { size in
      let library = try await watchedWithWatchlist()
      return try await open(HomeDestination(), library: library, size, waitingFor: "Continue Watching").fixture
    }
  ]

  static let ratingsStates = [
    Scene("ratings/some") { size in
      try await open(RatingsDestination(), library: try await watched(), size, waitingFor: "Metropolis").fixture
    }
  ]

  static let watchlistStates = [
    Scene("watchlist/some") { size in
      let library = try await watchedWithWatchlist()
      return try await open(WatchlistDestination(), library: library, size, waitingFor: "The General").fixture
    }
  ]

  /// Returns a library with a history and a watchlist.
  @MainActor private static func watchedWithWatchlist() async throws -> LibraryModel {
    let library = try await watched()
    let opened = try await library.library()
    for (number, name) in [(3, "The General"), (8, "M")] {
      try await opened.add(
        TitleReference(.tmdb, .movie, number, name: name, year: 1926, posterPath: "/\(number).png"),
        to: .watchlist(of: .owner), by: .owner)
    }
    return library
  }

  /// The network of all scenes.
  @MainActor package static func networking() -> ReplayNetworking { TitleResponses.networking() }
}

extension HomeDestination: SceneProviding {
  static var states: [Scene] { Scene.homeStates }
}

extension RatingsDestination: SceneProviding {
  static var states: [Scene] { Scene.ratingsStates }
}

extension WatchlistDestination: SceneProviding {
  static var states: [Scene] { Scene.watchlistStates }
}
