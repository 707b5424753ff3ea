import CAdwaita
import Catalogue
import Foundation
import GTK
import GTKTestSupport
import TitleIdentity
import XCTest

@testable import CatalogueUI
@testable import MatineeApp
@testable import ScreenFoundation
@testable import SearchUI

/// The menus, and the windows that only show information.
extension Scene {
  static let windows = [
    Scene("about") { size in
      Display.addIconFolder(iconFolder)
      let about = AboutMatinee.make(over: nil, version: "1.0.0")
      return try await fixture(Window(retaining: about.pointer), size) { about.present() }
    },
    Scene("shortcuts") { size in
      let window = Shortcuts.makeWindow(over: nil)
      return try await fixture(window, size) { window.present() }
    },
    Scene("menu") { size in
      let fixture = TestApplication(catalogue).open(SearchDestination(), size)
      try await openMainMenu(in: fixture, waitingFor: "About Matinee")
      return fixture
    },
    Scene("menu/page") { size in
      let fixture = try await open(TitleDestination(id: PageResponses.movie), size).fixture
      let button = try XCTUnwrap(fixture.window.tree.first { $0.isMapped && $0.isA(gtk_menu_button_get_type()) })
      await fixture.nextFrame()
      gtk_menu_button_popup(button.opaque)
      try await fixture.waitForText("Open on IMDb")
      fixture.beforeClosing { gtk_menu_button_popdown(button.opaque) }
      return fixture
    },
    Scene("menu/row") { size in
      let fixture = try await open(FeaturedDestination(.popular), size).fixture
      let types = [gtk_list_view_get_type(), gtk_grid_view_get_type()]
      let list = try XCTUnwrap(
        fixture.window.tree.first { widget in widget.isMapped && types.contains(where: widget.isA) })
      await fixture.nextFrame()
      list.childWidgets.first?.focus()
      XCTAssertEqual(list.childWidgets.first?.pressShortcutFromFocus("<Shift>F10"), true)
      try await fixture.waitForText("Copy Link")
      return fixture
    },
  ]
}

extension Scene {
  /// Opens the main menu until the window closes.
  @MainActor package static func openMainMenu(in fixture: AppFixture, waitingFor text: String) async throws {
    let button = try XCTUnwrap(fixture.window.tree.first { $0.isA(gtk_menu_button_get_type()) })
    // The popover is positioned relative to the button, which must be laid out first.
    try await eventually("the menu button") { button.isMapped && button.size.width > 1 }
    await fixture.nextFrame()
    gtk_menu_button_popup(button.opaque)
    try await fixture.waitForText(text)
    fixture.beforeClosing { gtk_menu_button_popdown(button.opaque) }
  }
}

/// The location of the app's icon before installation.
private let iconFolder = URL(filePath: #filePath).appending(path: "../../../../data/icons").standardized.path
