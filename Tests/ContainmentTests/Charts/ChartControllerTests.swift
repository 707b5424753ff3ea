import CAdwaita
import GTK
import GTKTestSupport
import XCTest

@testable import Containment

/// Tests that keys move between a chart's bars and announce them, and that a table is available on request.
final class ChartControllerTests: GTKTestCase {
  func testArrowKeysMoveBetweenBarsAndAnnounceThem() {
    onMain {
      let scene = try await Scene(months)
      XCTAssertEqual(scene.area.spokenLabel, "Films by Month, 6 films in all")
      XCTAssertTrue(scene.area.hasRole(GTK_ACCESSIBLE_ROLE_IMG))
      scene.area.focus()
      var said: [String?] = []
      for key in ["Right", "Right", "Right", "Right", "Left", "Home", "End"] {
        XCTAssertTrue(scene.area.pressShortcutFromFocus(key))
        said.append(scene.area.spokenLabel)
      }
      XCTAssertEqual(said, ["Jan: 1", "Feb: 2", "Mar: 3", "Mar: 3", "Feb: 2", "Jan: 1", "Mar: 3"])
      XCTAssertTrue(scene.chart.view.visibleTexts.contains("Mar: 3"))
      scene.area.pressShortcutFromFocus("Up")
      XCTAssertNotEqual(scene.area.spokenLabel, "Feb: 2", "it is the page that scrolls by it")
      scene.fixture.window.destroy()
    }
  }

  func testTableHasRowForEachBar() {
    onMain {
      let scene = try await Scene(months)
      scene.chart.view.button("Table")?.click()
      try await eventually("the table") { scene.table != nil }
      let table = try XCTUnwrap(scene.table)
      XCTAssertEqual(table.spokenLabel, "Films by Month")
      XCTAssertTrue(table.hasRole(GTK_ACCESSIBLE_ROLE_LIST))
      XCTAssertEqual(table.childWidgets.map(\.spokenLabel), ["Jan: 1", "Feb: 2", "Mar: 3"])
      XCTAssertTrue(table.childWidgets.allSatisfy { $0.spokenTree.count == 1 }, "a row's parts are read again")
      XCTAssertFalse(scene.chart.view.tree.contains { $0.isA(gtk_drawing_area_get_type()) })
      var fewer = months
      fewer.bars.removeLast()
      scene.chart.chart = fewer
      XCTAssertEqual(scene.table?.childWidgets.map(\.spokenLabel), ["Jan: 1", "Feb: 2"])
      scene.fixture.window.destroy()
    }
  }

  func testEmptyChartShowsMessageUntilBarsArrive() {
    onMain {
      let scene = try await Scene(Chart("Films by Month", []))
      XCTAssertEqual(scene.chart.view.visibleTexts, ["Films by Month", "Nothing to Show Yet"])
      scene.chart.chart = months
      try await eventually("the bars") { scene.area.isMapped }
      XCTAssertEqual(scene.chart.title, "Films by Month")
      scene.fixture.window.destroy()
    }
  }

  func testMarkedBarStaysMarkedWhenOtherBarsAreRemoved() {
    onMain {
      let scene = try await Scene(months)
      scene.area.focus()
      scene.area.pressShortcutFromFocus("End")
      var later = months
      later.bars.removeFirst()
      scene.chart.chart = later
      XCTAssertEqual(scene.area.spokenLabel, "Mar: 3")
      later.bars.removeLast()
      scene.chart.chart = later
      XCTAssertEqual(scene.area.spokenLabel, "Films by Month, 6 films in all")
      scene.fixture.window.destroy()
    }
  }

  func testChartHeightDependsOnWidthAndTextScale() {
    onMain {
      var genres = months
      genres.direction = .sideways
      let wide = try await Scene(genres, width: 900)
      let narrow = try await Scene(genres, width: 360)
      XCTAssertGreaterThan(narrow.area.size.height, wide.area.size.height + 20)
      XCTAssertLessThanOrEqual(narrow.fixture.window.size.width, 360)
      let before = wide.area.size.height
      let scale = Display.textScale
      defer { Display.textScale = scale }
      Display.textScale = 2
      try await eventually("larger text") { wide.area.size.height > before + 20 }
      for scene in [wide, narrow] { scene.fixture.window.destroy() }
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

@MainActor private final class Scene {
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
