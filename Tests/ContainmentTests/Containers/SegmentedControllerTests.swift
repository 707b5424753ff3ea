import Containment
import GTK
import GTKTestSupport
import XCTest

/// Tests that titles are segments, that the selection stays valid, and that children are loaded lazily and retained.
final class SegmentedControllerTests: GTKTestCase {
  func testSegmentsShowTitlesOfItemsAndUpdateWithThem() {
    onMain {
      let fixture = ControllerFixture()
      let segments = try await LifeCycleRow.showSegments(on: fixture)
      XCTAssertEqual(segments.view.toggleButtons.map(\.label), ["a", "b"])
      segments.items[1].title = "changed"
      XCTAssertEqual(segments.view.toggleButtons.map(\.label), ["a", "changed"])
      let gone = segments.items[0]
      segments.items = [segments.items[1], fixture.recorder("c")]
      gone.title = "gone"
      segments.items[1].title = "c2"
      XCTAssertEqual(segments.items.map(\.title), ["changed", "c2"])
      try await eventually("segments") { segments.view.toggleButtons.map(\.label) == ["changed", "c2"] }
      fixture.window.destroy()
    }
  }

  func testClickingSegmentShowsItsChild() {
    onMain {
      let fixture = ControllerFixture()
      let segments = try await LifeCycleRow.showSegments(on: fixture)
      var selections: [Int] = []
      segments.onSelect = { selections.append($0) }
      XCTAssertFalse(segments.items[1].isViewLoaded)
      segments.view.toggleButtons[1].click()
      XCTAssertEqual(selections, [1])
      XCTAssertTrue(segments.items[1].isVisible && segments.items[1].view.isMapped)
      XCTAssertEqual(segments.view.toggleButtons.map(\.isActive), [false, true])
      segments.view.toggleButtons[1].click()
      segments.select(7)
      XCTAssertEqual(selections, [1])
      segments.select(0)
      XCTAssertEqual(segments.view.toggleButtons.map(\.isActive), [true, false])
      fixture.window.destroy()
    }
  }

  func testSelectionStaysValidWhenItemsChange() {
    onMain {
      let names = ["a", "b", "c", "d"]
      let table: [(selected: Int, items: [Int], expected: Int)] = [
        (2, [0, 1, 2, 3], 2), (2, [2, 3], 0), (2, [3, 0, 2], 2), (2, [0, 1], 1), (3, [0], 0), (1, [], 0),
        (0, [1, 2], 0),
      ]
      for isShown in [true, false] {
        for row in table {
          let fixture = ControllerFixture()
          let all = names.map { fixture.recorder($0) }
          let segments = SegmentedController(items: all, selectedIndex: row.selected)
          if isShown { try await fixture.show(segments) }
          segments.items = row.items.map { all[$0] }
          XCTAssertEqual(segments.selectedIndex, row.expected, "\(row) \(isShown)")
          XCTAssertEqual(segments.children.filter(\.isVisible).count, isShown && !row.items.isEmpty ? 1 : 0, "\(row)")
          if isShown && !row.items.isEmpty { XCTAssertTrue(segments.selected?.isVisible ?? false, "\(row)") }
          XCTAssertTrue(segments.children.allSatisfy { child in segments.items.contains { $0 === child } })
          fixture.window.destroy()
        }
      }
    }
  }

  func testSegmentedControlIsHiddenForSingleItem() {
    onMain {
      let fixture = ControllerFixture()
      let segments = SegmentedController(items: [fixture.recorder("a")])
      try await fixture.show(segments)
      XCTAssertEqual(segments.view.toggleButtons.count, 0)
      segments.items += [fixture.recorder("b")]
      try await eventually("strip") { segments.view.toggleButtons.count == 2 }
      fixture.window.destroy()
    }
  }

  func testChildKeepsScrollPositionWhenSegmentIsReselected() {
    onMain {
      let fixture = ControllerFixture()
      let list = ListController<Entry> { ImageWithFourLabelsView(images: SuspendableImages()) }
      list.items = (0..<100).map { Entry($0) }
      let segments = SegmentedController(items: [list, fixture.recorder("other")])
      try await fixture.show(segments)
      let adjustment = try XCTUnwrap((list.view as? ScrolledWindow)?.verticalAdjustment)
      try await eventually("rows") { adjustment.upper > 5000 }
      adjustment.value = 3000
      await fixture.nextFrame()
      let value = adjustment.value
      XCTAssertGreaterThan(value, 2000)
      segments.select(1)
      await fixture.nextFrame()
      segments.select(0)
      await fixture.nextFrame()
      XCTAssertEqual(adjustment.value, value, accuracy: 1)
      fixture.window.destroy()
    }
  }
}
