import AppTestSupport
import CAdwaita
import GTK
import GTKTestSupport
import XCTest

/// Tests that the comparison detects small changes on real screens, in the right region.
final class SensitivityTests: LooksTestCase {
  func testUnchangedScreenMatches() {
    expectDifference(of: "featured/popular", at: { _ in nil })
  }

  func testLabelMovedByFourPixelsIsDetected() {
    expectDifference(of: "featured/popular", "transform: translate(4px, 0);") { $0.label("8.3") }
    expectDifference(of: "list/failed", "transform: translate(0, 4px);") { $0.label(trouble) }
    expectDifference(of: "credential/refused", "transform: translate(-4px, 0);") { $0.label(refusal) }
  }

  func testLabelMovedByOnePixelIsDetected() {
    expectDifference(of: "list/failed", "transform: translate(0, 1px);") { $0.label(trouble) }
  }

  func testColorChangeIsDetected() {
    expectDifference(of: "credential/refused", "color: @success_color;") { $0.label(refusal) }
    expectDifference(of: "featured/popular", "color: #613583;") { window in
      window.tree.first { $0.isMapped && $0.isA(gtk_drawing_area_get_type()) }
    }
  }

  func testSlightShadeChangeIsDetected() {
    expectDifference(of: "list/failed", "background-color: #3a87e5;") { $0.button("Retry") }
    expectDifference(of: "featured/popular", "opacity: 0.55;") { $0.label("Jan 10, 1927") }
  }

  func testMissingGlyphIsDetected() {
    // The transparent glyph keeps its space, so that nothing else moves.
    let markup = String(trouble.dropLast()) + "<span alpha='1'>.</span>"
    expectDifference(of: "list/failed", change: { gtk_label_set_markup($0.opaque, markup) }) { $0.label(trouble) }
  }

  /// Takes screenshots of a scene with and without a change of one widget. Expects a difference at that widget only, or
  /// none if there is no widget.
  private func expectDifference(
    of name: String, _ declarations: String = "", file: StaticString = #filePath, line: UInt = #line,
    change: @escaping @MainActor (Widget) -> Void = { _ in }, at find: @escaping @MainActor (Window) -> Widget?
  ) {
    onMain {
      let scene = try XCTUnwrap(Scene.all.first { $0.name == name })
      let style = StyleRules(".changed { \(declarations) }")
      defer { style.remove() }
      var expected: Region?
      let unchanged = try await ScreenshotTaker.picture(
        of: scene, .light, inspect: { expected = find($0)?.region(in: $0) })
      let changed = try await ScreenshotTaker.picture(
        of: scene, .light,
        change: { window in
          guard let widget = find(window) else { return }
          widget.addStyle("changed")
          change(widget)
        })
      let regions = try XCTUnwrap(Comparison(unchanged, changed)).regions
      XCTAssertEqual(regions.isEmpty, expected == nil, file: file, line: line)
      for region in regions {
        let isExpected = expected?.grown(by: 16).contains(region) == true
        XCTAssertTrue(isExpected, "\(region) is not at \(String(describing: expected))", file: file, line: line)
      }
    }
  }
}

private let trouble = "Try again later."
private let refusal = "Check the API key, or enter another one."

extension Widget {
  fileprivate func label(_ text: String) -> Label? {
    tree.lazy.filter(\.isMapped).compactMap(\.asLabel).first { $0.text == text }
  }

  fileprivate func region(in window: Widget) -> Region? {
    var bounds = graphene_rect_t()
    guard gtk_widget_compute_bounds(widget, window.widget, &bounds) != 0 else { return nil }
    let (left, top) = (Int(bounds.origin.x), Int(bounds.origin.y))
    return Region(
      left: left, top: top, right: left + Int(bounds.size.width), bottom: top + Int(bounds.size.height))
  }
}

extension Region {
  fileprivate func grown(by pixels: Int) -> Region {
    Region(left: left - pixels, top: top - pixels, right: right + pixels, bottom: bottom + pixels)
  }

  fileprivate func contains(_ other: Region) -> Bool {
    left <= other.left && top <= other.top && right >= other.right && bottom >= other.bottom
  }
}
