import ArchitecturesSupport
import Containment
import Foundation
import GTK
import GTKTestSupport
import TMDB
import TMDBTesting

@testable import FeaturedMVC

/// A real window with a controller in a navigation stack. The test operates it as a user would, and responds to its
/// requests.
@MainActor final class ControllerFixture {
  let window = Window(dialogFor: nil)
  let networking = SuspendableNetworking()
  let clock = ManualClock()
  private(set) lazy var dependencies = FeaturedDependencies.test(networking, clock: clock)

  /// Shows a controller and waits until it is on screen.
  func show(_ controller: ViewController) async throws {
    window.setDefaultSize(width: 500, height: 600)
    window.setRootViewController(NavigationController(root: controller))
    window.present()
    try await eventually("the window") { controller.isVisible && controller.view.size.width > 1 }
  }

  /// Shows the *Featured* screen.
  func showFeatured() async throws -> FeaturedViewController {
    let controller = FeaturedViewController(dependencies)
    try await show(controller)
    return controller
  }

  /// Waits for a request whose path ends like this, and responds to it.
  func respond(to path: String, with response: NetworkResponse) async throws {
    func index() -> Int? { networking.suspended.first { networking.requests[$0].url.path.hasSuffix(path) } }
    try await eventually("a request of \(path)") { index() != nil }
    if let index = index() { networking.resume(index, with: response) }
  }

  func waitForText(_ text: String) async throws {
    try await eventually("“\(text)”") { window.visibleTexts.contains(text) }
  }

  func press(_ label: String) async throws {
    try await eventually("the button “\(label)”") { window.button(label) != nil }
    window.button(label)?.click()
  }

  /// Returns the number of requests whose path ends like this.
  func requestCount(_ path: String) -> Int { networking.requests.count { $0.url.path.hasSuffix(path) } }

  func hasAnnounced(_ sentence: String) -> Bool {
    window.tree.contains { $0.exposedLabel == sentence }
  }

  func close() { window.destroy() }
}
