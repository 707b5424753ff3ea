import AppTestSupport
import Containment
import GTK
import GTKTestSupport
import TMDBTesting
import TitleIdentity
import XCTest

@testable import MatineeApp
@testable import ScreenFoundation

/// Tests the columns of a page, and how far its shelves extend.
final class PageColumnsTests: GTKTestCase {
  func testShelvesExtendToTheEdgesOfAWideWindowExceptBesideTheSecondColumn() {
    onMain {
      let page = try await Page(width: 1800)
      let (cast, similar) = try (page.shelf("Cast"), page.shelf("Similar"))
      XCTAssertGreaterThan(page.x(of: page.facts), page.x(of: cast.heading) + 640)
      XCTAssertEqual(page.x(of: similar.heading), page.x(of: cast.heading), accuracy: 1)
      let facts = page.x(of: page.facts)
      let hits = await [
        page.hasCell(of: similar.grid, at: 1790), page.hasCell(of: cast.grid, at: facts - 100),
        page.hasCell(of: cast.grid, at: facts + 10),
      ]
      XCTAssertEqual(hits, [true, true, false])
      page.close()
    }
  }

  func testFactsAreLastInANarrowWindow() {
    onMain {
      let page = try await Page(width: 700)
      let headings = try [page.shelf("Cast").heading, page.shelf("Similar").heading, page.facts]
      XCTAssertEqual(headings.map(page.y), headings.map(page.y).sorted())
      XCTAssertEqual(page.x(of: page.facts), page.x(of: headings[0]), accuracy: 1)
      page.close()
    }
  }
}

/// A film's page with long shelves.
@MainActor private struct Page {
  let facts: Widget
  private let application: TestApplication
  private let fixture: AppFixture

  init(width: Int) async throws {
    let networking = ReplayNetworking()
    let people = (1...40).map { #"{"id":\#($0),"name":"Person \#($0)"}"# }.joined(separator: ",")
    let films = (1...40).map { #"{"id":\#($0),"title":"Film \#($0)"}"# }.joined(separator: ",")
    let film = """
      {"id":7,"title":"A Film","status":"Released","credits":{"cast":[\(people)]},"similar":{"results":[\(films)]}}
      """
    let destination = TitleDestination(id: .movie(7))
    networking.stub("/3/\(destination)", with: .json(film))
    application = TestApplication(.test(networking))
    application.main.coordinator.show(destination)
    fixture = application.show(width: width, height: 1100)
    try await fixture.waitForText("Facts")
    facts = try Self.heading("Facts", in: fixture.window)
    await fixture.nextFrame()
  }

  func shelf(_ title: String) throws -> (heading: Widget, grid: Widget) {
    (
      try Self.heading(title, in: fixture.window),
      try XCTUnwrap(fixture.window.grids.first { $0.accessibleLabel == title })
    )
  }

  private static func heading(_ title: String, in window: Window) throws -> Widget {
    try XCTUnwrap(window.tree.first { $0.isMapped && $0.visibleTexts == [title] && $0.childWidgets.isEmpty })
  }

  func x(of widget: Widget) -> Double { widget.bounds(in: fixture.window)?.x ?? .nan }
  func y(of widget: Widget) -> Double { widget.bounds(in: fixture.window)?.y ?? .nan }

  /// Whether a cell of the grid is at a position in the window, where a click would open it.
  func hasCell(of grid: Widget, at x: Double) async -> Bool {
    grid.scrollIntoView()
    await fixture.nextFrame()
    guard let bounds = grid.bounds(in: fixture.window) else { return false }
    return fixture.window.widget(at: x, bounds.y + 40)?.isDescendant(of: grid) ?? false
  }

  func close() { fixture.close() }
}
