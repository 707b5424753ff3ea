import GTK
import GTKTestSupport
import XCTest

@testable import Containment

/// Tests that the accessory of the selected child shares the line of the segments where it fits.
final class SegmentAccessoryTests: GTKTestCase {
  func testAccessoryIsNextToSegmentsIfItFitsAndOtherwiseBelow() {
    onMain {
      for (width, isBeside) in [(900, true), (360, false)] {
        let (fixture, segments, accessory) = try await Self.show(width: width)
        let button = try XCTUnwrap(fixture.window.toggleButtons.first)
        try await eventually("the accessory at \(width)") { accessory.isMapped && accessory.size.width > 1 }
        let place = try XCTUnwrap(accessory.bounds(in: segments.view))
        let first = try XCTUnwrap(button.bounds(in: segments.view))
        XCTAssertEqual(place.y < first.y + first.height, isBeside, "at \(width)")
        XCTAssertLessThanOrEqual(fixture.window.size.width, width)
        fixture.window.destroy()
      }
    }
  }

  func testOtherSegmentRemovesAccessory() {
    onMain {
      let (fixture, segments, accessory) = try await Self.show(width: 900)
      try await eventually("the accessory") { accessory.isMapped }
      segments.select(1)
      XCTAssertNil(segments.accessory)
      XCTAssertNil(accessory.parentWidget)
      fixture.window.destroy()
    }
  }

  @MainActor private static func show(
    width: Int
  ) async throws -> (fixture: ControllerFixture, segments: SegmentedController, accessory: Widget) {
    let fixture = ControllerFixture()
    let segments = SegmentedController(items: ["First", "Second"].map { fixture.recorder($0) })
    try await fixture.show(segments, width: width, height: 600)
    let accessory = Bin()
    accessory.setMinimumSize(width: 300, height: 30)
    segments.accessory = accessory
    return (fixture, segments, accessory)
  }
}
