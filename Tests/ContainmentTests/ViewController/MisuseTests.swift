import Containment
import GTK
import GTKTestSupport
import XCTest

/// Tests that errors raise faults with the names of both controllers, and change nothing.
final class MisuseTests: GTKTestCase {
  func testAddedToItself() {
    onMain {
      let stage = ControllerFixture()
      let controller = stage.recorder("a")
      XCTAssertEqual(
        faults { controller.add(child: controller) }, ["Recorder “a” was added to Recorder “a”, which is itself."])
      XCTAssertNil(controller.parent)
      XCTAssertTrue(controller.children.isEmpty)
      XCTAssertEqual(stage.journal.calls, [])
    }
  }

  func testAddedTwice() {
    onMain {
      let stage = ControllerFixture()
      let (parent, child) = try await stage.family()
      let raised = faults {
        parent.add(child: child)
        parent.add(child: child, in: Place("elsewhere"))
      }
      XCTAssertEqual(
        raised,
        Array(
          repeating: "Recorder “child” was added to Recorder “parent” while it is still in Recorder “parent”. "
            + "Remove it there first.", count: 2))
      stage.expectUnchanged(parent, child)
    }
  }

  func testAddedWhileInAnother() {
    onMain {
      let stage = ControllerFixture()
      let (parent, child) = try await stage.family()
      let other = stage.recorder("other")
      let message =
        "Recorder “child” was added to Recorder “other” while it is still in Recorder “parent”. Remove it there first."
      XCTAssertEqual(faults { other.add(child: child) }, [message])
      XCTAssertTrue(other.children.isEmpty)
      stage.expectUnchanged(parent, child)
    }
  }

  func testPushedTwice() {
    onMain {
      let stage = ControllerFixture()
      let navigation = try await LifeCycleRow.showNavigation(["a", "b"], on: stage)
      let top = try XCTUnwrap(navigation.top)
      stage.begin()
      XCTAssertEqual(faults { navigation.push(top) }.count, 1)
      XCTAssertEqual(navigation.viewControllers.count, 2)
      XCTAssertEqual(stage.journal.calls, [])
      stage.window.destroy()
    }
  }

  func testAddedInALoop() {
    onMain {
      let stage = ControllerFixture()
      let (parent, child) = try await stage.family()
      let leaf = stage.recorder("leaf")
      child.add(child: leaf)
      stage.begin()
      XCTAssertEqual(
        faults { leaf.add(child: parent) }, ["Recorder “parent” was added to Recorder “leaf”, which is inside it."])
      XCTAssertEqual(
        faults { leaf.add(child: child) }, ["Recorder “child” was added to Recorder “leaf”, which is inside it."])
      XCTAssertTrue(leaf.children.isEmpty)
      stage.expectUnchanged(parent, child)
    }
  }

  func testRemovedWithoutAParent() {
    onMain {
      let stage = ControllerFixture()
      let controller = stage.recorder("a")
      XCTAssertEqual(faults { controller.remove() }, ["Recorder “a” was removed, but it is in no container."])
      XCTAssertEqual(stage.journal.calls, [])
    }
  }

  func testReplacedWhereItIsNoChild() {
    onMain {
      let stage = ControllerFixture()
      let (parent, child) = try await stage.family()
      let (stranger, new) = (stage.recorder("stranger"), stage.recorder("new"))
      XCTAssertEqual(
        faults { parent.replace(child: stranger, with: new) },
        ["Recorder “stranger” is not in Recorder “parent”, which was asked to take it out."])
      XCTAssertNil(new.parent)
      XCTAssertEqual(faults { parent.replace(child: child, with: child) }.count, 1)
      stage.expectUnchanged(parent, child)
    }
  }

  func testUsedAfterRemoval() {
    onMain {
      let stage = ControllerFixture()
      let (parent, child) = try await stage.family()
      child.remove()
      stage.begin()
      let raised = faults {
        child.remove()
        parent.replace(child: child, with: stage.recorder("new"))
        parent.transition(from: child, to: stage.recorder("new")) {}
        child.beginAppearanceTransition(isAppearing: true)
      }
      XCTAssertEqual(
        raised,
        Array(repeating: "Recorder “child” was used after it had been removed from Recorder “parent”.", count: 4))
      XCTAssertTrue(parent.children.isEmpty)
      XCTAssertEqual(stage.journal.calls, [])
      stage.window.destroy()
    }
  }

  func testWhatWasRemovedMayBePutElsewhere() {
    onMain {
      let stage = ControllerFixture()
      let (parent, child) = try await stage.family()
      let raised = faults {
        child.remove()
        parent.add(child: child)
        child.remove()
        stage.window.setRootViewController(child)
      }
      XCTAssertEqual(raised, [])
      XCTAssertTrue(child.isVisible)
      stage.window.destroy()
    }
  }

  func testTheSameSegmentTwice() {
    onMain {
      let stage = ControllerFixture()
      let (a, b) = (stage.recorder("a"), stage.recorder("b"))
      let segments = SegmentedController(items: [a])
      segments.title = "segments"
      try await stage.show(segments)
      let raised = faults { segments.items = [a, b, b] }
      XCTAssertEqual(raised.count, 1)
      XCTAssertTrue(raised[0].contains("“b”") && raised[0].contains("“segments”"), raised[0])
      XCTAssertEqual(segments.items.map(\.title), ["a"])
      stage.window.destroy()
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
    XCTAssertEqual(journal.calls.filter { !$0.hasPrefix("leaf") }, [], file: file, line: line)
    window.destroy()
  }
}
