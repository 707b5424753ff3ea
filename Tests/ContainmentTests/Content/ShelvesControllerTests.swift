import CAdwaita
import Containment
import Foundation
import GTK
import GTKTestSupport
import LoadingState
import XCTest

/// Tests that a page of shelves makes few cells, never mixes up sections, and keeps scroll positions and focus.
final class ShelvesControllerTests: GTKTestCase {
  func testFiveHundredSectionsOfThousandItemsCreateFewCells() {
    onMain {
      let harness = try await Harness((0..<500).map { section($0, items: 1000) })
      XCTAssertLessThan(harness.counter.count, 600)
      for step in stride(from: 0, to: harness.adjustment.upper, by: harness.adjustment.upper / 40) {
        harness.adjustment.value = step
        await harness.fixture.nextFrame()
      }
      let live = harness.views.compactMap(\.value).count
      XCTAssertLessThan(live, 1500, "of \(harness.counter.count) that were made")
      XCTAssertEqual(harness.problems, [])
      harness.end()
    }
  }

  func testSectionKeepsScrollPositionWhenItsRowIsRecycled() {
    onMain {
      let harness = try await Harness((0..<100).map { section($0, items: $0 == 1 ? 20 : 100) })
      try harness.shelf("Section 0").line.value = 4000
      try harness.shelf("Section 1").line.value = 700
      await harness.fixture.nextFrame()
      let seen = [try harness.shelf("Section 0").seen, try harness.shelf("Section 1").seen]
      XCTAssertEqual(seen[0].first, "0.25")
      harness.adjustment.value = harness.adjustment.upper
      try await eventually("the last") { (try? harness.shelf("Section 99")) != nil }
      XCTAssertNil(try? harness.shelf("Section 1"), "GTK keeps the row of the focus, the first, alone")
      // The first frame has only the cells that fit, and the second one the others.
      for _ in 0..<2 { await harness.fixture.nextFrame() }
      XCTAssertEqual(harness.problems, [])
      XCTAssertEqual(try harness.shelf("Section 99").seen.first, "99.0", "not where another was")
      harness.adjustment.value = 0
      try await eventually("the first") { (try? harness.shelf("Section 0")) != nil }
      await harness.fixture.nextFrame()
      XCTAssertEqual(try harness.shelf("Section 0").seen, seen[0])
      XCTAssertEqual(try harness.shelf("Section 1").seen, seen[1])
      XCTAssertEqual(try harness.shelf("Section 2").seen.first, "2.0")
      harness.end()
    }
  }

  func testSectionsUpdateByIdentity() {
    onMain {
      let harness = try await Harness((0..<10).map { section($0, items: 50) })
      try harness.shelf("Section 1").line.value = 1600
      await harness.fixture.nextFrame()
      try harness.shelf("Section 1").grid.visibleCells[1].focus()
      let (focused, seen) = (harness.focused, try harness.shelf("Section 1").seen)
      var sections = harness.page.sections
      sections.insert(section(77, items: 3), at: 0)
      sections.remove(at: 3)
      sections[2].title = "Renamed"
      sections[2].items.remove(at: 2)
      harness.page.apply(sections)
      await harness.fixture.nextFrame()
      await harness.fixture.nextFrame()
      XCTAssertEqual(harness.focused, focused)
      XCTAssertEqual(try harness.shelf("Renamed").seen.prefix(2), seen.prefix(2))
      XCTAssertEqual(harness.problems, [])
      harness.end()
    }
  }

  func testSectionsAreReportedOnceWhenTheyComeNear() {
    onMain {
      let harness = try await Harness((0..<60).map { section($0, items: 0) })
      XCTAssertTrue(harness.near.contains("0"))
      XCTAssertFalse(harness.near.contains("40"))
      XCTAssertEqual(harness.near.count, Set(harness.near).count)
      harness.adjustment.value = harness.adjustment.upper
      try await eventually("the last") { harness.near.contains("59") }
      var sections = harness.page.sections
      sections[59].items = section(59, items: 5).items
      harness.page.apply(sections)
      try await eventually("its items") { (try? harness.shelf("Section 59").seen.first) == "59.0" }
      harness.end()
    }
  }

  func testArrowKeysMoveToNearestCellOfAdjacentShelf() {
    onMain {
      let harness = try await Harness((0..<6).map { section($0, items: $0 == 1 ? 0 : 50) })
      try harness.shelf("Section 0").grid.visibleCells[2].focus()
      XCTAssertEqual(harness.focused, "0.2")
      harness.press("Down")
      XCTAssertEqual(harness.focused, "See all, Section 1", "it has no items")
      harness.press("Up")
      XCTAssertEqual(harness.focused, "0.2")
      harness.press("Down")
      harness.press("Down")
      try await eventually("the next shelf") { harness.focused == "2.0" }
      try harness.shelf("Section 2").grid.visibleCells[1].focus()
      harness.press("Down")
      try await eventually("the nearest cell") { harness.focused == "3.2" }
      harness.press("Up")
      try await eventually("the nearest cell") { harness.focused == "2.1" }
      harness.end()
    }
  }

  func testTabMovesThroughButtonsAndShelves() {
    onMain {
      let harness = try await Harness((0..<3).map { section($0, items: 50) })
      try harness.shelf("Section 0").grid.visibleCells[0].focus()
      var stops: [String?] = []
      for key in ["Tab", "Tab", "Tab", "Tab", "<Shift>Tab", "<Shift>Tab"] {
        let before = harness.focused
        harness.press(key)
        try await eventually("the next stop") { harness.focused != before }
        stops.append(harness.focused)
      }
      XCTAssertEqual(
        stops,
        ["See all, Section 1", "1.0", "See all, Section 2", "2.0", "See all, Section 2", "1.0"])
      harness.end()
    }
  }
}

@MainActor private func section(_ number: Int, items: Int) -> CompositionalSection<String, Entry> {
  CompositionalSection(
    id: "\(number)", title: "Section \(number)",
    items: (0..<items).map { index in
      var entry = Entry(index)
      entry.listTitle = "\(number).\(index)"
      return entry
    }, layout: .shelf(number % 3 == 2 ? .still : .poster), hasSeeAll: true)
}

@MainActor private final class Harness {
  final class WeakView { weak var value: CardView<Entry>?; init(_ value: CardView<Entry>) { self.value = value } }

  let fixture = ControllerFixture()
  let counter = Counter()
  let page: CompositionalController<String, Entry>
  let made: Made
  var near: [String] = []

  final class Made { var views: [WeakView] = [] }

  init(_ sections: [CompositionalSection<String, Entry>]) async throws {
    let images = SuspendableImages()
    let made = Made()
    self.made = made
    page = CompositionalController(title: "Genres") { [counter] layout in
      counter.count += 1
      guard case .shelf(let shape) = layout else { return ImageWithFourLabelsView<Entry>(images: images) }
      let view = CardView<Entry>(images: images, shape: shape)
      made.views.append(WeakView(view))
      return view
    }
    page.apply(sections)
    page.onApproachSections = { [weak self] in self?.near += $0.map(\.id) }
    try await fixture.show(page, width: 800, height: 700)
    await fixture.nextFrame()
    await fixture.nextFrame()
  }

  var views: [WeakView] { made.views }
  var adjustment: Adjustment {
    (page.view as? ScrolledWindow)?.verticalAdjustment ?? ScrolledWindow().verticalAdjustment
  }
  var focused: String? { fixture.window.focusedWidget?.exposedLabel }

  struct Shelf {
    var title: String
    var row: Widget
    var grid: Widget
    @MainActor var line: Adjustment {
      let scrolled = grid.parentWidget.map { ScrolledWindow(retaining: $0.pointer) }
      return (scrolled ?? ScrolledWindow()).horizontalAdjustment
    }
    @MainActor var seen: [String] { grid.isMapped ? grid.visibleCells.compactMap(\.exposedLabel) : [] }
  }

  struct NoShelf: Error {}

  /// The shelves that exist.
  var shelves: [Shelf] {
    guard let outer = page.view.grids.first else { return [] }
    return outer.childWidgets.compactMap { row in
      row.grids.first.flatMap { grid in row.exposedLabel.map { Shelf(title: $0, row: row, grid: grid) } }
    }
  }

  func shelf(_ title: String) throws -> Shelf {
    guard let shelf = shelves.first(where: { $0.title == title && $0.row.isMapped }) else { throw NoShelf() }
    return shelf
  }

  func press(_ key: String) { fixture.window.focusedWidget?.pressShortcutFromFocus(key) }

  /// The visible cells that belong to another section.
  var problems: [String] {
    shelves.filter(\.grid.isMapped).flatMap { shelf -> [String] in
      let number = shelf.title.split(separator: " ").last ?? ""
      return shelf.grid.childWidgets.filter(\.isMapped).compactMap(\.exposedLabel)
        .filter { !$0.hasPrefix("\(number).") && shelf.title != "Renamed" }.map { "\(shelf.title): \($0)" }
    }
  }

  func end() { fixture.window.destroy() }
}
