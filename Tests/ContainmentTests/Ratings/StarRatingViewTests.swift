import CAdwaita
import GTK
import GTKTestSupport
import TMDBTesting
import XCTest

@testable import Containment

/// Tests that keys, the pointer and a screen reader set and remove ratings, which are reported once committed.
final class StarRatingViewTests: GTKTestCase {
  func testStarHeightIsIndependentOfWindowWidthAtAnyTextScale() {
    onMain {
      defer { Display.textScale = 1 }
      for scale in [1.0, 2] {
        Display.textScale = scale
        let view = StarRatingView(name: "Your Rating")
        XCTAssertLessThanOrEqual(view.widget.measuredWidth().minimum, 240)
        let stars = try XCTUnwrap(view.widget.childWidgets.first)
        let heights = [336, 1000].map { stars.measuredHeight(width: $0).minimum }
        XCTAssertEqual(heights, [stars.measuredHeight().minimum, heights[0]], "at \(scale)")
      }
    }
  }

  func testArrowKeysChangeRatingByHalfStarsAndEnterCommits() {
    onMain {
      let harness = try await Harness(8)
      harness.press("Right")
      XCTAssertEqual(harness.slider.value, 8.5)
      XCTAssertEqual(harness.told, [])
      harness.press("Right")
      harness.press("Return")
      XCTAssertEqual(harness.told, [9])
      harness.press("Return")
      XCTAssertEqual(harness.told, [9], "nothing new")
      harness.press("End")
      harness.press("Return")
      harness.press("Home")
      harness.press("Left")
      harness.press("Return")
      XCTAssertEqual(harness.told, [9, 10, 0.5], "keys go no lower than half a star")
      harness.end()
    }
  }

  func testTypedRatingIsCommittedAfterPauseBetweenKeys() {
    onMain {
      let harness = try await Harness(nil)
      let typed: [(String, [Double?])] = [("8", [8]), ("0", [8, 10])]
      for (key, told) in typed {
        harness.press(key)
        await harness.clock.waitForSleepers(1)
        harness.clock.advance(by: .milliseconds(1199))
        XCTAssertEqual(harness.clock.sleepers, 1, "the pause lasts 1.2 seconds")
        harness.clock.advance(by: .milliseconds(1))
        try await eventually("\(told)") { harness.told == told }
      }
      for key in ["8", "period", "5"] { harness.press(key) }
      XCTAssertEqual(harness.view.widget.visibleTexts.first, "8.5 out of 10")
      harness.view.commit()
      XCTAssertEqual(harness.told, [8, 10, 8.5])
      harness.end()
    }
  }

  func testDeleteKeyAndButtonRemoveRatingAndFocusStaysOnStars() {
    onMain {
      let harness = try await Harness(8)
      harness.press("Delete")
      XCTAssertEqual(harness.told, [nil])
      XCTAssertFalse(harness.press("Delete"), "there is nothing to remove")
      harness.view.rating = 3
      let button = try XCTUnwrap(harness.view.widget.button("Remove Rating"))
      button.focus()
      button.click()
      XCTAssertEqual(harness.told, [nil, nil])
      XCTAssertTrue(harness.slider.containsFocus)
      XCTAssertFalse(button.isSensitive)
      harness.end()
    }
  }

  func testEscapeCancelsChangeAndLosingFocusCommitsIt() {
    onMain {
      let harness = try await Harness(8)
      XCTAssertFalse(harness.press("Escape"), "the window may close by it")
      harness.press("Right")
      XCTAssertTrue(harness.press("Escape"))
      XCTAssertEqual(harness.view.widget.visibleTexts.first, "8 out of 10")
      XCTAssertEqual(harness.told, [])
      harness.press("Right")
      harness.other.focus()
      XCTAssertEqual(harness.told, [8.5])
      harness.end()
    }
  }

  func testAssignedRatingAppearsWithoutBeingReported() {
    onMain {
      let harness = try await Harness(nil)
      harness.view.rating = 6.5
      XCTAssertEqual(harness.view.widget.visibleTexts.first, "6.5 out of 10")
      XCTAssertEqual(harness.slider.value, 6.5)
      harness.view.rating = nil
      harness.view.commit()
      XCTAssertEqual(harness.view.widget.visibleTexts.first, "Not rated")
      XCTAssertEqual(harness.told, [])
      harness.end()
    }
  }

  func testScreenReaderReadsAndSetsRating() {
    onMain {
      let harness = try await Harness(nil)
      XCTAssertTrue(harness.slider.hasRole(GTK_ACCESSIBLE_ROLE_SLIDER))
      XCTAssertEqual(harness.slider.exposedLabel, "Your rating")
      XCTAssertEqual(harness.slider.exposedDescription, "Not rated")
      // The accessibility bus sets the value like this.
      gtk_range_set_value(harness.slider.cast(), 7.3)
      harness.view.commit()
      XCTAssertEqual(harness.told, [7.5])
      XCTAssertEqual(harness.slider.value, 7.5)
      XCTAssertEqual(harness.slider.exposedValueText, "7.5 out of 10")
      XCTAssertNil(harness.slider.exposedDescription)
      gtk_range_set_value(harness.slider.cast(), 0)
      harness.view.commit()
      XCTAssertEqual(harness.told, [7.5, nil])
      harness.end()
    }
  }

  func testStarsFitNarrowWindowInLargeText() {
    onMain {
      let scale = Display.textScale
      defer { Display.textScale = scale }
      Display.textScale = 2
      let harness = try await Harness(8, width: 360)
      XCTAssertLessThanOrEqual(harness.fixture.window.size.width, 360)
      XCTAssertGreaterThanOrEqual(harness.slider.size.height, 24)
      harness.end()
    }
  }
}

@MainActor private final class Harness {
  let fixture = ControllerFixture()
  let clock = ManualClock()
  let view: StarRatingView
  let other = Button(label: "Other")
  var told: [Double?] = []

  init(_ rating: Double?, width: Int = 700) async throws {
    view = StarRatingView(name: "Your rating", clock: clock)
    view.rating = rating
    view.onChange = { [weak self] in self?.told.append($0) }
    try await fixture.show(WidgetController(Box(.vertical, [view.widget, other])), width: width)
    view.focus()
    // The position of the display's pointer doesn't matter.
    try await eventually("the slider") { self.slider.containsFocus }
  }

  var slider: Slider {
    view.widget.tree.first { $0.isA(gtk_scale_get_type()) }.map { Slider(retaining: $0.pointer) }
      ?? Slider(name: "", step: 1, page: 1)
  }

  /// Presses a key like a user: the focused widget's own shortcuts run before those of its class.
  @discardableResult
  func press(_ key: String) -> Bool { slider.pressShortcutFromFocus(key) }

  func end() { fixture.window.destroy() }
}
