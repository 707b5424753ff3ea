import Containment
import GTK
import GTKTestSupport
import XCTest

/// Tests that errors raise faults with the names of both controllers, and change nothing.
final class MisuseTests: GTKTestCase {
  func testAddingControllerToItselfRaisesFault() {
    onMain {
      let fixture = ControllerFixture()
      let controller = fixture.recorder("a")
      XCTAssertEqual(
        faults { controller.add(child: controller) }, ["Recorder “a” was added to itself."])
      XCTAssertNil(controller.parent)
      XCTAssertTrue(controller.children.isEmpty)
      XCTAssertEqual(fixture.callLog.calls, [])
    }
  }

  func testAddingChildTwiceRaisesFault() {
    onMain {
      let fixture = ControllerFixture()
      let (parent, child) = try await fixture.family()
      let raised = faults {
        parent.add(child: child)
        parent.add(child: child, in: ChildContainer("elsewhere"))
      }
      XCTAssertEqual(
        raised,
        Array(
          repeating: "Recorder “child” was added to Recorder “parent” while it is still in Recorder “parent”. "
            + "Remove it there first.", count: 2))
      fixture.expectUnchanged(parent, child)
    }
  }

  func testAddingChildOfAnotherParentRaisesFault() {
    onMain {
      let fixture = ControllerFixture()
      let (parent, child) = try await fixture.family()
      let other = fixture.recorder("other")
      let message =
        "Recorder “child” was added to Recorder “other” while it is still in Recorder “parent”. Remove it there first."
      XCTAssertEqual(faults { other.add(child: child) }, [message])
      XCTAssertTrue(other.children.isEmpty)
      fixture.expectUnchanged(parent, child)
    }
  }

  func testPushingTopPageAgainRaisesFault() {
    onMain {
      let fixture = ControllerFixture()
      let navigation = try await LifeCycleRow.showNavigation(["a", "b"], on: fixture)
      let top = try XCTUnwrap(navigation.top)
      fixture.begin()
      XCTAssertEqual(faults { navigation.push(top) }.count, 1)
      XCTAssertEqual(navigation.viewControllers.count, 2)
      XCTAssertEqual(fixture.callLog.calls, [])
      fixture.window.destroy()
    }
  }

  func testAddingAncestorRaisesFault() {
    onMain {
      let fixture = ControllerFixture()
      let (parent, child) = try await fixture.family()
      let leaf = fixture.recorder("leaf")
      child.add(child: leaf)
      fixture.begin()
      XCTAssertEqual(
        faults { leaf.add(child: parent) }, ["Recorder “parent” was added to Recorder “leaf”, which is inside it."])
      XCTAssertEqual(
        faults { leaf.add(child: child) }, ["Recorder “child” was added to Recorder “leaf”, which is inside it."])
      XCTAssertTrue(leaf.children.isEmpty)
      fixture.expectUnchanged(parent, child)
    }
  }

  func testRemovingControllerWithoutParentRaisesFault() {
    onMain {
      let fixture = ControllerFixture()
      let controller = fixture.recorder("a")
      XCTAssertEqual(faults { controller.remove() }, ["Recorder “a” was removed, but it isn’t in a container."])
      XCTAssertEqual(fixture.callLog.calls, [])
    }
  }

  func testReplacingNonChildRaisesFault() {
    onMain {
      let fixture = ControllerFixture()
      let (parent, child) = try await fixture.family()
      let (stranger, new) = (fixture.recorder("stranger"), fixture.recorder("new"))
      XCTAssertEqual(
        faults { parent.replace(child: stranger, with: new) },
        ["Recorder “stranger” isn’t in Recorder “parent”, which was asked to remove it."])
      XCTAssertNil(new.parent)
      XCTAssertEqual(faults { parent.replace(child: child, with: child) }.count, 1)
      fixture.expectUnchanged(parent, child)
    }
  }

  func testUsingRemovedChildRaisesFault() {
    onMain {
      let fixture = ControllerFixture()
      let (parent, child) = try await fixture.family()
      child.remove()
      fixture.begin()
      let raised = faults {
        child.remove()
        parent.replace(child: child, with: fixture.recorder("new"))
        parent.transition(from: child, to: fixture.recorder("new")) {}
        child.beginAppearanceTransition(isAppearing: true)
      }
      XCTAssertEqual(
        raised,
        Array(repeating: "Recorder “child” was used after it had been removed from Recorder “parent”.", count: 4))
      XCTAssertTrue(parent.children.isEmpty)
      XCTAssertEqual(fixture.callLog.calls, [])
      fixture.window.destroy()
    }
  }

  func testRemovedChildCanBeAddedElsewhere() {
    onMain {
      let fixture = ControllerFixture()
      let (parent, child) = try await fixture.family()
      let raised = faults {
        child.remove()
        parent.add(child: child)
        child.remove()
        fixture.window.setRootViewController(child)
      }
      XCTAssertEqual(raised, [])
      XCTAssertTrue(child.isVisible)
      fixture.window.destroy()
    }
  }

  func testDuplicateSegmentRaisesFault() {
    onMain {
      let fixture = ControllerFixture()
      let (a, b) = (fixture.recorder("a"), fixture.recorder("b"))
      let segments = SegmentedController(items: [a])
      segments.title = "segments"
      try await fixture.show(segments)
      let raised = faults { segments.items = [a, b, b] }
      XCTAssertEqual(raised.count, 1)
      XCTAssertTrue(raised[0].contains("“b”") && raised[0].contains("“segments”"), raised[0])
      XCTAssertEqual(segments.items.map(\.title), ["a"])
      fixture.window.destroy()
    }
  }
}

extension ControllerFixture {
  fileprivate func family() async throws -> (parent: Recorder, child: Recorder) {
    let parent = try await showParent()
    let child = recorder("child")
    parent.add(child: child)
    begin()
    return (parent, child)
  }

  fileprivate func expectUnchanged(
    _ parent: Recorder, _ child: Recorder, file: StaticString = #filePath, line: UInt = #line
  ) {
    XCTAssertTrue(parent.children.count == 1 && parent.children[0] === child, file: file, line: line)
    XCTAssertTrue(child.parent === parent && child.isVisible, file: file, line: line)
    XCTAssertTrue(child.view.isMapped, file: file, line: line)
    XCTAssertEqual(callLog.calls.filter { !$0.hasPrefix("leaf") }, [], file: file, line: line)
    window.destroy()
  }
}
