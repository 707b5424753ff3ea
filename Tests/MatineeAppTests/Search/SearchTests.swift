import AppTestSupport
import CAdwaita
import Catalogue
import Containment
import GTK
import GTKTestSupport
import LoadingState
import Search
import TMDB
import TMDBTesting
import TitleIdentity
import XCTest

@testable import MatineeApp
@testable import ScreenFoundation
@testable import SearchUI

/// Tests the search field, its results, and the keyboard focus.
final class SearchTests: GTKTestCase {
  @MainActor private struct Screen {
    let networking = ReplayNetworking()
    let application: TestApplication
    let fixture: AppFixture

    init(_ words: String = "", films: [String] = [], isThere: Bool = true) async throws {
      if isThere { SearchResponses.add(to: networking) } else { SearchResponses.addNothing(to: networking) }
      application = TestApplication(.test(networking))
      if !films.isEmpty { application.searchFiles.titleIndex = try await SearchResponses.index(of: films) }
      application.main.coordinator.show(SearchDestination(words))
      fixture = application.show()
      try await eventually("the search") { field?.isMapped == true }
      application.main.focusContent()
      try await eventually("keyboard focus in the field") { hasFocus }
    }

    var model: SearchModel { application.main.coordinator.searchModel }
    var field: SearchEntry? {
      fixture.window.tree.first { $0.isA(gtk_search_entry_get_type()) }.map { SearchEntry(retaining: $0.pointer) }
    }
    var hasFocus: Bool { field?.containsFocus == true }
    var list: Widget? { fixture.window.tree.first { $0.isMapped && $0.isA(gtk_list_view_get_type()) } }
    var titles: [String] { SearchItem.items(model.state.content ?? GroupedSearchResults([])).compactMap(\.title) }

    func chip(_ name: String) throws -> MenuButton {
      MenuButton(retaining: try XCTUnwrap(chipWidget(name), name).pointer)
    }

    func waitForChip(_ name: String, _ label: String) async throws {
      let chip = try chip(name)
      try await eventually("“\(label)”") { chip.label == label }
    }

    func chipWidget(_ name: String) -> Widget? {
      fixture.window.tree.first { $0.isMapped && $0.isMenuButton(named: name) }
    }

    /// The open popover of a chip.
    var popover: Widget? { fixture.window.tree.first { $0.isMapped && $0.isA(gtk_popover_get_type()) } }

    /// Opens the popover of a chip, and waits for a text in it.
    func open(_ name: String, waitingFor text: String) async throws {
      try chip(name).open()
      try await eventually("“\(text)” in the popover") { popover?.visibleTexts.contains(text) == true }
    }

    /// Activates a row of the open popover.
    func activate(_ title: String) throws { gtk_widget_activate(try XCTUnwrap(row(title), title).widget) }

    func row(_ title: String) -> Widget? {
      popover?.tree.first { $0.isMapped && $0.isA(adw_action_row_get_type()) && $0.visibleTexts.first == title }
    }

    func settle() async throws {
      try await eventually("the results") { model.state.isSettled && application.main.coordinator.isSettled }
    }
  }

  func testEmptySearchShowsPromptAndSendsNoRequests() {
    onMain {
      let screen = try await Screen()
      try await screen.fixture.waitForText("Find films, series and people.")
      XCTAssertEqual(screen.networking.requestedPaths, [])
      screen.fixture.close()
    }
  }

  func testTypingShowsResultsInSections() {
    onMain {
      let screen = try await Screen()
      screen.field?.text = "metro"
      try await screen.fixture.waitForText("Top Match")
      try await screen.settle()
      XCTAssertEqual(
        screen.titles,
        [
          "Metropolis", "Métropole", "A Metropolitan Affair of Those Magnificent Men in Their Flying Machines",
          "All 72 Films", "Metropolitan Police", "Ada Metropoulos",
        ])
      XCTAssertTrue(screen.hasFocus)
      screen.fixture.close()
    }
  }

  func testActivatingAllResultsShowsOnlyThatKind() {
    onMain {
      let screen = try await Screen("metro")
      try await screen.settle()
      try await eventually("the list") { screen.list != nil }
      screen.list?.activateRow(3)
      try await eventually("films alone") { screen.model.request.scope == .movies }
      try await screen.settle()
      XCTAssertEqual(screen.model.state.content?.sections.count, 1)
      XCTAssertEqual(screen.networking.requestedPaths.filter { $0.contains("person") }.count, 1)
      try await screen.fixture.waitForText("Films")
      screen.fixture.close()
    }
  }

  func testStopSearchClearsFieldAndReturnsToPrompt() {
    onMain {
      let screen = try await Screen("metro")
      try await screen.settle()
      screen.field?.emit("stop-search")
      try await screen.fixture.waitForText("Find films, series and people.")
      XCTAssertEqual(screen.field?.text, "")
      XCTAssertEqual(screen.model.state, .idle)
      XCTAssertTrue(screen.hasFocus)
      screen.fixture.close()
    }
  }

  func testEnterOpensTopMatchAndSavesRecentSearch() {
    onMain {
      let screen = try await Screen("metro")
      try await screen.settle()
      screen.field?.emit("activate")
      try await eventually("the page") { screen.application.main.coordinator.destination.address == "movie/5" }
      XCTAssertEqual(screen.model.recents.searches, ["metro"])
      screen.fixture.close()
    }
  }

  func testEnterWaitsForResultsBeforeOpeningTopMatch() {
    onMain {
      let screen = try await Screen()
      screen.field?.text = "metro"
      screen.field?.emit("activate")
      XCTAssertEqual(screen.application.main.coordinator.destination.address, "search/metro")
      try await eventually("the page") { screen.application.main.coordinator.destination.address == "movie/5" }
      screen.fixture.close()
    }
  }

  func testDownMovesFocusIntoResultsAndRefreshKeepsItThere() {
    onMain {
      let screen = try await Screen("metro")
      try await screen.settle()
      try await eventually("rows") { (screen.list?.childWidgets.count ?? 0) > 2 }
      await screen.fixture.nextFrame()
      XCTAssertEqual(screen.field?.pressShortcut("Down"), true)
      XCTAssertEqual(screen.list?.containsFocus, true)
      screen.application.main.coordinator.refresh()
      try await eventually("the refresh") { screen.networking.requestedPaths.count == 6 }
      try await screen.settle()
      XCTAssertEqual(screen.list?.containsFocus, true)
      screen.fixture.close()
    }
  }

  func testRecentSearchesAreOfferedAndCanBeCleared() {
    onMain {
      let screen = try await Screen()
      for words in ["one", "two"] { screen.model.recents.add(words) }
      try await screen.fixture.waitForText("Recent Searches")
      try await screen.fixture.press("Clear All")
      try await eventually("nothing") { !screen.fixture.window.visibleTexts.contains("Recent Searches") }
      screen.model.recents.add("metro")
      try await screen.fixture.waitForText("metro")
      let row = screen.fixture.window.tree.first { $0.isMapped && $0.isA(adw_action_row_get_type()) }
      gtk_widget_activate(try XCTUnwrap(row).widget)
      try await screen.fixture.waitForText("Top Match")
      XCTAssertEqual(screen.field?.text, "metro")
      screen.fixture.close()
    }
  }

  func testSuggestedSpellingIsSearchedWithOneClick() {
    onMain {
      let screen = try await Screen("metroplis", films: ["Metropolis", "Sunrise"], isThere: false)
      try await screen.fixture.waitForText("Did you mean “metropolis”?")
      try await screen.fixture.press("Search Instead")
      try await eventually("the other words") { screen.field?.text == "metropolis" }
      XCTAssertEqual(screen.model.request.query, "metropolis")
      screen.fixture.close()
    }
  }

  func testEmptyResultOffersSearchOnTMDB() {
    onMain {
      let screen = try await Screen("zzyzx & co", isThere: false)
      try await screen.fixture.press("Search on TMDB")
      try await eventually("the address") { !screen.application.desktopRequests.isEmpty }
      XCTAssertEqual(
        screen.application.desktopRequests, ["open https://www.themoviedb.org/search?query=zzyzx%20%26%20co"])
      screen.fixture.close()
    }
  }

  func testChipsSetAndRemoveFilters() {
    onMain {
      let screen = try await Screen("metro")
      screen.networking.stub("/3/genre/movie/list", json: #"{"genres":[{"id":18,"name":"Drama"}]}"#)
      try await screen.open("Search In", waitingFor: "Films: Drama")
      try screen.activate("Films")
      XCTAssertEqual(screen.model.request.scope, .movies)
      try await eventually("the focus on the chip") { screen.chipWidget("Search In")?.containsFocus == true }
      try await screen.waitForChip("Search In", "Films")
      try await screen.open("Year", waitingFor: "Year")
      let entry = try XCTUnwrap(screen.popover?.tree.first { $0.isA(gtk_entry_get_type()) })
      XCTAssertTrue(entry.containsFocus)
      Entry(retaining: entry.pointer).text = "1927"
      entry.emit("activate")
      XCTAssertEqual(screen.model.request, SearchRequest("metro", in: .movies, year: 1927))
      try await eventually("the focus on the chip") { screen.chipWidget("Year")?.containsFocus == true }
      try await screen.waitForChip("Year", "1927")
      try await screen.fixture.press("Remove 1927")
      XCTAssertEqual(screen.model.request, SearchRequest("metro", in: .movies))
      try await eventually("the focus on the chip") { screen.chipWidget("Year")?.containsFocus == true }
      try await screen.waitForChip("Year", "Any Year")
      try await screen.fixture.press("Remove Films")
      XCTAssertFalse(screen.model.request.isFiltered)
      screen.fixture.close()
    }
  }

  func testFocusStartsOnCurrentScope() {
    onMain {
      let screen = try await Screen("metro")
      screen.model.choose(.showList(.onTheAir))
      try await screen.waitForChip("Search In", "Series: On the Air")
      // GTK then moves the focus to the first row.
      try screen.chip("Search In").focus()
      try await screen.open("Search In", waitingFor: "Series: On the Air")
      try await eventually("the focus on the current scope") { screen.row("Series: On the Air")?.containsFocus == true }
      let page = try XCTUnwrap(screen.popover?.tree.first { $0.isA(gtk_scrolled_window_get_type()) })
      try await eventually("the current scope in view") {
        ScrolledWindow(retaining: page.pointer).verticalAdjustment.value > 200
      }
      screen.fixture.close()
    }
  }

  func testYearTypedBeforePopoverClosesCounts() {
    onMain {
      let screen = try await Screen("metro")
      try await screen.open("Year", waitingFor: "Year")
      let entry = try XCTUnwrap(screen.popover?.tree.first { $0.isA(gtk_entry_get_type()) })
      Entry(retaining: entry.pointer).text = "1927"
      gtk_menu_button_popdown(try screen.chip("Year").opaque)
      try await eventually("the year") { screen.model.request.year == 1927 }
      screen.fixture.close()
    }
  }

  func testScopesWithoutYearsHideChip() {
    onMain {
      let screen = try await Screen("metro")
      screen.model.choose(.people)
      try await eventually("no chip for the year") { screen.chipWidget("Year") == nil }
      screen.model.choose(.shows)
      try await eventually("the chip for the year") { screen.chipWidget("Year") != nil }
      screen.fixture.close()
    }
  }

  func testRestartKeepsSearch() {
    onMain {
      let screen = try await Screen("metro")
      try await screen.settle()
      screen.application.main.restart()
      try await eventually("the search") { screen.model.request.query == "metro" && screen.model.state.isSettled }
      XCTAssertEqual(screen.field?.text, "metro")
      screen.fixture.close()
    }
  }
}

extension SearchItem {
  fileprivate var title: String? {
    switch self {
    case .result(let row, _): row.title
    case .all(let scope, let total): "All \(total) \(scope.name)"
    }
  }
}
