import GTK
import GTKTestSupport
import TMDBTesting
import XCTest

/// Tests how long toasts stay visible, with a clock that the tests advance.
final class ToastTimeoutTests: GTKTestCase {
  func testToastDisappearsAfterFiveSecondsOrTenWithButton() {
    onMain {
      let scene = try await ToastScene.make(animates: false)
      for (button, seconds) in [(nil, 5), ("Undo", 10)] {
        scene.overlay.show("Message", button: button)
        await scene.clock.waitForSleepers(1)
        scene.clock.advance(by: .seconds(seconds) - .milliseconds(1))
        XCTAssertEqual(scene.clock.sleepers, 1, "the toast stays for \(seconds) seconds")
        try await eventually("the message") { scene.shows("Message") }
        scene.clock.advance(by: .milliseconds(1))
        try await eventually("no message") { !scene.shows("Message") }
      }
      scene.close()
    }
  }

  func testNewToastRestartsTimeout() {
    onMain {
      let scene = try await ToastScene.make(animates: false)
      scene.overlay.show("Old")
      await scene.clock.waitForSleepers(1)
      scene.clock.advance(by: .seconds(4))
      scene.overlay.show("New")
      await scene.clock.waitForSleepers(1)
      scene.clock.advance(by: .milliseconds(4999))
      XCTAssertEqual(scene.clock.sleepers, 1, "the time of the previous toast doesn't count")
      try await eventually("the message") { scene.shows("New") }
      scene.clock.advance(by: .milliseconds(1))
      try await eventually("no message") { !scene.shows("New") }
      scene.close()
    }
  }

  func testFocusedToastStaysUntilFocusLeaves() {
    onMain {
      let scene = try await ToastScene.make(animates: false)
      scene.overlay.show("Message", button: "Undo")
      let button = try XCTUnwrap(scene.button("Undo"))
      try await eventually("the focus on the button") { button.focus() && button.containsFocus }
      for _ in 1...3 {
        await scene.clock.waitForSleepers(1)
        scene.clock.advance(by: .seconds(10))
      }
      await scene.clock.waitForSleepers(1)
      XCTAssertTrue(scene.shows("Message"))
      scene.content.focus()
      scene.clock.advance(by: .seconds(10))
      try await eventually("no message") { !scene.shows("Message") }
      scene.close()
    }
  }

  func testDismissedToastStopsItsTimer() {
    onMain {
      let scene = try await ToastScene.make(animates: false)
      scene.overlay.show("Message")
      await scene.clock.waitForSleepers(1)
      scene.overlay.dismiss()
      try await eventually("no timer") { scene.clock.sleepers == 0 }
      scene.close()
    }
  }
}
