import CAdwaita
import Containment
import GTK
import GTKTestSupport
import XCTest

/// Tests a bar with many segments, which is one stop for Tab.
final class SegmentBarTests: GTKTestCase {
  @MainActor private static func show(_ bar: SegmentBar) async throws -> (window: Window, before: Button, after: Button)
  {
    let (before, after) = (Button(label: "Before"), Button(label: "After"))
    bar.show(titles: (1...40).map { "S\($0)" }, selected: 20)
    let window = Window(dialogFor: nil)
    window.setDefaultSize(width: 400, height: 200)
    window.setContent(Box(.vertical, [before, bar.widget, after]))
    window.present()
    try await eventually("the bar") { bar.widget.isMapped && bar.widget.horizontalAdjustment.upper > 400 }
    return (window, before, after)
  }

  func testTabReachesSelectedSegmentOnlyAndArrowKeysSelectOthers() {
    onMain {
      let bar = SegmentBar(isSingleStop: true)
      var selections: [Int] = []
      bar.onSelect = { selections.append($0) }
      let (window, before, after) = try await Self.show(bar)
      let buttons = bar.widget.toggleButtons
      before.focus()
      gtk_widget_child_focus(window.widget, GTK_DIR_TAB_FORWARD)
      XCTAssertTrue(buttons[20].containsFocus)
      for (key, index) in [("Right", 21), ("Left", 20), ("End", 39), ("Right", 39), ("Home", 0), ("Left", 0)] {
        XCTAssertTrue(window.focusedWidget?.pressShortcutFromFocus(key) == true, key)
        XCTAssertTrue(buttons[index].containsFocus && buttons[index].isActive, "\(key) \(index)")
      }
      XCTAssertEqual(selections, [21, 20, 39, 0])
      gtk_widget_child_focus(window.widget, GTK_DIR_TAB_FORWARD)
      XCTAssertTrue(after.containsFocus)
      window.destroy()
    }
  }

  func testClickMovesFocusInsideBarOnly() {
    onMain {
      let bar = SegmentBar(isSingleStop: true)
      let (window, before, _) = try await Self.show(bar)
      let buttons = bar.widget.toggleButtons
      before.focus()
      buttons[22].click()
      XCTAssertTrue(before.containsFocus)
      buttons[22].focus()
      buttons[25].click()
      XCTAssertTrue(buttons[25].containsFocus && !buttons[22].isFocusable)
      window.destroy()
    }
  }
}
