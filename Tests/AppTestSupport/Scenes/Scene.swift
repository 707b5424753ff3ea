import CAdwaita
import GTK
import GTKTestSupport
import MatineeCore
import TitleIdentity

@testable import MatineeApp

/// A screen or window in one of its states.
///
/// Tests of all screens use ``all``. A new screen's destination conforms to ``SceneProviding``.
package struct Scene: Sendable {
  /// The name, such as `featured/popular`. A destination's scene has the destination's id.
  package let name: String
  /// Opens the scene, and returns once its content is visible. The size applies only to the main window.
  package let open: @MainActor (_ size: WindowSize) async throws -> AppFixture

  package init(_ name: String, open: @escaping @MainActor (_ size: WindowSize) async throws -> AppFixture) {
    self.name = name
    self.open = open
  }

  package static let all =
    destinations + states + noteStates + ratings + offline + windows + filters + preferences + credentials
    + imports + matching
}

/// A window's size in application pixels.
package struct WindowSize: Hashable, Sendable {
  package static let wide = WindowSize(width: 900, height: 720)
  package static let narrow = WindowSize(width: 360, height: 640)

  package var width: Int
  package var height: Int
}

extension Scene {
  /// All destinations in their normal state.
  static let destinations = tabs + pages.map { page in Scene(page.address) { try await open(page, $0) } }

  private static let tabs = Destinations.permanent.filter { !($0 is any PageDestination) }.map { destination in
    Scene(destination.address) { size in
      let application = TestApplication(.scenes(TitleResponses.networking()))
      application.main.coordinator.show(destination)
      let fixture = application.show(size)
      try await eventually("\(destination)") { application.main.coordinator.isSettled }
      return fixture
    }
  }

  /// A complete page of each kind.
  static let pages: [any Destination] = Destinations.types.compactMap { type in
    (type as? any SceneProviding.Type)?.page ?? type.permanent.first { $0 is any PageDestination }
  }

  /// The other states of each kind of screen.
  static let states = Destinations.types.flatMap { ($0 as? any SceneProviding.Type)?.states ?? [] }
}

extension Scene {
  /// Shows a window other than the main one, no larger than the given size.
  @MainActor static func fixture(_ window: Window, _ size: WindowSize, present: () -> Void) async throws -> AppFixture {
    var (width, height) = (gint(0), gint(0))
    gtk_window_get_default_size(window.cast(), &width, &height)
    window.setDefaultSize(width: min(Int(width), size.width), height: min(Int(height), size.height))
    present()
    try await eventually("“\(window.title)”") { window.isMapped }
    return AppFixture(window)
  }
}

extension TestApplication {
  /// Shows the main window, and retains the app with it. The fixture is ready once all pictures have loaded and the
  /// tabs are in place.
  func show(_ size: WindowSize) -> AppFixture {
    let fixture = show(width: size.width, height: size.height)
    retain(on: fixture)
    // In a narrow window, Libadwaita moves the tabs to the bottom only after a few frames.
    if size == .narrow { fixture.addReadyCondition { [main] in main.window.hasTabsAtFoot } }
    return fixture
  }

  /// Shows the main window with a page above the tabs.
  func showPage(_ size: WindowSize) -> AppFixture {
    let fixture = show(width: size.width, height: size.height)
    retain(on: fixture)
    return fixture
  }

  private func retain(on fixture: AppFixture) {
    fixture.retain(self)
    fixture.addReadyCondition { [main] in main.coordinator.app.images.pendingCount == 0 }
  }
}

extension Window {
  fileprivate var hasTabsAtFoot: Bool {
    tree.contains { $0.isA(adw_view_switcher_bar_get_type()) && adw_view_switcher_bar_get_reveal($0.opaque) != 0 }
  }
}
