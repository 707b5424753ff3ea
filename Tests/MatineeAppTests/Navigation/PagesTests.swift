import AppTestSupport
import CAdwaita
import Catalogue
import Containment
import Foundation
import GTK
import GTKTestSupport
import Library
import TMDB
import TMDBTesting
import TitleIdentity
import Tracking
import XCTest

@testable import CatalogueUI
@testable import MatineeApp
@testable import ScreenFoundation

/// Tests the pages above the tabs: their content, when it loads, and the way back.
final class PagesTests: GTKTestCase {
  private static let movie = """
    {"id":7,"title":"Film 7","overview":"What it is about.","genres":[{"id":18,"name":"Drama"}],
    "credits":{"cast":[{"id":9,"name":"Somebody","character":"A Part"}]}}
    """

  @MainActor private static func makeNetworking() -> ReplayNetworking {
    let networking = ReplayNetworking()
    networking.stub("/3/movie/now_playing", with: .films([7]))
    networking.stub("/3/movie/7", json: movie)
    networking.stub("/3/person/9", json: #"{"id":9,"name":"Somebody","biography":"A life."}"#)
    networking.stub("/3/discover/movie", with: .films([8, 9]))
    return networking
  }

  func testActivatingRowOpensItsPageWithOneRequest() {
    onMain {
      let networking = Self.makeNetworking()
      let application = TestApplication(.test(networking))
      let fixture = application.show()
      try await fixture.waitForText("Film 7")
      let list = try XCTUnwrap(fixture.window.tree.first { $0.isMapped && $0.isA(gtk_list_view_get_type()) })
      gtk_widget_activate_action_variant(list.widget, "list.activate-item", g_variant_new_uint32(0))
      try await fixture.waitForText("What it is about.")
      XCTAssertEqual(application.main.coordinator.destination.address, "movie/7")
      XCTAssertEqual(application.main.coordinator.path.map(\.address), ["featured/now-playing", "movie/7"])
      XCTAssertEqual(networking.requestedPaths.filter { $0.hasPrefix("/3/movie/7") }.count, 1)
      fixture.close()
    }
  }

  func testFocusMovesToTopOfPageWhenItLoads() {
    onMain {
      let networking = SuspendableNetworking()
      let application = TestApplication(.test(networking))
      application.main.coordinator.show(TitleDestination(id: .movie(7)))
      let fixture = application.show()
      await fixture.nextFrame()
      application.main.coordinator.controller.top?.takeFocus()
      XCTAssertEqual(fixture.window.focusedWidget?.exposedLabel, "Loading")
      await networking.waitForRequests(1)
      networking.resume(0, with: .json(Self.movie))
      try await fixture.waitForText("What it is about.")
      // The stars have the focus until the title's marks are read.
      try await eventually("the focus") { fixture.window.focusedWidget?.exposedLabel == "Watchlist" }
      fixture.close()
    }
  }

  func testFocusMovesToWatchlistButtonOnceMarksAreRead() {
    onMain {
      let (libraries, opened) = AsyncStream.makeStream(of: Library.self)
      let library = LibraryModel(source: .tmdb) {
        guard let library = await libraries.first(where: { _ in true }) else { throw LibraryError.cancelled }
        return library
      }
      let application = TestApplication(.test(Self.makeNetworking()), library: library)
      application.main.coordinator.show(TitleDestination(id: .movie(7)))
      let fixture = application.show()
      try await fixture.waitForText("What it is about.")
      opened.yield(try Library.inMemory())
      // The stars can take the focus a moment before the buttons appear.
      var focused: Widget?
      try await eventually("the buttons") {
        if fixture.window.button("Watchlist") != nil { return true }
        application.main.coordinator.controller.top?.takeFocus()
        focused = fixture.window.focusedWidget
        XCTAssertEqual(focused?.isMapped, true, "the focus is in a hidden widget")
        return false
      }
      if focused?.isA(gtk_range_get_type()) == true {
        XCTAssertEqual(fixture.window.focusedWidget?.exposedLabel, "Watchlist")
      }
      fixture.close()
    }
  }

  func testHeaderBarShowsTitleOncePageHasScrolledPastIt() {
    onMain {
      let (_, fixture) = try await TestApplication.open(
        TitleDestination(id: .movie(7)), Self.makeNetworking(), width: 500, height: 300)
      let header = try XCTUnwrap(fixture.window.tree.first { $0.isMapped && $0.isHeaderBar })
      let title = try XCTUnwrap(header.tree.first { $0.isA(adw_window_title_get_type()) })
      let scroll = try XCTUnwrap(fixture.window.tree.first { $0.isMapped && $0.isA(gtk_scrolled_window_get_type()) })
      let adjustment = ScrolledWindow(retaining: scroll.pointer).verticalAdjustment
      XCTAssertEqual(title.opacity, 0)
      adjustment.value = adjustment.upper
      XCTAssertEqual(title.opacity, 1)
      adjustment.value = 0
      XCTAssertEqual(title.opacity, 0)
      fixture.close()
    }
  }

  func testTitlePageOmitsSectionsWithoutContent() {
    onMain {
      let application = TestApplication(.test(Self.makeNetworking()))
      application.main.coordinator.show(TitleDestination(id: .movie(7)))
      let fixture = application.show()
      try await fixture.waitForText("What it is about.")
      let headings = ["Cast", "Crew", "Seasons", "Where to Watch", "Recommendations", "Similar", "Reviews", "Facts"]
      let shown = headings.filter(fixture.window.visibleTexts.contains)
      XCTAssertEqual(shown.filter { $0 != "Facts" }, ["Cast"])
      fixture.close()
    }
  }

  func testTranslatedFallbackTextNamesItsLanguage() {
    onMain {
      let networking = ReplayNetworking()
      networking.stub(
        "/3/movie/7",
        json: """
          {"id":7,"title":"Film 7","original_language":"en","overview":"What it is about.",
          "translations":{"translations":[{"iso_639_1":"de","iso_3166_1":"DE","name":"Deutsch",
          "english_name":"German","data":{"tagline":"Eine Stadt.","overview":"Worum es geht.","title":""}}]}}
          """)
      let application = TestApplication(.test(networking))
      application.main.coordinator.show(TitleDestination(id: .movie(7)))
      let fixture = application.show()
      try await fixture.waitForText("What it is about.")
      let texts = fixture.window.visibleTexts.filter { ["Eine Stadt.", "In German"].contains($0) }
      XCTAssertEqual(texts, ["Eine Stadt.", "In German"])
      fixture.close()
    }
  }

  func testGenrePillOpensMoviesOfGenreWithoutRequestingItsName() {
    onMain {
      let networking = Self.makeNetworking()
      let application = TestApplication(.test(networking))
      application.main.coordinator.show(TitleDestination(id: .movie(7)))
      let fixture = application.show()
      try await fixture.waitForText("Drama")
      let pill = try XCTUnwrap(
        fixture.window.tree.first { $0.isMapped && $0.isA(gtk_button_get_type()) && $0.exposedLabel == "Drama" })
      gtk_widget_activate(pill.widget)
      try await fixture.waitForText("Film 9")
      XCTAssertEqual(application.main.coordinator.destination.address, "genre/movie/18")
      let query = networking.requests.first { $0.url.path == "/3/discover/movie" }?.url.query() ?? ""
      XCTAssertTrue(query.split(separator: "&").contains("with_genres=18"), query)
      XCTAssertFalse(networking.requestedPaths.contains { $0.hasPrefix("/3/genre") }, "its name was known")
      fixture.close()
    }
  }

  func testRestartKeepsNavigationPath() {
    onMain {
      let application = TestApplication(.test(Self.makeNetworking()))
      application.main.coordinator.show(FeaturedDestination(.nowPlaying))
      application.main.coordinator.show(TitleDestination(id: .movie(7)))
      application.main.coordinator.show(PersonDestination(id: 9))
      let fixture = application.show()
      try await fixture.waitForText("A life.")
      let path = application.main.coordinator.path
      XCTAssertEqual(path.map(\.address), ["featured/now-playing", "movie/7", "person/9"])
      application.catalogue = .test(Self.makeNetworking())
      application.main.restart()
      try await fixture.waitForText("A life.")
      XCTAssertEqual(application.main.coordinator.path.map(\.address), path.map(\.address))
      fixture.close()
    }
  }

  func testSelectingTabClosesPages() {
    onMain {
      let application = TestApplication(.test(Self.makeNetworking()))
      application.main.coordinator.show(TitleDestination(id: .movie(7)))
      let fixture = application.show()
      try await fixture.waitForText("What it is about.")
      application.main.coordinator.select(.search)
      XCTAssertEqual(application.main.coordinator.path.map(\.address), ["search"])
      XCTAssertFalse(application.main.coordinator.controller.goForward())
      fixture.close()
    }
  }
}
