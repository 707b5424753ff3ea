import Containment
import GTK
import GTKTestSupport
import XCTest

/// Tests where a parent inserts the views of its children.
final class ChildViewTests: GTKTestCase {
  func testReplacementTakesPositionOfReplacedChild() {
    onMain {
      let fixture = ControllerFixture()
      let parent = try await fixture.showParent()
      let children = ["a", "b", "c"].map { fixture.recorder($0) }
      children.forEach { parent.add(child: $0) }
      let new = fixture.recorder("new")
      parent.replace(child: children[1], with: new)
      let order = parent.view.childWidgets.map(\.pointer)
      XCTAssertEqual(order, [children[0], new, children[2]].map(\.view.pointer))
      fixture.window.destroy()
    }
  }

  func testChildContainerShowsNewestChildAndIsEmptyAfterRemoval() {
    onMain {
      let fixture = ControllerFixture()
      let containers = [ChildContainer("side"), ChildContainer("main")]
      let parent = try await fixture.showParent(containers: containers)
      let (first, second) = (fixture.recorder("first"), fixture.recorder("second"))
      parent.add(child: first, in: containers[1])
      parent.add(child: second, in: containers[1])
      XCTAssertEqual(containers[1].widget.child?.pointer, second.view.pointer)
      XCTAssertNil(containers[0].widget.child)
      XCTAssertNil(first.parent)
      XCTAssertEqual(parent.children.count, 1)
      second.remove()
      XCTAssertNil(containers[1].widget.child)
      parent.add(child: second, in: containers[0])
      XCTAssertEqual(containers[0].widget.child?.pointer, second.view.pointer)
      fixture.window.destroy()
    }
  }

  func testAddingChildWithoutSlotRaisesFault() {
    onMain {
      let fixture = ControllerFixture()
      let parent = LabelController(title: "words")
      XCTAssertEqual(
        faults { parent.add(child: fixture.recorder("child")) },
        [
          "LabelController “words” has no slot for Recorder “child”: specify one with add(child:in:), or override "
            + "insertView(of:)."
        ])
    }
  }

  func testLoadViewWithoutViewRaisesFault() {
    onMain {
      let controller = ViewlessController(title: "nothing")
      XCTAssertEqual(
        faults { controller.loadViewIfNeeded() }, ["ViewlessController “nothing”.loadView() didn’t set a view."])
    }
  }
}

private final class LabelController: ViewController {
  override func loadView() { view = Label("words") }
}

private final class ViewlessController: ViewController {
  override func loadView() {}
}
