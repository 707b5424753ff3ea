import CAdwaita
import GTKTestSupport
import XCTest

@testable import GTK

/// Tests that menus and popovers are released, also if they are open when their window closes.
final class PopoverReleaseTests: GTKTestCase {
  func testOpenMenuIsReleasedWithItsWindow() {
    onMain {
      try await Self.check {
        MenuButton(icon: "open-menu-symbolic", name: "Menu")
      } open: { button, _ in
        button.setItems(items)
        button.open()
      }
    }
  }

  func testOpenPopoverIsReleasedWithItsWindow() {
    onMain {
      try await Self.check { () -> MenuButton in
        let button = MenuButton(label: "Year", name: "Years")
        button.setPopover(Popover(name: "Years", Button(label: "1927"))) {}
        return button
      } open: { button, _ in
        button.open()
      }
    }
  }

  func testOpenCalendarIsReleasedWithItsWindow() {
    onMain {
      try await Self.check {
        MenuButton(icon: "open-menu-symbolic", name: "Day", content: CalendarView(name: "Calendar")) {}
      } open: { button, _ in
        button.open()
      }
    }
  }

  func testOpenSplitButtonIsReleasedWithItsWindow() {
    onMain {
      try await Self.check {
        SplitButton(label: "Trailer", menuName: "Trailers")
      } open: { button, _ in
        button.setItems(items)
        button.openMenu()
      }
    }
  }

  func testOpenContextMenuIsReleasedWithItsWindow() {
    onMain {
      try await Self.check {
        Button(label: "Film")
      } open: { button, box in
        ContextMenu.open(items, name: "Film", of: button, at: nil, in: box)
      }
    }
  }

  func testItemsAreReleasedWithTheirMenu() {
    onMain {
      var button: MenuButton? = MenuButton(icon: "open-menu-symbolic", name: "Menu")
      button?.setItems(items)
      let menu = try XCTUnwrap(button.flatMap { gtk_menu_button_get_menu_model($0.opaque) })
      let section = try XCTUnwrap(g_menu_model_get_item_link(menu, 0, "section"))
      defer { g_object_unref(section) }
      XCTAssertEqual(g_menu_model_get_n_items(section), 1)
      button = nil
      try await eventually("the release of the items") { g_menu_model_get_n_items(section) == 0 }
    }
  }

  /// Closes a window while a popover is open in it.
  @MainActor private static func check<Opener: Widget>(
    _ make: () -> Opener, open: (_ opener: Opener, _ box: Box) -> Void
  ) async throws {
    weak var sentinel: Sentinel?
    do {
      let window = Window(dialogFor: nil)
      let opener = make()
      let box = Box(.vertical, [opener])
      window.setContent(box)
      window.present()
      try await eventually("the window") { opener.isMapped && opener.size.width > 1 }
      open(opener, box)
      var popover: Widget? {
        window.tree.first { $0.isMapped && $0.isA(gtk_popover_get_type()) }
      }
      try await eventually("the popover") { popover != nil }
      let retained = Sentinel()
      // The popover retains it until GTK finalizes the popover.
      popover?.retain(retained, for: "sentinel")
      sentinel = retained
      window.destroy()
    }
    try await eventually("the release of the popover") { sentinel == nil }
  }
}

@MainActor private let items = [[MenuItem("_Rate", name: "rate") {}]]

private final class Sentinel {}
