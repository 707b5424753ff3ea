import ArchitecturesSupport
import Containment
import Foundation
import GTK
import GTKTestSupport
import TMDB
import TMDBTesting

/// Dependencies whose requests and clock the test controls, and a window for tests of controllers.
@MainActor final class Fixture {
  let networking = SuspendableNetworking()
  let clock = ManualClock()
  private(set) lazy var window = Window(dialogFor: nil)

  var dependencies: FeaturedDependencies {
    FeaturedDependencies(
      client: Client(networking: networking, limits: .unlimited), pictures: MissingPictures(), clock: clock)
  }

  /// Puts a controller on screen.
  func show(_ controller: ViewController) async throws {
    window.setDefaultSize(width: 700, height: 600)
    window.setRootViewController(controller)
    window.present()
    try await eventually("the window") { controller.isVisible && controller.view.size.width > 1 }
  }

  /// The texts on screen.
  var texts: [String] { window.visibleTexts }

  /// Waits until a text is on screen.
  func wait(for text: String) async throws { try await eventually("“\(text)”") { texts.contains(text) } }
}

/// A source without pictures.
@MainActor final class MissingPictures: ImageProviding {
  func cachedImage(for url: URL, pixels: ImagePixels) -> Texture? { nil }

  func image(for url: URL, pixels: ImagePixels, placeholder: (Texture) -> Void) async throws -> Texture {
    throw URLError(.fileDoesNotExist)
  }
}
