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
      let scene = try await Scene()
      let table: [(ContentState<Int>, [String])] = [
        (.content(1), ["content 1"]),
        (.empty(nothing), ["Nothing Here", "Nothing was found."]),
        (.failed(broken, previous: nil), ["No Connection", "The network is down.", "Retry", "Details"]),
        (.failed(broken, previous: 2), ["The network is down.", "Retry", "content 2"]),
        (.loading(previous: 3), ["content 3"]),
        (.idle, ["content 3"]),
      ]
      for (state, words) in table {
        scene.controller.state = state
        try await eventually("\(state)") { scene.controller.view.visibleTexts == words }
        XCTAssertEqual(scene.controller.view.visibleTexts, words)
      }
      scene.fixture.window.destroy()
    }
  }

  func testSpinnerAppearsAfterDelayAndDisappearsBeforeContent() {
    onMain {
      let scene = try await Scene()
      scene.controller.state = .loading(previous: nil)
      XCTAssertTrue(scene.loading.view.isMapped)
      await scene.clock.waitForSleepers(1)
      scene.clock.advance(by: .milliseconds(199))
      XCTAssertEqual(scene.clock.sleepers, 1, "the spinner must not appear before 200 ms")
      XCTAssertFalse(scene.loading.isSpinning)
      scene.clock.advance(by: .milliseconds(1))
      try await eventually("the spinner") { scene.loading.isSpinning }
      // A continued wait isn't a new one.
      scene.controller.state = .loading(previous: nil)
      XCTAssertTrue(scene.loading.isSpinning)
      scene.content.reactions["viewWillAppear"] = { [loading = scene.loading] in XCTAssertFalse(loading.isSpinning) }
      scene.controller.state = .content(1)
      XCTAssertTrue(scene.content.reactions.isEmpty)
      scene.fixture.window.destroy()
    }
  }

  func testQuickResponseShowsNoSpinner() {
    onMain {
      let scene = try await Scene()
      scene.controller.state = .loading(previous: nil)
      await scene.clock.waitForSleepers(1)
      scene.controller.state = .content(1)
      try await eventually("the end of the wait") { scene.clock.sleepers == 0 }
      XCTAssertFalse(scene.loading.isSpinning)
      scene.fixture.window.destroy()
    }
  }

  func testDelayThatEndsWithResponseShowsNoSpinner() {
    onMain {
      let scene = try await Scene()
      scene.controller.state = .loading(previous: nil)
      await scene.clock.waitForSleepers(1)
      scene.clock.advance(by: .milliseconds(200))
      scene.controller.state = .content(1)
      // The second wait has its own delay. It must not show the spinner of the first one.
      scene.controller.state = .loading(previous: nil)
      await scene.clock.waitForSleepers(1)
      XCTAssertFalse(scene.loading.isSpinning)
      scene.fixture.window.destroy()
    }
  }

  func testNewestStateWinsDuringCrossfade() {
    onMain {
      let scene = try await Scene()
      Display.animates = true
      defer { Display.animates = false }
      for state in [ContentState<Int>.content(1), .empty(nothing), .content(2), .failed(broken, previous: nil)] {
        scene.controller.state = state
      }
      XCTAssertTrue(scene.stack?.isTransitioning ?? false, "nothing faded: the test proves nothing")
      try await eventually("rest") { scene.stack?.isTransitioning == false }
      XCTAssertEqual(scene.controller.view.visibleTexts.first, "No Connection")
      XCTAssertFalse(scene.content.isVisible)
      XCTAssertEqual(scene.controller.children.filter(\.isVisible).count, 1)
      scene.fixture.window.destroy()
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
      let scene = try await Scene()
      XCTAssertFalse(scene.content.isViewLoaded)
      XCTAssertFalse(scene.loading.isViewLoaded)
      scene.controller.state = .content(1)
      XCTAssertTrue(scene.content.isViewLoaded)
      XCTAssertFalse(scene.loading.isViewLoaded)
      scene.fixture.window.destroy()
    }
  }

  func testPageAndBannerButtonsReportTheirActions() {
    onMain {
      let scene = try await Scene()
      var actions: [StateMessage.Action] = []
      scene.controller.onAction = { actions.append($0) }
      scene.controller.state = .failed(broken, previous: nil)
      try await eventually("button") { scene.controller.view.button("Retry") != nil }
      scene.controller.view.button("Retry")?.click()
      scene.controller.state = .failed(broken, previous: 1)
      try await eventually("banner") { scene.controller.view.visibleTexts.contains("content 1") }
      scene.controller.view.button("Retry")?.click()
      XCTAssertEqual(actions, [.retry, .retry])
      scene.controller.view.button("Dismiss")?.click()
      try await eventually("dismissed") { scene.controller.view.button("Retry") == nil }
      XCTAssertEqual(scene.controller.view.visibleTexts, ["content 1"])
      scene.fixture.window.destroy()
    }
  }

  func testRemovedContentChildReturnsWithNextState() {
    onMain {
      let scene = try await Scene()
      scene.controller.state = .content(1)
      scene.content.remove()
      XCTAssertNil(scene.content.view.parentWidget)
      scene.controller.state = .content(2)
      XCTAssertTrue(scene.content.isVisible && scene.content.view.isMapped)
      scene.fixture.window.destroy()
    }
  }

  func testFailureAppearsInBannerWithoutFailureController() {
    onMain {
      let scene = try await Scene(children: StateChildren(loading: nil, empty: nil, failure: nil))
      scene.controller.state = .loading(previous: nil)
      XCTAssertTrue(scene.content.isVisible)
      scene.controller.state = .failed(broken, previous: nil)
      try await eventually("banner") { scene.controller.view.visibleTexts.contains("The network is down.") }
      XCTAssertTrue(scene.content.isVisible)
      scene.fixture.window.destroy()
    }
  }
}

/// A state container on screen, with content that shows a number.
@MainActor private struct Scene {
  let fixture = ControllerFixture()
  let content: Recorder
  let loading = LoadingController()
  let clock = ManualClock()
  let controller: StateController<Int>

  init(children: StateChildren? = nil) async throws {
    let content = NumberRecorder("content", fixture.journal)
    self.content = content
    let children =
      children ?? StateChildren(loading: loading, empty: MessageController(), failure: MessageController())
    controller = StateController(content: content, children: children, clock: clock) { [weak content] in
      content?.number = $0
    }
    try await fixture.show(controller)
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
