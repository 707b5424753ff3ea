import CAdwaita
import Containment
import GTK
import GTKTestSupport
import LoadingState
import XCTest

/// Tests that changes are announced to screen readers without side effects.
final class AnnouncementsTests: GTKTestCase {
  @MainActor private final class Scene {
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
      fixture.window.spokenTree.last { $0.hasRole(GTK_ACCESSIBLE_ROLE_STATUS) && $0.isBox }?.spokenLabel
    }
  }

  func testAnnouncerReportsLoadingContentAndFailures() {
    onMain {
      let scene = try await Scene()
      scene.button.focus()
      scene.container.state = .loading(previous: nil)
      XCTAssertEqual(scene.announcement, "")
      try await eventually("the announcement") { scene.announcement == "Popular: loading" }
      XCTAssertTrue(scene.fixture.window.tree.contains { $0.isInState(GTK_ACCESSIBLE_STATE_BUSY) })
      scene.container.state = .content([Entry(1), Entry(2)])
      XCTAssertEqual(scene.announcement, "Popular: 2 items")
      XCTAssertFalse(scene.fixture.window.tree.contains { $0.isInState(GTK_ACCESSIBLE_STATE_BUSY) })
      scene.list.footer = .failure(broken)
      XCTAssertEqual(scene.announcement, "No Connection. The network is down.")
      scene.list.footer = .none
      scene.container.state = .failed(broken, previous: nil)
      XCTAssertTrue(scene.button.containsFocus, "The focus must not move.")
      scene.fixture.window.destroy()
    }
  }

  func testFocusedWidgetDescribesChangeUntilFocusMoves() {
    onMain {
      let scene = try await Scene()
      scene.button.accessibleDescription = "Its own"
      scene.button.focus()
      scene.container.state = .content([Entry(1)])
      XCTAssertEqual(scene.button.spokenDescription, "Popular: 1 item")
      scene.container.state = .content([Entry(1), Entry(2)])
      XCTAssertEqual(scene.button.spokenDescription, "Popular: 2 items")
      scene.entry.focus()
      XCTAssertEqual(scene.button.spokenDescription, "Its own")
      scene.fixture.window.destroy()
    }
  }

  func testTextFieldKeepsItsDescriptionWhenContentIsAnnounced() {
    onMain {
      let scene = try await Scene()
      scene.entry.focus()
      scene.container.state = .content([Entry(1)])
      let focused = try XCTUnwrap(scene.fixture.window.focusedWidget)
      XCTAssertTrue(focused.isTextInput)
      XCTAssertNil(focused.spokenDescription)
      XCTAssertNil(scene.entry.spokenDescription)
      XCTAssertEqual(scene.announcement, "Popular: 1 item")
      scene.fixture.window.destroy()
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
      XCTAssertFalse(fixture.window.tree.contains { $0.spokenLabel?.contains("1 item") == true })
      fixture.window.destroy()
    }
  }
}
