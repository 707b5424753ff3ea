import CAdwaita
import GTK
import GTKTestSupport
import MatineeCore

@testable import MatineeApp

/// Something that a person can have before them: a screen, or a window, in one of its states.
///
/// ``all`` is what tests of every screen go through. What the app can show and is not there yet is one entry more.
package struct Scene: Sendable {
  /// Such as `featured/popular`; a destination's is its own id.
  package let name: String
  /// Puts it on screen, in a window of this size if it is a main window, and returns once it shows what it has to show.
  package let open: @MainActor (_ size: WindowSize) async throws -> Stage

  package init(_ name: String, open: @escaping @MainActor (_ size: WindowSize) async throws -> Stage) {
    self.name = name
    self.open = open
  }

  package static let all =
    destinations + states + noteStates + ratings + offline + windows + filters + preferences + credentials
    + imports + matching
}

/// In application pixels.
package struct WindowSize: Hashable, Sendable {
  package static let wide = WindowSize(width: 900, height: 720)
  package static let narrow = WindowSize(width: 360, height: 640)

  package var width: Int
  package var height: Int
}

extension Scene {
  /// Every place one can go, with what is there on an ordinary day.
  static let destinations = standing + pages.map { page in Scene(page.description) { try await open(page, $0) } }

  private static let standing = Destination.standing.map { destination in
    Scene(destination.description) { size in
      let application = TestApplication(.scenes(TitleAnswers.networking()))
      application.main.coordinator.show(destination)
      let stage = application.show(size)
      try await eventually("\(destination)") { application.main.coordinator.isSettled }
      return stage
    }
  }
}

extension Scene {
  /// What there is to see of each kind of screen beside an ordinary day: a new kind does not compile until it says so.
  static let states = Destination.Kind.allCases.flatMap { kind -> [Scene] in
    switch kind {
    case .featured: listStates
    // The same controllers over other lists.
    case .television: []
    case .genres: shelfStates
    case .search: searchStates
    case .title: titleStates
    // The same controller, whose states are the title's.
    case .season, .person, .collection: []
    case .genre: genreStates
    case .lists: listsStates
    case .list: userListStates
    case .history: historyStates
    case .statistics: statisticsStates
    case .profiles: profilesStates
    case .notifications: notificationStates
    case .profile: profileStates
    case .seenList: seenListStates
    }
  }
}

extension Scene {
  /// A window beside the main one, which a small screen makes no larger than itself.
  @MainActor static func stage(_ window: Window, _ size: WindowSize, present: () -> Void) async throws -> Stage {
    var (width, height) = (gint(0), gint(0))
    gtk_window_get_default_size(window.cast(), &width, &height)
    window.setDefaultSize(width: min(Int(width), size.width), height: min(Int(height), size.height))
    present()
    try await eventually("“\(window.title)”") { window.isMapped }
    return Stage(window)
  }
}

extension TestApplication {
  /// The main window's stage, which keeps the app alive, and is ready when all pictures have come and the tabs have their
  /// place.
  func show(_ size: WindowSize) -> Stage {
    let stage = show(width: size.width, height: size.height)
    keep(on: stage)
    // Libadwaita learns a few frames late how narrow the window is, and moves the tabs to the foot only then.
    if size == .narrow { stage.requires { [main] in main.window.hasTabsAtFoot } }
    return stage
  }

  /// The same where a page stands above the tabs.
  func showPage(_ size: WindowSize) -> Stage {
    let stage = show(width: size.width, height: size.height)
    keep(on: stage)
    return stage
  }

  private func keep(on stage: Stage) {
    stage.keep(self)
    stage.requires { [main] in main.coordinator.images.pendingCount == 0 }
  }
}

extension Window {
  fileprivate var hasTabsAtFoot: Bool {
    tree.contains { $0.isA(adw_view_switcher_bar_get_type()) && adw_view_switcher_bar_get_reveal($0.opaque) != 0 }
  }
}
