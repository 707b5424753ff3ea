import AppTestSupport
import AuditTestSupport
import CAdwaita
import GTK
import GTKTestSupport
import XCTest

@testable import MatineeApp

/// Tests that every screen and window of the app is accessible, in each of its states and in each variant.
final class ScreenAuditTests: GTKTestCase {
  func testScreensPassAuditWhenWide() { audit(.wide) }
  func testScreensPassAuditWhenNarrowWithLargeText() { audit(.narrowLargeText) }
  func testScreensPassAuditWhenWideAndDarkWithLargeText() { audit(.wideDarkLargeText) }
  func testScreensPassAuditWhenNarrowAndDark() { audit(.narrowDark) }

  func testEveryDestinationHasScenes() { XCTAssertEqual(Scene.typesWithoutScenes, []) }

  private func audit(_ look: AppearanceVariant) {
    onMain {
      try await look.use {
        for scene in Scene.all where scene.isSelected {
          let fixture = try await scene.open(look.size)
          let minimumWidth = scene.name == "about" ? aboutWindowWidth : 0
          try await look.audit(fixture.window, named: scene.name, minimumWidth: minimumWidth) { fixture.isReady }
          fixture.close()
        }
      }
    }
  }

  /// A test can't determine which window an action opens, so a table lists it for each action.
  func testEveryWindowActionHasScene() {
    let scenes = [
      "app.about": "about", "app.use-tmdb": "welcome/connect", "app.preferences": "preferences/first",
      "app.shortcuts": "shortcuts", "win.add-to-list": "lists/choice", "win.new-list": "lists/naming",
      "app.work-offline": "offline/list",
      "win.download": "offline/downloading",
      "win.main-menu": "menu", "win.undo": "list/rated-notice", "win.history": "history/some",
      "win.statistics": "statistics/some", "win.profiles": "profiles/some", "win.notifications": "notifications/some",
      "win.import": "import/review", "win.export": "export",
    ]
    let windowless: Set = [
      "app.go", "app.quit", "win.back", "win.close", "win.forward", "win.mark-watched", "win.next-list",
      "win.previous-list", "win.next-pane", "win.previous-pane", "win.redo",
      "win.refresh", "win.remove-download", "win.search",
    ]
    onMain {
      let running = try await RunningApplication()
      let fixture = try await running.start()
      let tabs = RootTab.allCases.map { "win.tab-\($0.name)" }
      let actions =
        Self.actions(of: try XCTUnwrap(running.application), "app") + Self.actions(of: fixture.window, "win")
      XCTAssertEqual(
        Set(actions), windowless.union(scenes.keys).union(tabs), "Say which scene shows what a new action opens.")
      XCTAssertEqual(Set(scenes.values).subtracting(Scene.all.map(\.name)), [])
      running.end(fixture)
    }
  }

  @MainActor private static func actions(of group: Object, _ prefix: String) -> [String] {
    guard let names = g_action_group_list_actions(group.opaque) else { return [] }
    defer { g_strfreev(names) }
    return (0...).lazy.map { names[$0] }.prefix { $0 != nil }.compactMap(\.self).map {
      "\(prefix).\(String(cString: $0))"
    }
  }
}

/// The width of libadwaita's own About window at twice the text size.
private let aboutWindowWidth = 380
