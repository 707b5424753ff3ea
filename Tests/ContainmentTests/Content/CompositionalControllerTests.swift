import GTK
import GTKTestSupport
import LoadingState
import XCTest

@testable import Containment

/// Tests a page that mixes shelves, grids and lists: its cells, its updates, its columns, and the keyboard focus.
final class CompositionalControllerTests: GTKTestCase {
  func testSectionsOfEachLayoutShareOneScrollView() {
    onMain {
      let scene = try await MixedScene([
        section("list", .list, 0..<2), section("grid", .grid(.poster), 10..<20),
        section("shelf", .shelf(.still), 30..<60),
      ])
      XCTAssertEqual(scene.lines.prefix(3), [["Entry 0"], ["Entry 1"], (10..<14).map { "Entry \($0)" }])
      XCTAssertEqual(scene.visibleButtons.prefix(2), ["See all, list", "See all, grid"])
      scene.adjustment.value = scene.adjustment.upper
      try await eventually("the shelf") { scene.shelfCells.first == "Entry 30" }
      XCTAssertEqual(scene.lines.last, ["Entry 18", "Entry 19"])
      scene.select("Entry 19")
      scene.select("Entry 31")
      XCTAssertEqual(scene.selected, ["grid Entry 19", "shelf Entry 31"])
      scene.end()
    }
  }

  func testTenThousandItemsMakeFewCells() {
    onMain {
      let scene = try await MixedScene([
        section("list", .list, 0..<2), section("grid", .grid(.poster), 10..<10_010),
        section("rows", .list, 20_000..<30_000), section("shelf", .shelf(.poster), 30_000..<40_000),
      ])
      XCTAssertLessThan(scene.counter.count, 250)
      for step in stride(from: 0, to: scene.adjustment.upper, by: scene.adjustment.upper / 20) {
        scene.adjustment.value = step
        await scene.stage.nextFrame()
      }
      XCTAssertLessThan(scene.liveCount, 500, "of \(scene.counter.count) that were made")
      scene.end()
    }
  }

  func testAnUpdateRetainsRowsThatStay() {
    onMain {
      let scene = try await MixedScene([
        section("list", .list, 0..<3), section("grid", .grid(.still), 10..<13),
        section("shelf", .shelf(.poster), 30..<60),
      ])
      let rows = scene.rows
      scene.page.apply([
        section("shelf", .shelf(.poster), 30..<60), section("list", .list, [0, 2, 99]),
        section("grid", .grid(.still), 10..<12),
      ])
      await scene.stage.nextFrame()
      await scene.stage.nextFrame()
      XCTAssertEqual(scene.shelfCells.first, "Entry 30")
      XCTAssertEqual(scene.lines.prefix(2), [["Entry 0"], ["Entry 2"]])
      for title in ["Entry 0", "Entry 2"] { XCTAssertEqual(scene.rows[title], try XCTUnwrap(rows[title]), title) }
      scene.adjustment.value = scene.adjustment.upper
      try await eventually("the grid") { scene.lines.last == ["Entry 10", "Entry 11"] }
      scene.adjustment.value = 0
      await scene.stage.nextFrame()
      let before = scene.counter.count
      var sections = scene.page.sections
      sections[1].items[0].listTitle = "Renamed"
      scene.page.apply(sections)
      await scene.stage.nextFrame()
      XCTAssertTrue(scene.lines.contains(["Renamed"]))
      XCTAssertEqual(scene.counter.count, before, "only the content changed")
      scene.end()
    }
  }

  func testNewSectionAboveOthersIsVisibleAtTopAndOtherwiseScrollsNothing() {
    onMain {
      let shelves = (0..<6).map { section("shelf \($0)", .shelf(.poster), (100 * $0)..<(100 * $0 + 9)) }
      let scene = try await MixedScene(shelves)
      let new = section("new", .shelf(.poster), 900..<909)
      try scene.focus("Entry 0")
      scene.page.apply([new] + shelves)
      for _ in 1...3 { await scene.stage.nextFrame() }
      XCTAssertEqual(scene.adjustment.value, 0)
      let header = scene.stage.window.focusedWidget.map { Button(retaining: $0.pointer) }
      XCTAssertEqual(header?.accessibleLabel, "See all, new", "the focus leaves the top")
      XCTAssertEqual(scene.visibleButtons.first, "See all, new")
      scene.page.apply(shelves)
      for _ in 1...3 { await scene.stage.nextFrame() }
      scene.adjustment.value = 60
      await scene.stage.nextFrame()
      scene.page.apply([new] + shelves)
      for _ in 1...3 { await scene.stage.nextFrame() }
      XCTAssertGreaterThan(scene.adjustment.value, 60, "the page jumped")
      scene.end()
    }
  }

  func testColumnsFollowTheWidthAndTheItemStays() {
    onMain {
      let scene = try await MixedScene([section("grid", .grid(.poster), 0..<1000)], width: 1000)
      XCTAssertEqual(scene.lines.first?.count, 6)
      scene.adjustment.value = 290 * 40
      await scene.stage.nextFrame()
      try scene.focus(scene.lines[1][2])
      await scene.stage.nextFrame()
      let focused = try XCTUnwrap(scene.focused)
      scene.stage.window.setDefaultSize(width: 700, height: 700)
      try await eventually("four columns") { scene.lines.last?.count == 4 && scene.lines.first?.count == 4 }
      try await eventually("the same item") { scene.focused == focused && scene.lines.joined().contains(focused) }
      scene.end()
    }
  }

  func testArrowKeysMoveThroughGridAndList() {
    onMain {
      let scene = try await MixedScene([
        section("grid", .grid(.still), 0..<5), section("list", .list, 10..<12),
        section("shelf", .shelf(.poster), 30..<60),
      ])
      try scene.focus("Entry 1")
      var stops: [String?] = []
      for key in ["Down", "Down", "Down", "Up", "Up", "Up", "Right", "Right", "Left"] {
        let before = scene.focused
        scene.press(key)
        if key == "Right", scene.focused == before { scene.focusNextInLine() }
        try await eventually("the cell after \(stops)") { scene.focused != before && scene.isFocusVisible }
        stops.append(scene.focused)
      }
      XCTAssertEqual(
        stops,
        ["Entry 3", "Entry 4", "Entry 10", "Entry 4", "Entry 2", "Entry 0", "Entry 1", "Entry 2", "Entry 1"])
      scene.end()
    }
  }

  func testTabGoesFromSectionToSection() {
    onMain {
      let scene = try await MixedScene([
        section("grid", .grid(.still), 0..<5), section("list", .list, 10..<12),
        section("shelf", .shelf(.poster), 30..<60),
      ])
      try scene.focus("Entry 1")
      var stops: [String?] = []
      for key in ["Tab", "Tab", "Tab", "Tab", "<Shift>Tab", "<Shift>Tab", "<Shift>Tab", "<Shift>Tab"] {
        let before = scene.focused
        scene.press(key)
        try await eventually("the stop after \(stops)") { scene.focused != before && scene.isFocusVisible }
        stops.append(scene.focused)
      }
      XCTAssertEqual(
        stops,
        [
          "See all, list", "Entry 10", "See all, shelf", "Entry 30", "See all, shelf", "Entry 11", "See all, list",
          "Entry 4",
        ])
      scene.end()
    }
  }

  func testTheEndOfAGridIsReportedOnceForEachPage() {
    onMain {
      let scene = try await MixedScene([
        section("grid", .grid(.poster), 0..<40), section("list", .list, 100..<200),
      ])
      XCTAssertEqual(scene.ends, [])
      scene.adjustment.value = 1900
      try await eventually("the end") { scene.ends == ["grid"] }
      var sections = scene.page.sections
      sections[0].items += (40..<41).map { Entry($0) }
      scene.page.apply(sections)
      try await eventually("still near") { scene.ends == ["grid", "grid"] }
      scene.adjustment.value = scene.adjustment.upper
      try await eventually("the last") { scene.ends.last == "list" }
      scene.end()
    }
  }

  func testAFailureBelowAListIsShownAndRetried() {
    onMain {
      let scene = try await MixedScene([section("list", .list, 0..<2, state: .failure(broken))])
      var retries = 0
      scene.page.onStateAction = { _ in retries += 1 }
      let button = try XCTUnwrap(scene.page.view.button("Retry"))
      button.focus()
      button.click()
      XCTAssertEqual(retries, 1)
      scene.page.apply([section("list", .list, 0..<2, state: .loading)])
      await scene.stage.nextFrame()
      XCTAssertEqual(scene.focused, "Entry 1", "the focus went with the button")
      scene.end()
    }
  }

  func testHomeEndAndPageKeysMoveThroughAGrid() {
    onMain {
      let scene = try await MixedScene([
        section("grid", .grid(.poster), 0..<400), section("list", .list, 1000..<1002),
      ])
      try scene.focus("Entry 1")
      for (key, expected) in [("End", "Entry 399"), ("Home", "Entry 0")] {
        scene.press(key)
        try await eventually("\(expected) after \(key)") { scene.focused == expected && scene.isFocusVisible }
      }
      scene.press("Page_Down")
      try await eventually("a line below") { scene.isFocusVisible && ["Entry 8", "Entry 12"].contains(scene.focused) }
      scene.press("Page_Up")
      try await eventually("a line above") { ["Entry 0", "Entry 4"].contains(scene.focused) }
      scene.end()
    }
  }

  func testAFailureBelowAListIsAnnouncedButNotThatOfAShelf() {
    onMain {
      let scene = try await MixedScene([section("list", .list, 0..<2), section("shelf", .shelf(.poster), [])])
      scene.page.apply([
        section("list", .list, 0..<2), section("shelf", .shelf(.poster), [], state: .failure(broken)),
      ])
      XCTAssertEqual(scene.stage.window.announcer?.widget.accessibleLabel, "")
      scene.page.apply([
        section("list", .list, 0..<2, state: .failure(broken)),
        section("shelf", .shelf(.poster), [], state: .failure(broken)),
      ])
      XCTAssertEqual(scene.stage.window.announcer?.widget.accessibleLabel, broken.sentence)
      scene.end()
    }
  }

  func testItemsOfTheNextPageAreNamed() {
    onMain {
      let scene = try await MixedScene([section("grid", .grid(.poster), 0..<400)])
      try await eventually("next") { scene.next.first.map { $0 >= 4 } == true }
      let first = scene.next.first ?? 0
      scene.adjustment.value += scene.adjustment.pageSize / 2 - 10
      try await eventually("further") { scene.next.first.map { $0 > first } == true }
      scene.stage.window.setRootViewController(ViewController())
      try await eventually("nothing") { scene.next.isEmpty }
      scene.end()
    }
  }

  func testMenusKnowTheItemOfACell() {
    onMain {
      let scene = try await MixedScene([section("grid", .grid(.poster), 0..<4), section("list", .list, 10..<12)])
      for title in ["Entry 2", "Entry 11"] {
        try scene.focus(title)
        XCTAssertEqual(scene.page.view.focusedItem(Entry.self)?.listTitle, title)
      }
      scene.end()
    }
  }
}
