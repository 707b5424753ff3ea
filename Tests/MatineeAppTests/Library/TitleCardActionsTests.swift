import AppFoundation
import AppTestSupport
import CAdwaita
import Catalogue
import GTK
import GTKTestSupport
import TMDBTesting
import TitleIdentity
import Tracking
import XCTest

@testable import CatalogueUI
@testable import MatineeApp

/// Tests of the buttons on posters.
final class TitleCardActionsTests: GTKTestCase {
  /// Shows a poster of the film 7.
  @MainActor private static func show() async throws -> (application: TestApplication, fixture: AppFixture) {
    let networking = ReplayNetworking()
    networking.stub("/3/movie/popular", with: .films([7]))
    let application = TestApplication(.test(networking))
    application.listLayout.layout = .posters
    application.main.coordinator.show(FeaturedDestination(.popular))
    let fixture = application.show(width: 900)
    fixture.retain(application)
    try await fixture.waitForText("Film 7")
    await fixture.nextFrame()
    return (application, fixture)
  }

  func testPointerShowsButtonsThatChangeTitle() {
    onMain {
      let (application, fixture) = try await Self.show()
      let card = try XCTUnwrap(fixture.cell?.childWidgets.first)
      XCTAssertNil(fixture.window.button("Add to Watchlist"))
      card.setHovered(true)
      try await eventually("the buttons") { fixture.window.button("Add to Watchlist") != nil }
      fixture.window.button("Add to Watchlist")?.click()
      try await eventually("on the watchlist") { fixture.window.button("Remove from Watchlist") != nil }
      let marks = TitleMarks(of: .movie(7), of: application.library.source, in: application.library)
      try await eventually("in the library") { marks.marks == [.watchlist] }
      fixture.window.button("Mark as Watched")?.click()
      try await eventually("watched") { application.library.isWatched(.movie(7)) }
      // A second click by mistake would add another play.
      try await eventually("no button") { fixture.window.button("Mark as Watched") == nil }
      card.setHovered(false)
      try await eventually("no buttons") { fixture.window.button("Add to Watchlist") == nil }
      fixture.close()
    }
  }

  func testButtonsAndStateHaveFixedPlaces() {
    onMain {
      let (application, fixture) = try await Self.show()
      let card = try XCTUnwrap(fixture.cell?.childWidgets.first)
      @MainActor func edges(_ name: String) -> (start: Double, end: Double)? {
        fixture.window.button(name).flatMap { $0.bounds(in: card) }.map { ($0.x, $0.x + $0.width) }
      }
      card.setHovered(true)
      try await eventually("the buttons") { edges("Mark as Watched").map { $0.end > 100 } == true }
      let start = try XCTUnwrap(edges("Add to Watchlist")?.start)
      let picture = try XCTUnwrap(card.tree.first { $0.hasStyle("picture") }?.bounds(in: card))
      XCTAssertEqual(start, picture.x + 6)
      XCTAssertEqual(edges("Mark as Watched")?.end, picture.x + picture.width - 6)
      fixture.window.button("Mark as Watched")?.click()
      fixture.window.button("Add to Watchlist")?.click()
      try await eventually("a bookmark and a check mark") {
        card.tree.first { $0.hasStyle("item-badge") }?.childWidgets.filter(\.isMapped)
          .map { Icon(retaining: $0.pointer).name } == ["user-bookmarks-symbolic", "object-select-symbolic"]
      }
      // Where the one button was, there is never the other.
      XCTAssertEqual(edges("Remove from Watchlist")?.start, start)
      let badge = try XCTUnwrap(card.tree.first { $0.hasStyle("item-badge") })
      try await eventually("the state below the picture") {
        badge.bounds(in: card).map { $0.y > picture.y + picture.height } == true
      }
      XCTAssertEqual(fixture.cell?.exposedLabel?.hasSuffix(", on your watchlist, watched"), true)
      XCTAssertTrue(application.library.isOnWatchlist(.movie(7)))
      fixture.close()
    }
  }

  func testMenuAddsTitleToWatchlistAndRemovesIt() {
    onMain {
      let (application, fixture) = try await Self.show()
      let cell = try XCTUnwrap(fixture.cell)
      XCTAssertTrue(cell.focus() && cell.pressShortcutFromFocus("Menu"))
      try await fixture.choose("watchlist")
      try await eventually("on the watchlist") { application.library.isOnWatchlist(.movie(7)) }
      XCTAssertTrue(cell.focus() && cell.pressShortcutFromFocus("Menu"))
      try await fixture.choose("watchlist")
      try await eventually("removed") { !application.library.isOnWatchlist(.movie(7)) }
      fixture.close()
    }
  }

  func testKeyboardFocusShowsButtons() {
    onMain {
      let (_, fixture) = try await Self.show()
      let cell = try XCTUnwrap(fixture.cell)
      gtk_window_set_focus_visible(fixture.window.cast(), 1)
      XCTAssertTrue(cell.focus())
      try await eventually("the buttons") { fixture.window.button("Mark as Watched") != nil }
      XCTAssertTrue(fixture.window.focusedWidget?.pointer == cell.pointer)
      fixture.close()
    }
  }
}

extension AppFixture {
  fileprivate var cell: Widget? {
    window.tree.first { $0.isMapped && $0.exposedLabel?.hasPrefix("Film 7") == true && $0.isFocusable }
  }
}
