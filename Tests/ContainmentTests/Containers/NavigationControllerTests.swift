import Containment
import GTK
import GTKTestSupport
import XCTest

/// Tests Back by button, key and gesture, and that the keyboard focus stays on the visible page.
final class NavigationControllerTests: GTKTestCase {
  func testBackButtonAndShortcutsPopTopPage() {
    onMain {
      let fixture = ControllerFixture()
      let navigation = try await LifeCycleRow.showNavigation(["a", "b", "c", "d"], on: fixture)
      navigation.view.button("Back")?.click()
      XCTAssertEqual(navigation.viewControllers.map(\.title), ["a", "b", "c"])
      XCTAssertTrue(fixture.window.pressShortcut("<Alt>Left"))
      XCTAssertEqual(navigation.viewControllers.map(\.title), ["a", "b"])
      XCTAssertTrue(fixture.window.pressShortcut("Back"))
      XCTAssertEqual(navigation.viewControllers.map(\.title), ["a"])
      XCTAssertFalse(fixture.window.pressShortcut("<Alt>Left"), "nowhere to go: the key is somebody else's")
      XCTAssertNil(navigation.view.button("Back"))
      fixture.window.destroy()
    }
  }

  func testForwardRestoresPoppedPages() {
    onMain {
      let fixture = ControllerFixture()
      let navigation = try await LifeCycleRow.showNavigation(["a", "b", "c"], on: fixture)
      let top = try XCTUnwrap(navigation.top)
      XCTAssertFalse(fixture.window.pressShortcut("<Alt>Right"), "nothing was left: the key is somebody else's")
      navigation.pop()
      navigation.pop()
      XCTAssertTrue(fixture.window.pressShortcut("<Alt>Right"))
      XCTAssertTrue(fixture.window.pressShortcut("Forward"))
      XCTAssertEqual(navigation.viewControllers.map(\.title), ["a", "b", "c"])
      XCTAssertTrue(navigation.top === top, "the page is as it was left")
      XCTAssertTrue(top.isVisible && top.view.isMapped)
      XCTAssertFalse(navigation.goForward())
      fixture.window.destroy()
    }
  }

  func testPushAndPopToRootClearForwardHistory() {
    onMain {
      let fixture = ControllerFixture()
      let navigation = try await LifeCycleRow.showNavigation(["a", "b"], on: fixture)
      navigation.pop()
      navigation.push(fixture.recorder("c"))
      XCTAssertFalse(navigation.goForward())
      navigation.popToRoot()
      XCTAssertFalse(navigation.goForward(), "going to another page is no step back")
      fixture.window.destroy()
    }
  }

  func testSwipeBackPopsPageOnlyAfterTransitionCompletes() {
    onMain {
      let fixture = ControllerFixture()
      let navigation = try await LifeCycleRow.showNavigation(["a", "b"], on: fixture)
      Display.animates = true
      defer { Display.animates = false }
      let leaflet = try XCTUnwrap(navigation.leaflet)
      let top = try XCTUnwrap(leaflet.visibleChild)
      let below = try XCTUnwrap(leaflet.pages.first { $0.pointer != top.pointer })
      // A swipe that the user cancels halfway.
      leaflet.visibleChild = below
      await fixture.nextFrame()
      XCTAssertTrue(leaflet.isTransitioning, "the transition didn't start, so the test is void")
      XCTAssertEqual(navigation.viewControllers.count, 2)
      leaflet.visibleChild = top
      try await eventually("rest") { !leaflet.isTransitioning }
      XCTAssertEqual(navigation.viewControllers.count, 2)
      // A swipe that the user completes.
      leaflet.visibleChild = below
      try await eventually("followed") { navigation.viewControllers.count == 1 }
      XCTAssertTrue(navigation.top?.isVisible ?? false)
      try await eventually("page gone") { leaflet.pages.count == 1 }
      fixture.window.destroy()
    }
  }

  func testPoppedPageCanBePushedAgainDuringTransition() {
    onMain {
      let fixture = ControllerFixture()
      let navigation = try await LifeCycleRow.showNavigation(["a", "b"], on: fixture)
      Display.animates = true
      defer { Display.animates = false }
      let page = try XCTUnwrap(navigation.top)
      navigation.pop()
      navigation.push(page)
      XCTAssertTrue(page.isVisible)
      let leaflet = try XCTUnwrap(navigation.leaflet)
      try await eventually("rest") { !leaflet.isTransitioning && leaflet.pages.count == 2 }
      XCTAssertTrue(page.view.isMapped)
      fixture.window.destroy()
    }
  }

  func testFocusMovesToPushedPageAndReturnsOnPop() {
    onMain {
      let fixture = ControllerFixture()
      let (first, second) = (ButtonsController(title: "first"), ButtonsController(title: "second"))
      let navigation = NavigationController(root: first)
      try await fixture.show(navigation)
      first.buttons[1].focus()
      XCTAssertTrue(first.buttons[1].containsFocus)
      navigation.push(second)
      XCTAssertTrue(second.buttons[0].containsFocus)
      navigation.push(fixture.recorder("words only"))
      XCTAssertEqual(fixture.window.focusedWidget?.tooltip, "Back")
      navigation.popToRoot()
      XCTAssertTrue(first.buttons[1].containsFocus)
      fixture.window.destroy()
    }
  }

  func testHeaderBarShowsTitleChangesAndNavigationItem() {
    onMain {
      let fixture = ControllerFixture()
      let page = fixture.recorder("page")
      page.navigationItem.trailing = [Button(icon: "view-refresh-symbolic", name: "Refresh")]
      let navigation = NavigationController(root: page)
      try await fixture.show(navigation)
      XCTAssertNotNil(navigation.view.button("Refresh"))
      XCTAssertTrue(navigation.view.visibleTexts.contains("page"))
      page.title = "renamed"
      XCTAssertTrue(navigation.view.visibleTexts.contains("renamed"))
      fixture.window.destroy()
    }
  }
}

private final class ButtonsController: ViewController {
  let buttons = [Button(label: "one"), Button(label: "two")]

  override func loadView() { view = Box(.vertical, buttons) }
}

extension NavigationController {
  /// The leaflet that contains the pages.
  var leaflet: Leaflet? { view.childWidgets.first.map { Leaflet(retaining: $0.pointer) } }
}

extension Leaflet {
  /// The leaflet's children, without those that draw its shadows.
  fileprivate var pages: [Widget] { childWidgets.filter(\.isBox) }
}
