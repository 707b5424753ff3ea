import CAdwaita
import GTK
import GTKTestSupport
import TMDB
import TMDBTesting
import XCTest

@testable import Containment
@testable import GenresExample

/// A window with the example, whose network the test controls.
@MainActor final class ScreenFixture {
  let networking = ReplayNetworking()
  let window = Window(dialogFor: nil)

  /// Puts a controller on screen.
  func show(_ controller: ViewController) async throws {
    window.setDefaultSize(width: 800, height: 1100)
    window.setRootViewController(controller)
    window.present()
    try await eventually("the window") { controller.isVisible && controller.view.size.width > 1 }
  }

  /// Shows the example with a shelf, a grid and a list that all contain film 1.
  func showFilms(_ ratings: RatingStore = RatingStore([:])) async throws -> NavigationController {
    networking.stubGenres(1...3)
    networking.stubFilms(of: 1, [1, 11])
    networking.stubFilms(of: 2, [1, 21])
    networking.stubFilms(of: 3, [1, 31])
    networking.stub("/3/movie/1", with: .details(1))
    for film in [1, 11, 21, 31] { networking.stub("/t/p/w342/\(film).png", with: .picture) }
    let root = GenresExample.makeRoot(.test(networking, ratings))
    try await show(root)
    try await eventually("all films") { texts.count { $0 == "Film 1" } == 3 }
    return try XCTUnwrap(root as? NavigationController)
  }

  /// The texts on screen.
  var texts: [String] { window.visibleTexts }

  /// Returns the accessible labels of a film's cells, from the first section to the last.
  func labels(of film: String) -> [String] {
    window.tree.filter(\.isMapped).compactMap(\.exposedLabel).filter { $0.hasPrefix(film) }
  }

  /// Returns the number of views on screen that show a poster.
  func loadedPosterCount(of name: String) -> Int {
    window.tree.filter(\.isMapped).compactMap(DownloadImageView.of)
      .count { $0.url?.lastPathComponent == name && $0.phase == .ready }
  }

  /// The stars of a film's page.
  var stars: Widget? { window.tree.first { $0.isMapped && $0.exposedLabel == GenresText.yourRating } }

  /// Whether the stars are on screen and enabled.
  var canRate: Bool { stars.map { gtk_widget_is_sensitive($0.widget) != 0 } ?? false }

  /// Selects the first film of the first shelf.
  func selectFirstFilm() throws { try XCTUnwrap(window.grids.dropFirst().first).activateCell(0) }
}
