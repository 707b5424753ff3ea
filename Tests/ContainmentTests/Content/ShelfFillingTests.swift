import GTK
import GTKTestSupport
import LoadingState
import XCTest

@testable import Containment

/// Tests that a shelf draws the cells that fit before it makes the others.
final class ShelfFillingTests: GTKTestCase {
  func testFirstFrameHasOnlyCellsThatFit() {
    onMain {
      let scene = try await Scene()
      let counts = try await scene.cellCounts(until: 30) { scene.page.apply([shelf(items: 60)]) }
      let first = try XCTUnwrap(counts.first { $0 > 1 })
      XCTAssertLessThan(first, 12, "cells after each frame: \(counts)")
      XCTAssertTrue(scene.ends.isEmpty, "The end of the first cells isn't that of the shelf.")
      scene.fixture.window.destroy()
    }
  }

  func testItemsChangedBeforeShelfIsFilledReplaceOthers() {
    onMain {
      let scene = try await Scene()
      scene.page.apply([shelf(items: 60)])
      await scene.fixture.nextFrame()
      scene.page.apply([shelf(items: 2)])
      try await eventually("two cells") { scene.titles == ["Entry 0", "Entry 1"] }
      try await eventually("the end") { !scene.ends.isEmpty }
      _ = try await scene.cellCounts(until: 30) { scene.page.apply([shelf(items: 61)]) }
      await scene.fixture.nextFrame()
      XCTAssertEqual(scene.titles.first, "Entry 0")
      scene.fixture.window.destroy()
    }
  }
}

/// Tests that items which are added at the start of a shelf come into sight.
final class ShelfStartTests: GTKTestCase {
  func testNewFirstItemComesIntoSightUnlessUserHasScrolled() {
    onMain {
      let scene = try await Scene()
      scene.page.apply([shelf(5..<40)])
      try await eventually("the items") { scene.titles.first == "Entry 5" }
      await scene.fixture.nextFrame()
      scene.page.apply([shelf(2..<40)])
      try await eventually("the new items") { scene.titles.first == "Entry 2" }
      let line = try XCTUnwrap(scene.adjustment)
      line.value = 600
      try await eventually("the scrolling") { scene.titles.first != "Entry 2" }
      let first = scene.titles.first
      scene.page.apply([shelf(0..<40)])
      for _ in 1...3 { await scene.fixture.nextFrame() }
      XCTAssertEqual(scene.titles.first, first)
      scene.fixture.window.destroy()
    }
  }

  func testItemsAddedWhilePageIsHiddenAreInSightAfterwards() {
    onMain {
      let scene = try await Scene()
      scene.page.apply([shelf(5..<40)])
      try await eventually("the items") { scene.titles.first == "Entry 5" }
      await scene.fixture.nextFrame()
      scene.page.view.isVisible = false
      scene.page.apply([shelf(0..<40)])
      await scene.fixture.nextFrame()
      scene.page.view.isVisible = true
      try await eventually("the new items") { scene.titles.first == "Entry 0" }
      for _ in 1...3 { await scene.fixture.nextFrame() }
      XCTAssertEqual(scene.titles.first, "Entry 0")
      scene.fixture.window.destroy()
    }
  }
}

@MainActor private func shelf(_ entries: Range<Int>) -> CompositionalSection<String, Entry> {
  CompositionalSection(id: "shelf", title: "shelf", items: entries.map { Entry($0) }, layout: .shelf(.poster))
}

@MainActor private func shelf(items: Int) -> CompositionalSection<String, Entry> {
  CompositionalSection(id: "shelf", title: "shelf", items: (0..<items).map { Entry($0) }, layout: .shelf(.poster))
}

/// An empty page of sections in a window, which counts the cells that it makes.
@MainActor private final class Scene {
  let fixture = ControllerFixture()
  let page: CompositionalController<String, Entry>
  private let counter = Counter()
  private(set) var ends: [String] = []

  init() async throws {
    let images = SuspendableImages()
    page = CompositionalController(title: "Page") { [counter] layout in
      counter.count += 1
      return layout.view(images)
    }
    page.onReachEnd = { [weak self] in self?.ends.append($0.id) }
    try await fixture.show(page, width: 700, height: 700)
    await fixture.nextFrame()
  }

  /// The scroll position of the shelf.
  var adjustment: Adjustment? {
    page.view.grids.first { $0.hasStyle("shelf-line") && $0.isMapped }?.parentWidget.map {
      ScrolledWindow(retaining: $0.pointer).horizontalAdjustment
    }
  }

  /// The titles of the visible cells.
  var titles: [String] {
    page.view.grids.first { $0.hasStyle("shelf-line") && $0.isMapped }?.visibleCells.compactMap {
      $0.exposedLabel?.split(separator: ",").first.map(String.init)
    } ?? []
  }

  /// Draws frames until enough cells exist. Returns their number after a change, and at the end of each frame.
  func cellCounts(until count: Int, change: () -> Void) async throws -> [Int] {
    var counts: [Int] = []
    // Callbacks run in the order of their registration, so this one runs before the shelf's own.
    fixture.window.afterNextFrame { [counter] in counts.append(counter.count) }
    change()
    counts.append(counter.count)
    try await eventually("\(count) cells") {
      fixture.window.afterNextFrame { [counter] in counts.append(counter.count) }
      return counter.count >= count
    }
    return counts
  }
}
