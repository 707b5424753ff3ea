import GTK
import GTKTestSupport
import XCTest

@testable import Containment

/// Tests that shelves are drawn when a layout moves them under the pointer, which rests on the window.
final class ShelfHoverTests: GTKTestCase {
  func testShelvesThatMoveUnderPointerAreDrawn() {
    onMain {
      let earlierCount = GTKWarnings.all.count
      let scene = try await MixedScene((0..<12).map { section("shelf \($0)", .shelf(.poster), 0..<30) }, width: 1_200)
      for turn in 0..<100 {
        // Different heights and positions, so that the pointer enters shelves from above and from below.
        scene.stage.window.setDefaultSize(width: 1_100 + turn * 29 % 200, height: 640 + turn * 53 % 280)
        scene.adjustment.value = scene.adjustment.upper * Double(turn * 7 % 10) / 10
        await scene.stage.nextFrame()
      }
      // GTK doesn't draw a widget without an allocation, and warns instead.
      XCTAssertEqual(Array(GTKWarnings.all.dropFirst(earlierCount)), [])
      scene.end()
    }
  }
}
