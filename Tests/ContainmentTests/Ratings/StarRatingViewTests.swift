import CAdwaita
import GTK
import GTKTestSupport
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
      let scene = try await Scene(8)
      scene.press("Right")
      XCTAssertEqual(scene.slider.value, 8.5)
      XCTAssertEqual(scene.told, [])
      scene.press("Right")
      scene.press("Return")
      XCTAssertEqual(scene.told, [9])
      scene.press("Return")
      XCTAssertEqual(scene.told, [9], "nothing new")
      scene.press("End")
      scene.press("Return")
      scene.press("Home")
      scene.press("Left")
      scene.press("Return")
      XCTAssertEqual(scene.told, [9, 10, 0.5], "keys go no lower than half a star")
      scene.end()
    }
  }

  func testTypedRatingIsCommittedAfterPauseBetweenKeys() {
    onMain {
      let scene = try await Scene(nil, rest: .milliseconds(1))
      scene.press("8")
      try await eventually("eight") { scene.told == [8] }
      scene.press("0")
      try await eventually("ten") { scene.told == [8, 10] }
      scene.end()
      let slow = try await Scene(nil)
      for key in ["8", "period", "5"] { slow.press(key) }
      XCTAssertEqual(slow.view.widget.visibleTexts, ["8.5 of 10"])
      slow.view.commit()
      XCTAssertEqual(slow.told, [8.5])
      slow.end()
    }
  }

  func testDeleteKeyAndButtonRemoveRatingAndFocusStaysOnStars() {
    onMain {
      let scene = try await Scene(8)
      scene.press("Delete")
      XCTAssertEqual(scene.told, [nil])
      XCTAssertFalse(scene.press("Delete"), "there is nothing to remove")
      scene.view.rating = 3
      let button = try XCTUnwrap(scene.view.widget.button("Remove Rating"))
      button.focus()
      button.click()
      XCTAssertEqual(scene.told, [nil, nil])
      XCTAssertTrue(scene.slider.containsFocus)
      XCTAssertFalse(button.isSensitive)
      scene.end()
    }
  }

  func testEscapeCancelsChangeAndLosingFocusCommitsIt() {
    onMain {
      let scene = try await Scene(8)
      XCTAssertFalse(scene.press("Escape"), "the window may close by it")
      scene.press("Right")
      XCTAssertTrue(scene.press("Escape"))
      XCTAssertEqual(scene.view.widget.visibleTexts, ["8 of 10"])
      XCTAssertEqual(scene.told, [])
      scene.press("Right")
      scene.other.focus()
      XCTAssertEqual(scene.told, [8.5])
      scene.end()
    }
  }

  func testAssignedRatingAppearsWithoutBeingReported() {
    onMain {
      let scene = try await Scene(nil)
      scene.view.rating = 6.5
      XCTAssertEqual(scene.view.widget.visibleTexts, ["6.5 of 10"])
      XCTAssertEqual(scene.slider.value, 6.5)
      scene.view.rating = nil
      scene.view.commit()
      XCTAssertEqual(scene.view.widget.visibleTexts, ["Not rated"])
      XCTAssertEqual(scene.told, [])
      scene.end()
    }
  }

  func testScreenReaderReadsAndSetsRating() {
    onMain {
      let scene = try await Scene(nil)
      XCTAssertTrue(scene.slider.hasRole(GTK_ACCESSIBLE_ROLE_SLIDER))
      XCTAssertEqual(scene.slider.spokenLabel, "Your rating")
      XCTAssertEqual(scene.slider.spokenDescription, "Not rated")
      // The accessibility bus sets the value like this.
      gtk_range_set_value(scene.slider.cast(), 7.3)
      scene.view.commit()
      XCTAssertEqual(scene.told, [7.5])
      XCTAssertEqual(scene.slider.value, 7.5)
      XCTAssertEqual(scene.slider.spokenValueText, "7.5 of 10")
      XCTAssertNil(scene.slider.spokenDescription)
      gtk_range_set_value(scene.slider.cast(), 0)
      scene.view.commit()
      XCTAssertEqual(scene.told, [7.5, nil])
      scene.end()
    }
  }

  func testStarsFitNarrowWindowInLargeText() {
    onMain {
      let scale = Display.textScale
      defer { Display.textScale = scale }
      Display.textScale = 2
      let scene = try await Scene(8, width: 360)
      XCTAssertLessThanOrEqual(scene.fixture.window.size.width, 360)
      XCTAssertGreaterThanOrEqual(scene.slider.size.height, 24)
      scene.end()
    }
  }
}

@MainActor private final class Scene {
  let fixture = ControllerFixture()
  let view: StarRatingView
  let other = Button(label: "Other")
  var told: [Double?] = []

  init(_ rating: Double?, rest: Duration = .seconds(1000), width: Int = 700) async throws {
    view = StarRatingView(name: "Your rating", rest: rest)
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
