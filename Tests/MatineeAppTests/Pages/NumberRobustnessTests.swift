import AppTestSupport
import GTKTestSupport
import XCTest

/// Tests that every screen tolerates any number from a server.
final class NumberRobustnessTests: GTKTestCase {
  func testScreensShowResponsesWithExtremeNumbers() {
    onMain {
      for value in ["-9223372036854775808", "9223372036854775807", "1e308", "0.5"] {
        for scene in Scene.extremes(value) {
          let fixture = try await scene.open(.wide)
          XCTAssertFalse(fixture.window.visibleTexts.isEmpty, "\(scene.name) with \(value)")
          fixture.close()
        }
      }
    }
  }
}
