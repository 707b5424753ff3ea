import AppTestSupport
import CAdwaita
import Catalogue
import GTK
import GTKTestSupport
import XCTest

@testable import CatalogueUI
@testable import MatineeApp

/// Tests that the shortcuts in the table are installed, have an action, and are listed in the window.
final class ShortcutsTests: GTKTestCase {
  private static let standard = [
    "<Control>f", "<Control>d", "<Control>n", "<Control>m", "<Control>h", "<Shift><Control>n", "<Control>z",
    "<Shift><Control>z",
    "<Control>r", "F5", "<Control>q",
    "<Control>w",
    "<Control>comma", "F10", "<Control>question", "F1",
    "<Alt>1", "<Alt>2", "<Alt>3", "<Alt>4", "<Alt>5", "<Alt>Left", "<Alt>Right", "<Control>Page_Down",
    "<Control>Page_Up", "F6", "<Shift>F6",
  ]

  func testShortcutTableContainsEachStandardKeyOnce() {
    onMain {
      let keys = Shortcuts.groups.flatMap(\.shortcuts).flatMap(\.keys)
      XCTAssertEqual(Set(keys), Set(Self.standard))
      XCTAssertEqual(keys.count, Set(keys).count)
    }
  }

  func testEachShortcutIsInstalledAndHasAction() {
    onMain {
      let running = try await RunningApplication()
      let fixture = try await running.start()
      let application = try XCTUnwrap(running.application)
      for shortcut in Shortcuts.groups.flatMap(\.shortcuts) {
        let keys = application.accelerators(for: shortcut.action)
        XCTAssertEqual(keys.map(KeyName.text), shortcut.keys.map(KeyName.text), shortcut.title)
        let name = String(shortcut.action.dropFirst(4))
        let owner = shortcut.action.hasPrefix("win.") ? fixture.window.opaque : application.opaque
        XCTAssertNotEqual(g_action_group_has_action(owner, name), 0, shortcut.action)
      }
      running.end(fixture)
    }
  }

  func testShortcutsWindowListsWholeTable() {
    onMain {
      let running = try await RunningApplication()
      let fixture = try await running.start()
      running.activate("shortcuts")
      let window = try await running.window("Keyboard Shortcuts")
      let rows = window.window.tree.filter { $0.isA(adw_action_row_get_type()) }
      let shown = rows.map { row in row.tree.compactMap(\.asLabel).filter(\.isMapped).map(\.text) }
      let table = Shortcuts.groups.flatMap(\.shortcuts).map { [$0.title, $0.text] }
      XCTAssertEqual(shown.map { $0.filter { !$0.isEmpty } }, table)
      XCTAssertEqual(rows.map(\.exposedDescription), table.map { $0[1] })
      XCTAssertTrue(window.window.pressShortcut("Escape"))
      try await eventually("it to close") { Window.open(titled: "Keyboard Shortcuts") == nil }
      running.end(fixture)
    }
  }

  func testMainMenuFollowsGNOMEOrder() {
    onMain {
      let running = try await RunningApplication()
      let fixture = try await running.start()
      let button = try XCTUnwrap(fixture.window.tree.first { $0.isA(gtk_menu_button_get_type()) })
      let menu = try XCTUnwrap(gtk_menu_button_get_menu_model(button.opaque))
      XCTAssertEqual(
        menu.titles,
        [
          "_Undo", "Re_do", "Use _TMDB…", "_Download", "Remove _Download", "_Work Offline", "Swit_ch Profile…",
          "_Import…", "_Export…", "_Preferences", "_Keyboard Shortcuts", "_About Matinee",
        ])
      running.end(fixture)
    }
  }

  func testActionsFocusSearchFieldAndSwitchLists() {
    onMain {
      let running = try await RunningApplication()
      let fixture = try await running.start()
      XCTAssertTrue(fixture.window.activateAction("win.search"))
      try await fixture.waitForText("Start Searching")
      let field = fixture.window.tree.first { $0.isMapped && $0.isA(gtk_search_entry_get_type()) }
      XCTAssertTrue(try XCTUnwrap(field).containsFocus, "the field doesn't have the keyboard focus")
      XCTAssertTrue(fixture.window.activateAction("win.tab-films"))
      XCTAssertTrue(fixture.window.activateAction("win.previous-list"))
      let chosen = { fixture.window.toggleButtons.filter(\.isActive).map(\.label) }
      try await eventually("the genres") { chosen().contains("Genres") }
      XCTAssertTrue(fixture.window.activateAction("win.next-list"))
      try await eventually("the first list") { chosen().contains { $0 == MovieList.allCases.first?.title } }
      running.end(fixture)
    }
  }

  func testKeyboardFocusStartsInFirstRow() {
    onMain {
      let running = try await RunningApplication()
      let fixture = try await running.start(at: FeaturedDestination(.nowPlaying))
      try await eventually("the focus in the first row") {
        let focused = fixture.window.focusedWidget
        return focused != nil && focused?.pointer == fixture.window.accessibleRows.first?.pointer
      }
      running.end(fixture)
    }
  }
}

extension Application {
  @MainActor fileprivate func accelerators(for action: String) -> [String] {
    guard let start = gtk_application_get_accels_for_action(cast(), action) else { return [] }
    defer { g_strfreev(start) }
    return sequence(first: start) { $0.advanced(by: 1) }.lazy.map(\.pointee).prefix { $0 != nil }
      .compactMap { $0.map { String(cString: $0) } }
  }
}

extension UnsafeMutablePointer<GMenuModel> {
  /// The titles of the items, section by section.
  fileprivate var titles: [String] {
    (0..<g_menu_model_get_n_items(self)).flatMap { index -> [String] in
      if let section = g_menu_model_get_item_link(self, index, "section") {
        defer { g_object_unref(section) }
        return section.titles
      }
      let label = g_menu_model_get_item_attribute_value(self, index, "label", nil)
      defer { label.map(g_variant_unref) }
      return label.map { [String(cString: g_variant_get_string($0, nil))] } ?? []
    }
  }
}
