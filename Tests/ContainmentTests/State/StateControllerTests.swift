import Containment
import GTK
import GTKTestSupport
import LoadingState
import TMDBTesting
import XCTest

/// Tests that exactly one of loading, content, empty and failure is on screen.
final class StateControllerTests: GTKTestCase {
  func testEachStateShowsItsTexts() {
    onMain {
      let harness = try await Harness()
      let table: [(ContentState<Int>, [String])] = [
        (.content(1), ["content 1"]),
        (.empty(nothing), ["Nothing Here", "Nothing was found."]),
        (.failed(broken, previous: nil), ["No Connection", "The network is down.", "Retry", "Details"]),
        (.failed(broken, previous: 2), ["The network is down.", "Retry", "content 2"]),
        (.loading(previous: 3), ["content 3"]),
        (.idle, ["content 3"]),
      ]
      for (state, words) in table {
        harness.controller.state = state
        try await eventually("\(state)") { harness.controller.view.visibleTexts == words }
        XCTAssertEqual(harness.controller.view.visibleTexts, words)
      }
      harness.fixture.window.destroy()
    }
  }

  func testSpinnerAppearsAfterDelayAndDisappearsBeforeContent() {
    onMain {
      let harness = try await Harness()
      harness.controller.state = .loading(previous: nil)
      XCTAssertTrue(harness.loading.view.isMapped)
      await harness.clock.waitForSleepers(1)
      harness.clock.advance(by: .milliseconds(199))
      XCTAssertEqual(harness.clock.sleepers, 1, "the spinner must not appear before 200 ms")
      XCTAssertFalse(harness.loading.isSpinning)
      harness.clock.advance(by: .milliseconds(1))
      try await eventually("the spinner") { harness.loading.isSpinning }
      // A continued wait isn't a new one.
      harness.controller.state = .loading(previous: nil)
      XCTAssertTrue(harness.loading.isSpinning)
      harness.content.reactions["viewWillAppear"] = { [loading = harness.loading] in
        XCTAssertFalse(loading.isSpinning)
      }
      harness.controller.state = .content(1)
      XCTAssertTrue(harness.content.reactions.isEmpty)
      harness.fixture.window.destroy()
    }
  }

  func testQuickResponseShowsNoSpinner() {
    onMain {
      let harness = try await Harness()
      harness.controller.state = .loading(previous: nil)
      await harness.clock.waitForSleepers(1)
      harness.controller.state = .content(1)
      try await eventually("the end of the wait") { harness.clock.sleepers == 0 }
      XCTAssertFalse(harness.loading.isSpinning)
      harness.fixture.window.destroy()
    }
  }

  func testDelayThatEndsWithResponseShowsNoSpinner() {
    onMain {
      let harness = try await Harness()
      harness.controller.state = .loading(previous: nil)
      await harness.clock.waitForSleepers(1)
      harness.clock.advance(by: .milliseconds(200))
      harness.controller.state = .content(1)
      // The second wait has its own delay. It must not show the spinner of the first one.
      harness.controller.state = .loading(previous: nil)
      await harness.clock.waitForSleepers(1)
      XCTAssertFalse(harness.loading.isSpinning)
      harness.fixture.window.destroy()
    }
  }

  func testNewestStateWinsDuringCrossfade() {
    onMain {
      let harness = try await Harness()
      Display.animates = true
      defer { Display.animates = false }
      for state in [ContentState<Int>.content(1), .empty(nothing), .content(2), .failed(broken, previous: nil)] {
        harness.controller.state = state
      }
      XCTAssertTrue(harness.stack?.isTransitioning ?? false, "nothing faded: the test proves nothing")
      try await eventually("rest") { harness.stack?.isTransitioning == false }
      XCTAssertEqual(harness.controller.view.visibleTexts.first, "No Connection")
      XCTAssertFalse(harness.content.isVisible)
      XCTAssertEqual(harness.controller.children.filter(\.isVisible).count, 1)
      harness.fixture.window.destroy()
    }
  }

  func testOffscreenChangesDoNotCrossfade() {
    onMain {
      let controller = StateController<Int>(content: ViewController()) { _ in }
      controller.loadViewIfNeeded()
      controller.state = .content(1)
      let stack = controller.view.childWidgets.compactMap { $0.isStack ? Stack(retaining: $0.pointer) : nil }.first
      XCTAssertEqual(stack?.transition, Stack.Transition.none)
    }
  }

  func testChildrenLoadOnDemand() {
    onMain {
      let harness = try await Harness()
      XCTAssertFalse(harness.content.isViewLoaded)
      XCTAssertFalse(harness.loading.isViewLoaded)
      harness.controller.state = .content(1)
      XCTAssertTrue(harness.content.isViewLoaded)
      XCTAssertFalse(harness.loading.isViewLoaded)
      harness.fixture.window.destroy()
    }
  }

  func testPageAndBannerButtonsReportTheirActions() {
    onMain {
      let harness = try await Harness()
      var retryCount = 0
      harness.controller.handlers.retry = { retryCount += 1 }
      harness.controller.state = .failed(broken, previous: nil)
      try await eventually("button") { harness.controller.view.button("Retry") != nil }
      harness.controller.view.button("Retry")?.click()
      harness.controller.state = .failed(broken, previous: 1)
      try await eventually("banner") { harness.controller.view.visibleTexts.contains("content 1") }
      harness.controller.view.button("Retry")?.click()
      XCTAssertEqual(retryCount, 2)
      harness.controller.view.button("Dismiss")?.click()
      try await eventually("dismissed") { harness.controller.view.button("Retry") == nil }
      XCTAssertEqual(harness.controller.view.visibleTexts, ["content 1"])
      harness.fixture.window.destroy()
    }
  }

  func testRemovedContentChildReturnsWithNextState() {
    onMain {
      let harness = try await Harness()
      harness.controller.state = .content(1)
      harness.content.remove()
      XCTAssertNil(harness.content.view.parentWidget)
      harness.controller.state = .content(2)
      XCTAssertTrue(harness.content.isVisible && harness.content.view.isMapped)
      harness.fixture.window.destroy()
    }
  }

  func testFailureAppearsInBannerWithoutFailureController() {
    onMain {
      let harness = try await Harness(children: StateChildren(loading: nil, empty: nil, failure: nil))
      harness.controller.state = .loading(previous: nil)
      XCTAssertTrue(harness.content.isVisible)
      harness.controller.state = .failed(broken, previous: nil)
      try await eventually("banner") { harness.controller.view.visibleTexts.contains("The network is down.") }
      XCTAssertTrue(harness.content.isVisible)
      harness.fixture.window.destroy()
    }
  }
}

/// A state container on screen, with content that shows a number.
@MainActor private struct Harness {
  let fixture = ControllerFixture()
  let content: Recorder
  let loading = LoadingController()
  let clock = ManualClock()
  let controller: StateController<Int>

  init(children: StateChildren? = nil) async throws {
    let content = NumberRecorder("content", fixture.callLog)
    self.content = content
    let children =
      children ?? StateChildren(loading: loading, empty: MessageController(), failure: MessageController())
    controller = StateController(content: content, children: children) { [weak content] in
      content?.number = $0
    }
    controller.handlers.retry = {}
    try await fixture.show(controller, clock: clock)
  }

  var stack: Stack? {
    controller.view.childWidgets.first { $0.isStack }.map { Stack(retaining: $0.pointer) }
  }
}

private final class NumberRecorder: Recorder {
  private let label = Label()
  var number = 0 { didSet { label.text = "content \(number)" } }

  override func loadView() { view = Box(.vertical, [label]) }
}
