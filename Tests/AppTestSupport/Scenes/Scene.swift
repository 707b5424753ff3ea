import AppFoundation
import CAdwaita
import Catalogue
import Foundation
import GTK
import GTKTestSupport
import TitleIdentity
import Tracking

@testable import MatineeApp
@testable import ScreenFoundation

/// A screen or window in one of its states.
///
/// Tests of all screens use ``all``. A new screen's destination conforms to ``SceneProviding``.
package struct Scene: Sendable {
  /// The name, such as `featured/popular`. For a destination in its normal state, it is the destination's address.
  package let name: String
  /// Opens the scene, and returns once its content is visible. The size applies only to the main window.
  package let open: @MainActor (_ size: WindowSize) async throws -> AppFixture

  package init(_ name: String, open: @escaping @MainActor (_ size: WindowSize) async throws -> AppFixture) {
    self.name = name
    self.open = open
  }

  package static let all =
    destinations + states + noteStates + ratings + offline + windows + filters + preferences + credentials
    + welcome + imports + matching
}

extension Scene {
  /// Whether `scripts/test-screen` selects the scene. It sets the variable `SCREEN` to a screen's address, or to the
  /// beginning of the names of some scenes. Without the variable, all scenes are selected.
  package var isSelected: Bool {
    guard let screen = ProcessInfo.processInfo.environment["SCREEN"], !screen.isEmpty else { return true }
    return name == screen || name.hasPrefix("\(screen)/")
  }

  /// Whether the picture of the scene shows the segments of its tab. Pictures of the other scenes leave their place
  /// empty, so a new segment changes few pictures.
  package var showsSegments: Bool { Self.segmentedTabs.contains(name) }

  private static let segmentedTabs: Set = ["featured/popular", "tv/popular", "watchlist"]
}

extension Scene {
  /// All destinations in their normal state.
  static let destinations = (tabs + pages).map { destination in
    Scene(destination.address) { try await open(destination, $0).fixture }
  }

  static let tabs = Destinations.permanent.filter { !($0 is any PageDestination) }

  /// A complete page of each kind.
  static let pages: [any Destination] = Destinations.types.compactMap { type in
    (type as? any SceneProviding.Type)?.page ?? type.permanent.first { $0 is any PageDestination }
  }

  /// The other states of each kind of screen.
  static let states = Destinations.types.flatMap { ($0 as? any SceneProviding.Type)?.states ?? [] }
}

extension Scene {
  /// A catalogue with responses for all tabs, and for a complete page of each kind.
  @MainActor package static var catalogue: CatalogueDependencies { .scenes(TitleResponses.networking()) }

  /// Opens the main window at a destination, and returns once its content is visible.
  ///
  /// - Parameters:
  ///   - library: The library; by default, an empty one.
  ///   - text: The text to wait for; by default, waits until all content has loaded.
  @MainActor static func open(
    _ destination: any Destination, with catalogue: CatalogueDependencies = catalogue, library: LibraryModel? = nil,
    _ size: WindowSize, waitingFor text: String? = nil
  ) async throws -> (application: TestApplication, fixture: AppFixture) {
    let application = TestApplication(catalogue, library: library)
    application.listLayout.layout = .automatic
    let fixture = application.open(destination, size)
    if let text {
      try await fixture.waitForText(text)
    } else {
      try await eventually("\(destination)") { application.main.coordinator.isSettled }
    }
    return (application, fixture)
  }

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
  /// Shows the main window at a destination.
  func open(_ destination: any Destination, _ size: WindowSize) -> AppFixture {
    main.coordinator.show(destination)
    return show(size)
  }

  /// Shows the main window, and retains the app with it. The fixture is ready once all pictures have loaded and the
  /// tabs, if visible, are in place.
  func show(_ size: WindowSize) -> AppFixture {
    let fixture = show(width: size.width, height: size.height)
    fixture.retain(self)
    fixture.addReadyCondition { [main] in main.coordinator.app.images.pendingCount == 0 }
    // In a narrow window, Libadwaita moves the tabs to the bottom only after a few frames.
    if size == .narrow, main.profileChooser == nil, !(main.coordinator.destination is any PageDestination) {
      fixture.addReadyCondition { [main] in main.window.hasTabsAtBottom }
    }
    return fixture
  }
}

extension Window {
  fileprivate var hasTabsAtBottom: Bool {
    tree.contains { $0.isA(adw_view_switcher_bar_get_type()) && adw_view_switcher_bar_get_reveal($0.opaque) != 0 }
  }
}
