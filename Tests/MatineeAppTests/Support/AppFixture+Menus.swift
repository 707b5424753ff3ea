import AppTestSupport
import CAdwaita
import GTK
import GTKTestSupport
import XCTest

/// Access to the menus of rows, cards and pages.
extension AppFixture {
  /// Activates an item of the open menu, as a click does: first closes the menu, then performs the action.
  func choose(_ name: String) async throws {
    try await eventually("a menu") { openMenu != nil }
    let menu = try XCTUnwrap(openMenu)
    gtk_popover_popdown(menu.cast(to: GtkPopover.self))
    XCTAssertTrue(menu.activateAction("item.\(name)"))
  }

  var openMenu: Widget? { window.tree.first { $0.isMapped && $0.isA(gtk_popover_menu_get_type()) } }
}
