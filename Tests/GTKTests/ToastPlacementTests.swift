import CAdwaita
import GTK
import GTKTestSupport
import TMDBTesting
import XCTest

/// Tests that a toast covers neither the control that was just used nor those at the edges, and moves nothing.
final class ToastPlacementTests: GTKTestCase {
  @MainActor private final class Scene {
    let window = Window(dialogFor: nil)
    let rows = (1...30).map { Button(label: "Row \($0)") }
    let bar = Button(label: "Bar")
    let scrolled: ScrolledWindow
    let overlay: ToastOverlay

    init() async throws {
      scrolled = ScrolledWindow(Box(.vertical, rows))
      scrolled.expandsVertically = true
      let header = Widget(adopting: UnsafeMutableRawPointer(adw_header_bar_new()))
      overlay = ToastOverlay(Box(.vertical, [header, scrolled, bar]), clock: ManualClock())
      window.setContent(overlay)
      window.setDefaultSize(width: 360, height: 400)
      window.present()
      try await eventually("the rows") { self.rows[0].size.height > 1 }
    }

    func showToast() async throws -> Widget {
      overlay.show("Link copied", button: "Undo")
      let toast = try XCTUnwrap(overlay.tree.first { $0.isA(gtk_revealer_get_type()) })
      try await eventually("the toast") { toast.size.height > 1 }
      return toast
    }

    /// The places of all rows and of the bar.
    var places: [Rectangle?] { (rows + [bar]).map { $0.bounds(in: overlay) } }

    func top(of widget: Widget) -> Double { widget.bounds(in: overlay)?.y ?? -1 }

    func bottom(of widget: Widget) -> Double {
      guard let bounds = widget.bounds(in: overlay) else { return .infinity }
      return bounds.y + bounds.height
    }

    /// The lowest row that is completely visible.
    func lastVisibleRow() throws -> Button {
      try XCTUnwrap(rows.last { bottom(of: $0) <= top(of: bar) })
    }
  }

  func testToastAppearsAboveBarAndMovesNothing() {
    onMain {
      let scene = try await Scene()
      scene.rows[0].focus()
      let places = scene.places
      let toast = try await scene.showToast()
      try await eventually("the toast above the bar") { scene.bottom(of: toast) == scene.top(of: scene.bar) }
      XCTAssertEqual(scene.places, places)
      scene.overlay.dismiss()
      try await eventually("no toast") { gtk_revealer_get_child_revealed(toast.opaque) == 0 }
      XCTAssertEqual(scene.places, places)
      scene.window.destroy()
    }
  }

  func testToastAppearsBelowHeaderWhenItWouldCoverFocusedRow() {
    onMain {
      let scene = try await Scene()
      let row = try scene.lastVisibleRow()
      row.focus()
      let places = scene.places
      let toast = try await scene.showToast()
      try await eventually("the toast below the header") { scene.top(of: toast) == scene.top(of: scene.scrolled) }
      XCTAssertEqual(scene.places, places)
      scene.window.destroy()
    }
  }

  func testNextToastReturnsToBottom() {
    onMain {
      let scene = try await Scene()
      try scene.lastVisibleRow().focus()
      let toast = try await scene.showToast()
      scene.rows[0].focus()
      scene.overlay.show("Added")
      try await eventually("the toast at the bottom") { scene.bottom(of: toast) == scene.top(of: scene.bar) }
      scene.window.destroy()
    }
  }

  func testListScrollsBehindToast() {
    onMain {
      let scene = try await Scene()
      scene.rows[0].focus()
      let toast = try await scene.showToast()
      try await eventually("the toast above the bar") { scene.bottom(of: toast) == scene.top(of: scene.bar) }
      scene.scrolled.verticalAdjustment.value = .greatestFiniteMagnitude
      try await eventually("the last row") { scene.bottom(of: scene.rows[29]) <= scene.top(of: scene.bar) + 1 }
      XCTAssertGreaterThan(scene.bottom(of: scene.rows[29]), scene.top(of: toast))
      scene.window.destroy()
    }
  }
}
