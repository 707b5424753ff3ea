import CAdwaita
import GTK
import GTKTestSupport
import TMDBTesting
import XCTest

/// Tests that a toast covers neither the last row of a list nor the controls below it.
final class ToastClearanceTests: GTKTestCase {
  @MainActor private final class Scene {
    let window = Window(dialogFor: nil)
    let rows = (1...30).map { Button(label: "Row \($0)") }
    let bar = Button(label: "Bar")
    let scrolled: ScrolledWindow
    /// The visible part of the rows.
    var viewport: Widget? { scrolled.tree.first { $0.isA(gtk_viewport_get_type()) } }
    let overlay: ToastOverlay

    init() async throws {
      scrolled = ScrolledWindow(Box(.vertical, rows))
      scrolled.expandsVertically = true
      overlay = ToastOverlay(Box(.vertical, [scrolled, bar]), clock: ManualClock())
      window.setContent(overlay)
      window.setDefaultSize(width: 360, height: 400)
      window.present()
      try await eventually("the rows") { self.rows[0].size.height > 1 }
    }

    func showToast() async throws -> Widget {
      overlay.show("Link copied", button: "Undo")
      let toast = try XCTUnwrap(overlay.tree.first { $0.isA(gtk_revealer_get_type()) })
      try await eventually("the space for the toast") { self.bottom(of: self.viewport) <= self.top(of: toast) }
      return toast
    }

    func top(of widget: Widget) -> Double { widget.bounds(in: overlay)?.y ?? -1 }

    func bottom(of widget: Widget?) -> Double {
      guard let bounds = widget?.bounds(in: overlay) else { return .infinity }
      return bounds.y + bounds.height
    }
  }

  func testLastRowScrollsClearOfToastAndBarStaysUncovered() {
    onMain {
      let scene = try await Scene()
      let barTop = scene.top(of: scene.bar)
      let toast = try await scene.showToast()
      XCTAssertEqual(scene.top(of: scene.bar), barTop)
      XCTAssertLessThanOrEqual(scene.bottom(of: toast), barTop)
      scene.scrolled.verticalAdjustment.value = .greatestFiniteMagnitude
      try await eventually("the last row above the toast") {
        scene.bottom(of: scene.rows[29]) <= scene.top(of: toast) + 1
      }
      scene.window.destroy()
    }
  }

  func testFocusedRowAtBottomStaysVisible() {
    onMain {
      let scene = try await Scene()
      let row = try XCTUnwrap(scene.rows.last { scene.bottom(of: $0) <= scene.top(of: scene.bar) })
      row.focus()
      let toast = try await scene.showToast()
      try await eventually("the focused row above the toast") {
        scene.bottom(of: row) <= scene.top(of: toast) + 1 && scene.top(of: row) >= 0
      }
      scene.window.destroy()
    }
  }

  func testListGetsItsSpaceBackAfterToast() {
    onMain {
      let scene = try await Scene()
      let height = scene.bottom(of: scene.viewport)
      _ = try await scene.showToast()
      scene.overlay.dismiss()
      try await eventually("the whole list") { scene.bottom(of: scene.viewport) == height }
      scene.window.destroy()
    }
  }
}
