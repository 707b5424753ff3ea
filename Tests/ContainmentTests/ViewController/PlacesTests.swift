import Containment
import GTK
import GTKTestSupport
import XCTest

/// Tests the places of children's views.
final class PlacesTests: GTKTestCase {
  func testASwapKeepsThePlaceAmongOthers() {
    onMain {
      let stage = ControllerFixture()
      let parent = try await stage.showParent()
      let children = ["a", "b", "c"].map { stage.recorder($0) }
      children.forEach { parent.add(child: $0) }
      let new = stage.recorder("new")
      parent.replace(child: children[1], with: new)
      let order = parent.view.childWidgets.map(\.pointer)
      XCTAssertEqual(order, [children[0], new, children[2]].map(\.view.pointer))
      stage.window.destroy()
    }
  }

  func testANamedPlaceHoldsTheNewestAndIsFreeAgain() {
    onMain {
      let stage = ControllerFixture()
      let places = [Place("side"), Place("main")]
      let parent = try await stage.showParent(places: places)
      let (first, second) = (stage.recorder("first"), stage.recorder("second"))
      parent.add(child: first, in: places[1])
      parent.add(child: second, in: places[1])
      XCTAssertEqual(places[1].widget.child?.pointer, second.view.pointer)
      XCTAssertNil(places[0].widget.child)
      XCTAssertNil(first.parent)
      XCTAssertEqual(parent.children.count, 1)
      second.remove()
      XCTAssertNil(places[1].widget.child)
      parent.add(child: second, in: places[0])
      XCTAssertEqual(places[0].widget.child?.pointer, second.view.pointer)
      stage.window.destroy()
    }
  }

  func testAContainerWithoutAPlaceSaysSo() {
    onMain {
      let stage = ControllerFixture()
      let parent = LabelController(title: "words")
      XCTAssertEqual(
        faults { parent.add(child: stage.recorder("child")) },
        [
          "LabelController “words” has no place for Recorder “child”: name one with add(child:in:), or override "
            + "insertView(of:)."
        ])
    }
  }

  func testAViewThatWasNotMadeIsReported() {
    onMain {
      let controller = ViewlessController(title: "nothing")
      XCTAssertEqual(
        faults { controller.loadViewIfNeeded() }, ["ViewlessController “nothing”.loadView() did not set a view."])
    }
  }
}

private final class LabelController: ViewController {
  override func loadView() { view = Label("words") }
}

private final class ViewlessController: ViewController {
  override func loadView() {}
}
