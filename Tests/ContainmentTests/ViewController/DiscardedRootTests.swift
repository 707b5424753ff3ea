import Containment
import GTK
import GTKTestSupport
import XCTest

/// Tests how a window removes a discarded root: hidden at once, then in short steps while the main loop is idle.
final class DiscardedRootTests: GTKTestCase {
  func testViewsLeaveTheWindowOneByOneWhileIdle() {
    onMain {
      let fixture = ControllerFixture()
      let parent = try await fixture.showParent()
      let children = (0..<4).map { fixture.recorder("child \($0)") }
      children.forEach(parent.add(child:))
      fixture.window.discardRootViewController()
      fixture.window.setRootViewController(fixture.recorder("other"))
      XCTAssertFalse(parent.view.isMapped)
      let counts = Counts { children.filter { $0.view.window != nil }.count }
      try await eventually("the removal of the root") { parent.view.window == nil }
      XCTAssertEqual(counts.changes, [4, 3, 2, 1, 0])
      fixture.window.destroy()
    }
  }

  func testControllersAreReleased() {
    onMain {
      let fixture = ControllerFixture()
      weak var parent: ViewController?
      weak var child: ViewController?
      do {
        let root = try await fixture.showParent()
        root.add(child: fixture.recorder("child"))
        (parent, child) = (root, root.children[0])
      }
      fixture.window.discardRootViewController()
      fixture.window.setRootViewController(fixture.recorder("other"))
      XCTAssertNotNil(child)
      try await eventually("the release") { parent == nil && child == nil }
      fixture.window.destroy()
    }
  }

  func testClosedWindowReleasesRootAmidItsRemoval() {
    onMain {
      let fixture = ControllerFixture()
      weak var parent: ViewController?
      do {
        let root = try await fixture.showParent()
        for number in 0..<4 { root.add(child: fixture.recorder("child \(number)")) }
        parent = root
      }
      fixture.window.discardRootViewController()
      fixture.window.setRootViewController(fixture.recorder("other"))
      XCTAssertNotNil(parent)
      fixture.window.destroy()
      XCTAssertNil(parent)
    }
  }

  func testHiddenRootLosesFocus() {
    onMain {
      let fixture = ControllerFixture()
      let button = Button(label: "Button")
      let root = ViewController()
      root.view = button
      try await fixture.show(root)
      button.focus()
      XCTAssertTrue(button.isFocusedWidget)
      fixture.window.discardRootViewController()
      fixture.window.setRootViewController(fixture.recorder("other"))
      XCTAssertFalse(button.isFocusedWidget)
      fixture.window.destroy()
    }
  }
}

/// The values of a number over time, without repetitions, in each idle turn of the main loop.
@MainActor private final class Counts {
  private(set) var changes: [Int] = []

  init(_ count: @escaping () -> Int) {
    changes = [count()]
    MainLoop.whileIdle { [weak self] in
      guard let self else { return false }
      if count() != changes.last { changes.append(count()) }
      return true
    }
  }
}
