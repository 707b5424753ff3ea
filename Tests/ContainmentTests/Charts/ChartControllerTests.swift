import CAdwaita
import GTK
import GTKTestSupport
import XCTest

@testable import Containment

/// Tests that keys move between a chart's bars and announce them, and that a table is available on request.
final class ChartControllerTests: GTKTestCase {
  func testArrowKeysMoveBetweenBarsAndAnnounceThem() {
    onMain {
      let harness = try await Harness(months)
      XCTAssertEqual(harness.area.exposedLabel, "Films by Month, 6 films in all")
      XCTAssertTrue(harness.area.hasRole(GTK_ACCESSIBLE_ROLE_IMG))
      harness.area.focus()
      var said: [String?] = []
      for key in ["Right", "Right", "Right", "Right", "Left", "Home", "End"] {
        XCTAssertTrue(harness.area.pressShortcutFromFocus(key))
        said.append(harness.area.exposedLabel)
      }
      XCTAssertEqual(said, ["Jan: 1", "Feb: 2", "Mar: 3", "Mar: 3", "Feb: 2", "Jan: 1", "Mar: 3"])
      XCTAssertTrue(harness.chart.view.visibleTexts.contains("Mar: 3"))
      harness.area.pressShortcutFromFocus("Up")
      XCTAssertNotEqual(harness.area.exposedLabel, "Feb: 2", "Up scrolls the page instead")
      harness.fixture.window.destroy()
    }
  }

  func testReturnOpensMarkedBarUnlessItOpensNothing() {
    onMain {
      var chart = months
      chart.bars[1].opens = true
      let harness = try await Harness(chart)
      var opened: [String] = []
      harness.chart.onOpen = { opened.append($0.id) }
      harness.area.focus()
      harness.area.pressShortcutFromFocus("Return")
      harness.area.pressShortcutFromFocus("Home")
      harness.area.pressShortcutFromFocus("Return")
      XCTAssertNil(harness.area.accessibleDescription)
      harness.area.pressShortcutFromFocus("Right")
      XCTAssertEqual(harness.area.accessibleDescription, "Press Enter to open")
      for key in ["Return", "space"] { XCTAssertTrue(harness.area.pressShortcutFromFocus(key)) }
      XCTAssertEqual(opened, [chart.bars[1].id, chart.bars[1].id])
      harness.fixture.window.destroy()
    }
  }

  func testRowOfTableOpensBar() {
    onMain {
      var chart = months
      chart.bars[1].opens = true
      let harness = try await Harness(chart)
      var opened: [String] = []
      harness.chart.onOpen = { opened.append($0.id) }
      harness.chart.showsTable = true
      try await eventually("the table") { harness.table != nil }
      for row in try XCTUnwrap(harness.table).childWidgets { gtk_widget_activate(row.widget) }
      XCTAssertEqual(opened, [chart.bars[1].id])
      harness.fixture.window.destroy()
    }
  }

  func testTableHasRowForEachBar() {
    onMain {
      let harness = try await Harness(months)
      harness.chart.view.button("Table")?.click()
      try await eventually("the table") { harness.table != nil }
      let table = try XCTUnwrap(harness.table)
      XCTAssertEqual(table.exposedLabel, "Films by Month")
      XCTAssertTrue(table.hasRole(GTK_ACCESSIBLE_ROLE_LIST))
      XCTAssertEqual(table.childWidgets.map(\.exposedLabel), ["Jan: 1", "Feb: 2", "Mar: 3"])
      try await eventually("rows whose parts screen readers don't read, too") {
        table.childWidgets.allSatisfy { $0.accessibilityTree.count == 1 }
      }
      XCTAssertFalse(harness.chart.view.tree.contains { $0.isA(gtk_drawing_area_get_type()) })
      var fewer = months
      fewer.bars.removeLast()
      harness.chart.chart = fewer
      XCTAssertEqual(harness.table?.childWidgets.map(\.exposedLabel), ["Jan: 1", "Feb: 2"])
      harness.fixture.window.destroy()
    }
  }

  func testEmptyChartShowsMessageUntilBarsArrive() {
    onMain {
      let harness = try await Harness(Chart("Films by Month", []))
      XCTAssertEqual(harness.chart.view.visibleTexts, ["Films by Month", "Nothing to Show Yet"])
      harness.chart.chart = months
      try await eventually("the bars") { harness.area.isMapped }
      XCTAssertEqual(harness.chart.title, "Films by Month")
      harness.fixture.window.destroy()
    }
  }

  func testMarkedBarStaysMarkedWhenOtherBarsAreRemoved() {
    onMain {
      let harness = try await Harness(months)
      harness.area.focus()
      harness.area.pressShortcutFromFocus("End")
      var later = months
      later.bars.removeFirst()
      harness.chart.chart = later
      XCTAssertEqual(harness.area.exposedLabel, "Mar: 3")
      later.bars.removeLast()
      harness.chart.chart = later
      XCTAssertEqual(harness.area.exposedLabel, "Films by Month, 6 films in all")
      harness.fixture.window.destroy()
    }
  }

  func testChartHeightDependsOnWidthAndTextScale() {
    onMain {
      var genres = months
      genres.direction = .horizontal
      let wide = try await Harness(genres, width: 900)
      let narrow = try await Harness(genres, width: 360)
      XCTAssertGreaterThan(narrow.area.size.height, wide.area.size.height + 20)
      XCTAssertLessThanOrEqual(narrow.fixture.window.size.width, 360)
      let before = wide.area.size.height
      let scale = Display.textScale
      defer { Display.textScale = scale }
      Display.textScale = 2
      try await eventually("larger text") { wide.area.size.height > before + 20 }
      for harness in [wide, narrow] { harness.fixture.window.destroy() }
    }
  }
}

@MainActor private var months: Chart {
  var chart = Chart(
    "Films by Month",
    ["Jan", "Feb", "Mar"].enumerated().map {
      Chart.Bar(id: $1, label: $1, value: Double($0 + 1), text: "\($0 + 1)", description: "\($1): \($0 + 1)")
    })
  chart.summary = "6 films in all"
  return chart
}

@MainActor private final class Harness {
  let fixture = ControllerFixture()
  let chart: ChartController

  init(_ chart: Chart, width: Int = 700) async throws {
    self.chart = ChartController(chart)
    try await fixture.show(WidgetController(self.chart), width: width)
    await fixture.nextFrame()
  }

  var area: Widget { chart.view.tree.first { $0.isA(gtk_drawing_area_get_type()) } ?? Bin() }
  var table: Widget? { chart.view.tree.first { $0.isA(gtk_list_box_get_type()) } }
}
