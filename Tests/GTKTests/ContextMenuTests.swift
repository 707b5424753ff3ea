import CAdwaita
import GTKTestSupport
import XCTest

@testable import GTK

/// Tests that a context menu doesn't move the content below it.
final class ContextMenuTests: GTKTestCase {
  func testMenuInScrolledPageScrollsNothing() {
    onMain {
      let buttons = (0..<40).map { Button(label: "Button \($0)") }
      let section = Box(.vertical, spacing: 12, buttons.dropFirst().map { $0 as Widget })
      let scrolled = ScrolledWindow(Box(.vertical, [buttons[0], section]))
      scrolled.expandsVertically = true
      let window = Window(dialogFor: nil)
      window.setDefaultSize(width: 500, height: 400)
      window.setContent(Box(.vertical, [scrolled]))
      window.present()
      buttons[0].focus()
      let position = scrolled.verticalAdjustment
      try await eventually("the page") { position.upper > 1_200 }
      position.value = 700
      try await Self.nextFrames(window)
      XCTAssertEqual(position.value, 700)

      let item = MenuItem("_Rate", name: "rate") {}
      ContextMenu.open([[item]], name: "Button 20", of: buttons[20], at: (100, 750), in: section)
      try await eventually("the menu") { Self.menu(in: window) != nil }
      try await Self.nextFrames(window)
      XCTAssertEqual(position.value, 700, "the open menu")

      let popover = try XCTUnwrap(Self.menu(in: window))
      gtk_popover_popdown(popover.cast(to: GtkPopover.self))
      try await eventually("no menu") { Self.menu(in: window) == nil }
      try await Self.nextFrames(window)
      XCTAssertEqual(position.value, 700, "the closed menu")
      XCTAssertTrue(buttons[0].containsFocus)

      // Afterwards, the keyboard scrolls again.
      buttons[39].focus()
      try await eventually("the last button") { position.value > 700 }
      window.destroy()
    }
  }

  func testMenuOpensAtPointer() {
    onMain {
      let buttons = (0..<40).map { Button(label: "Button \($0)") }
      let section = Box(.vertical, spacing: 12, buttons.map { $0 as Widget })
      let scrolled = ScrolledWindow(section)
      scrolled.expandsVertically = true
      let window = Window(dialogFor: nil)
      window.setDefaultSize(width: 500, height: 400)
      window.setContent(Box(.vertical, [scrolled]))
      window.present()
      let position = scrolled.verticalAdjustment
      try await eventually("the page") { position.upper > 1_200 }
      position.value = 700
      try await Self.nextFrames(window)

      let item = MenuItem("_Rate", name: "rate") {}
      let pointer = (x: 100.0, y: 750.0)
      ContextMenu.open([[item]], name: "Button 20", of: buttons[20], at: pointer, in: section)
      try await eventually("the menu") { Self.menu(in: window) != nil }
      try await Self.nextFrames(window)
      let corner = try XCTUnwrap(Self.menu(in: window).flatMap { Self.corner(of: $0, in: window) })
      let expected = try XCTUnwrap(section.frame(in: window))
      XCTAssertEqual(corner.x, expected.x + pointer.x, accuracy: 10)
      XCTAssertEqual(corner.y, expected.y + pointer.y, accuracy: 10)
      window.destroy()
    }
  }

  /// Returns the position of a menu's upper left corner in a window.
  @MainActor private static func corner(of menu: Widget, in window: Window) -> (x: Double, y: Double)? {
    // The menu's shadow is around the first child.
    guard let surface = gtk_native_get_surface(menu.opaque), let content = gtk_widget_get_first_child(menu.widget)
    else {
      return nil
    }
    var bounds = graphene_rect_t()
    guard gtk_widget_compute_bounds(content, menu.widget, &bounds) != 0 else { return nil }
    let (inner, outer) = (offset(in: menu), offset(in: window))
    return (
      Double(gdk_popup_get_position_x(surface)) + inner.x + Double(bounds.origin.x) - outer.x,
      Double(gdk_popup_get_position_y(surface)) + inner.y + Double(bounds.origin.y) - outer.y
    )
  }

  /// Returns the distance between a native widget and the edges of its surface, which includes the shadow.
  @MainActor private static func offset(in native: Widget) -> (x: Double, y: Double) {
    var (x, y) = (0.0, 0.0)
    gtk_native_get_surface_transform(native.opaque, &x, &y)
    return (x, y)
  }

  @MainActor private static func menu(in window: Window) -> Widget? {
    window.tree.first { $0.isMapped && $0.isA(gtk_popover_menu_get_type()) }
  }

  /// Waits for enough frames for an animated scroll to begin.
  @MainActor private static func nextFrames(_ window: Window) async throws {
    for _ in 0..<5 {
      await withCheckedContinuation { continuation in window.afterNextFrame { continuation.resume() } }
    }
  }
}
