import Containment
import GTK
import GTKTestSupport
import LoadingState
import XCTest

/// Tests that a popover's content exists only while the popover is open, and that the focus moves into it and back.
final class PopoverContentTests: GTKTestCase {
  @MainActor private final class Harness {
    let fixture = ControllerFixture()
    let button = MenuButton(label: "Open", name: "Choice")
    let parent: Recorder
    private(set) var popover: PopoverContent?
    private(set) var made = 0

    init(_ make: @escaping (ControllerFixture) -> ViewController = { $0.recorder("content") }) async throws {
      parent = fixture.recorder("parent")
      let slot = ChildContainer("button")
      slot.widget.child = button
      (parent.view as? Box)?.append(slot.widget)
      popover = PopoverContent(of: button, name: "Choice", size: (width: 200, height: 100), in: parent) {
        [weak self, fixture] in
        self?.made += 1
        return make(fixture)
      }
      try await fixture.show(parent)
      button.focus()
      fixture.begin()
    }
  }

  func testContentAppearsWithPopoverAndDisappearsWithIt() {
    onMain {
      let harness = try await Harness()
      XCTAssertEqual(harness.made, 0)
      harness.button.open()
      XCTAssertEqual(
        harness.fixture.callLog.calls,
        ["willMove(parent)", "viewDidLoad", "viewWillAppear", "viewDidAppear", "didMove(parent)"].map {
          "content.\($0)"
        })
      harness.fixture.begin()
      harness.popover?.close()
      XCTAssertEqual(
        harness.fixture.callLog.calls,
        ["willMove(nil)", "viewWillDisappear", "viewDidDisappear", "didMove(nil)"].map { "content.\($0)" })
      XCTAssertEqual(harness.parent.children.count, 0)
      harness.button.open()
      XCTAssertEqual(harness.made, 2)
      harness.fixture.window.destroy()
    }
  }

  func testFocusMovesIntoContentAndBack() {
    onMain {
      let entry = SearchEntry(name: "Search")
      let harness = try await Harness { _ in WidgetController(entry) }
      harness.button.open()
      try await eventually("the focus in the popover") { entry.containsFocus }
      entry.emit("stop-search")
      XCTAssertEqual(harness.parent.children.count, 0)
      try await eventually("the focus on the button") { harness.button.containsFocus }
      harness.fixture.window.destroy()
    }
  }

  func testFocusMovesToButtonIfContentNeverTookIt() {
    onMain {
      let other = Button(label: "Other")
      let harness = try await Harness()
      (harness.parent.view as? Box)?.append(other)
      other.focus()
      harness.button.open()
      XCTAssertTrue(other.containsFocus)
      harness.popover?.close()
      XCTAssertTrue(harness.button.containsFocus)
      await harness.fixture.nextFrame()
      XCTAssertTrue(harness.button.containsFocus)
      harness.fixture.window.destroy()
    }
  }

  func testFocusMovesIntoContentThatLoadsLater() {
    onMain {
      let loader = Loader()
      let harness = try await Harness { _ in StatefulContentController(loader) }
      harness.button.open()
      try await eventually("the loading page") { harness.parent.children.first?.view.containsFocus == true }
      loader.completeOldest(.failure(broken))
      harness.popover?.close()
      try await eventually("the focus on the button") { harness.button.containsFocus }
      harness.fixture.window.destroy()
    }
  }
}
