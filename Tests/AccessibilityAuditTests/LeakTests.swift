import AccessibilityAudit
import CAdwaita
import GTK
import GTKTestSupport
import XCTest

/// Tests that an audited window is released when it closes, with all its widgets.
final class LeakTests: GTKTestCase {
  @MainActor private final class Sentinel {}

  func testAuditedWindowIsReleased() {
    onMain {
      weak var sentinel: Sentinel?
      let before = LiveCounts.objects
      do {
        let fixture = CleanFixture()
        let kept = Sentinel()
        sentinel = kept
        fixture.window.retain(kept, for: "sentinel")
        try await fixture.open()
        _ = await WindowAudit(fixture.window).run()
        fixture.window.destroy()
      }
      try await eventually("the release of the window") { sentinel == nil }
      try await eventually("the release of its widgets") { LiveCounts.objects <= before }
    }
  }

  func testAuditedMenuIsReleased() {
    onMain {
      weak var sentinel: Sentinel?
      do {
        let menu = MenuButton(
          icon: "open-menu-symbolic", name: "Menu", menu: Menu(sections: [[("About", "app.about")]]))
        let kept = Sentinel()
        sentinel = kept
        let fixture = AuditFixture([menu])
        fixture.window.retain(kept, for: "sentinel")
        _ = try await fixture.report([.smallTarget])
        gtk_menu_button_popup(menu.opaque)
        let popover = try XCTUnwrap(gtk_menu_button_get_popover(menu.opaque).map { Widget(retaining: $0) })
        try await eventually("the menu") { popover.isMapped && popover.size.width > 1 }
        fixture.window.destroy()
      }
      try await eventually("the release of the window") { sentinel == nil }
    }
  }
}
