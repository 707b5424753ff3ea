import AppTestSupport
import Containment
import GTK
import GTKTestSupport
import Library
import TitleIdentity
import Tracking
import XCTest

@testable import MatineeApp
@testable import ScreenFoundation
@testable import TrackingUI

/// Tests that the chips of the Library tab share the line of the segments where they fit.
final class SegmentChipsTests: GTKTestCase {
  func testChipsAreNextToSegmentsInWideWindowAndBelowInNarrowOne() {
    onMain {
      for (destination, chip) in Self.segments {
        for (width, isBeside) in [(1500, true), (500, false)] {
          let (_, fixture) = try await Self.show(destination, width: width)
          try await eventually("\(chip) at \(width)") { fixture.window.chip(chip) != nil }
          await fixture.nextFrame()
          let segment = try XCTUnwrap(fixture.window.toggleButtons.first { $0.isMapped && $0.label == "Lists" })
          let (first, place) = (
            try XCTUnwrap(segment.bounds(in: fixture.window)),
            try XCTUnwrap(fixture.window.chip(chip)?.bounds(in: fixture.window))
          )
          XCTAssertEqual(place.y < first.y + first.height, isBeside, "\(chip) at \(width)")
          XCTAssertLessThanOrEqual(fixture.window.size.width, width)
          fixture.close()
        }
      }
    }
  }

  func testOtherSegmentShowsOnlyItsOwnChips() {
    onMain {
      let (application, fixture) = try await Self.show(HistoryDestination(), width: 1500)
      try await eventually("the chips of the history") { fixture.window.chip("Films") != nil }
      application.main.coordinator.show(StatisticsDestination())
      try await eventually("the periods") { fixture.window.chip("All Time") != nil }
      XCTAssertNil(fixture.window.chip("Films"))
      application.main.coordinator.show(HistoryDestination())
      try await eventually("the chips of the history again") { fixture.window.chip("Films") != nil }
      XCTAssertNil(fixture.window.chip("All Time"))
      fixture.close()
    }
  }

  func testFilteredPageHasChipsAtItsTop() {
    onMain {
      let filter = try XCTUnwrap(HistoryFilter(parameters: "year=2024"))
      let (_, fixture) = try await Self.show(HistoryDestination(filter), width: 1500)
      try await eventually("the chips") { fixture.window.chip("Films") != nil }
      XCTAssertNil(fixture.window.toggleButtons.first { $0.isMapped && $0.label == "Lists" })
      fixture.close()
    }
  }

  private static var segments: [(any Destination, chip: String)] {
    [(HistoryDestination(), "Films"), (RatingsDestination(), "Films"), (StatisticsDestination(), "All Time")]
  }

  @MainActor private static func show(
    _ destination: any Destination, width: Int
  ) async throws -> (application: TestApplication, fixture: AppFixture) {
    try await TestApplication.open(destination, library: try await Scene.watched(), width: width)
  }
}

extension Window {
  /// The visible chip with this label.
  fileprivate func chip(_ label: String) -> ToggleButton? {
    toggleButtons.first { $0.isMapped && $0.hasStyle("chip") && $0.label == label }
  }
}
