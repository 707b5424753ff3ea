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
