import CAdwaita
import Containment
import GTK
import GTKTestSupport
import LoadingState
import XCTest

/// Tests that changes are announced to screen readers without side effects.
final class AnnouncementsTests: GTKTestCase {
  @MainActor private final class Harness {
    let fixture = ControllerFixture()
    let button = Button(label: "Elsewhere")
    let entry = GTK.Entry(name: "Words")
    let (container, list) = makeListContainer()

    init() async throws {
      let holder = WidgetController(Box(.vertical, [button, entry]), container)
      holder.title = "Popular"
      try await fixture.show(holder)
    }

    /// The accessible label of the announcer's element.
    var announcement: String? {
      fixture.window.accessibilityTree.last { $0.hasRole(GTK_ACCESSIBLE_ROLE_STATUS) && $0.isBox }?.exposedLabel
    }
  }

  func testAnnouncerReportsLoadingContentAndFailures() {
    onMain {
      let harness = try await Harness()
      harness.button.focus()
      harness.container.state = .loading(previous: nil)
      XCTAssertEqual(harness.announcement, "")
      try await eventually("the announcement") { harness.announcement == "Popular: loading" }
      XCTAssertTrue(harness.fixture.window.tree.contains { $0.isInState(GTK_ACCESSIBLE_STATE_BUSY) })
      harness.container.state = .content([Entry(1), Entry(2)])
      XCTAssertEqual(harness.announcement, "Popular: 2 items")
      XCTAssertFalse(harness.fixture.window.tree.contains { $0.isInState(GTK_ACCESSIBLE_STATE_BUSY) })
      harness.list.footer = .failure(broken)
      XCTAssertEqual(harness.announcement, "No Connection. The network is down.")
      harness.list.footer = .none
      harness.container.state = .failed(broken, previous: nil)
      XCTAssertTrue(harness.button.containsFocus, "The focus must not move.")
      harness.fixture.window.destroy()
    }
  }

  func testFocusedWidgetDescribesChangeUntilFocusMoves() {
    onMain {
      let harness = try await Harness()
      harness.button.accessibleDescription = "Its own"
      harness.button.focus()
      harness.container.state = .content([Entry(1)])
      XCTAssertEqual(harness.button.exposedDescription, "Popular: 1 item")
      harness.container.state = .content([Entry(1), Entry(2)])
      XCTAssertEqual(harness.button.exposedDescription, "Popular: 2 items")
      harness.entry.focus()
      XCTAssertEqual(harness.button.exposedDescription, "Its own")
      harness.fixture.window.destroy()
    }
  }

  func testTextFieldKeepsItsDescriptionWhenContentIsAnnounced() {
    onMain {
      let harness = try await Harness()
      harness.entry.focus()
      harness.container.state = .content([Entry(1)])
      let focused = try XCTUnwrap(harness.fixture.window.focusedWidget)
      XCTAssertTrue(focused.isTextInput)
      XCTAssertNil(focused.exposedDescription)
      XCTAssertNil(harness.entry.exposedDescription)
      XCTAssertEqual(harness.announcement, "Popular: 1 item")
      harness.fixture.window.destroy()
    }
  }

  func testHiddenControllerAnnouncesNothing() {
    onMain {
      let fixture = ControllerFixture()
      let hidden = makeListContainer().container
      let segments = SegmentedController(items: [fixture.recorder("a"), hidden])
      try await fixture.show(segments)
      segments.select(1)
      segments.select(0)
      hidden.state = .content([Entry(1)])
      XCTAssertFalse(fixture.window.tree.contains { $0.exposedLabel?.contains("1 item") == true })
      fixture.window.destroy()
    }
  }
}
