import AppTestSupport
import CAdwaita
import Containment
import Foundation
import GTK
import GTKTestSupport
import MatineeCore
import TMDB
import TMDBTesting
import XCTest

@testable import MatineeApp

/// Tests the pages above the tabs: their content, when it loads, and the way back.
final class PagesTests: GTKTestCase {
  private static let film = """
    {"id":7,"title":"Film 7","overview":"What it is about.","genres":[{"id":18,"name":"Drama"}],
    "credits":{"cast":[{"id":9,"name":"Somebody","character":"A Part"}]}}
    """

  @MainActor private static func answers() -> ReplayNetworking {
    let networking = ReplayNetworking()
    networking.answer("/3/movie/now_playing", with: .films([7]))
    networking.answer("/3/movie/7", json: film)
    networking.answer("/3/person/9", json: #"{"id":9,"name":"Somebody","biography":"A life."}"#)
    networking.answer("/3/discover/movie", with: .films([8, 9]))
    return networking
  }

  func testARowOpensItsPageWithOneRequest() {
    onMain {
      let networking = Self.answers()
      let application = TestApplication(.test(networking))
      let stage = application.show()
      try await stage.sees("Film 7")
      let list = try XCTUnwrap(stage.window.tree.first { $0.isMapped && $0.isA(gtk_list_view_get_type()) })
      gtk_widget_activate_action_variant(list.widget, "list.activate-item", g_variant_new_uint32(0))
      try await stage.sees("What it is about.")
      XCTAssertEqual(application.main.coordinator.destination, .title(.film(7)))
      XCTAssertEqual(application.main.coordinator.path, [.featured(.nowPlaying), .title(.film(7))])
      XCTAssertEqual(networking.questions.filter { $0.hasPrefix("/3/movie/7") }.count, 1)
      stage.close()
    }
  }

  func testAPageThatHasComeIsReadFromItsTop() {
    onMain {
      let networking = SuspendableNetworking()
      let application = TestApplication(.test(networking))
      application.main.coordinator.show(.title(.film(7)))
      let stage = application.show()
      await stage.nextFrame()
      application.main.coordinator.controller.top?.takeFocus()
      XCTAssertEqual(stage.window.focusedWidget?.spokenLabel, "Loading")
      await networking.waitForRequests(1)
      networking.release(0, with: .json(Self.film))
      try await stage.sees("What it is about.")
      XCTAssertEqual(stage.window.focusedWidget?.spokenLabel ?? stage.window.focusedWidget?.visibleTexts.first, "Drama")
      stage.close()
    }
  }

  func testWhatATitleLacksIsNotThere() {
    onMain {
      let application = TestApplication(.test(Self.answers()))
      application.main.coordinator.show(.title(.film(7)))
      let stage = application.show()
      try await stage.sees("What it is about.")
      let headings = ["Cast", "Crew", "Seasons", "Where to Watch", "Recommendations", "Similar", "Reviews", "Facts"]
      let shown = headings.filter(stage.window.visibleTexts.contains)
      XCTAssertEqual(shown.filter { $0 != "Facts" }, ["Cast"])
      stage.close()
    }
  }

  func testEachTextThatStandsInNamesItsLanguage() {
    onMain {
      let networking = ReplayNetworking()
      networking.answer(
        "/3/movie/7",
        json: """
          {"id":7,"title":"Film 7","original_language":"en","overview":"What it is about.",
          "translations":{"translations":[{"iso_639_1":"de","iso_3166_1":"DE","name":"Deutsch",
          "english_name":"German","data":{"tagline":"Eine Stadt.","overview":"Worum es geht.","title":""}}]}}
          """)
      let application = TestApplication(.test(networking))
      application.main.coordinator.show(.title(.film(7)))
      let stage = application.show()
      try await stage.sees("What it is about.")
      let texts = stage.window.visibleTexts.filter { ["Eine Stadt.", "In German"].contains($0) }
      XCTAssertEqual(texts, ["Eine Stadt.", "In German"])
      stage.close()
    }
  }

  func testAGenreLeadsToItsTitles() {
    onMain {
      let networking = Self.answers()
      let application = TestApplication(.test(networking))
      application.main.coordinator.show(.title(.film(7)))
      let stage = application.show()
      try await stage.sees("Drama")
      let pill = try XCTUnwrap(
        stage.window.tree.first { $0.isMapped && $0.isA(gtk_button_get_type()) && $0.spokenLabel == "Drama" })
      gtk_widget_activate(pill.widget)
      try await stage.sees("Film 9")
      XCTAssertEqual(application.main.coordinator.destination, .genre(GenreID(.film, 18)))
      let asked = networking.requests.first { $0.url.path == "/3/discover/movie" }?.url.query() ?? ""
      XCTAssertTrue(asked.split(separator: "&").contains("with_genres=18"), asked)
      XCTAssertFalse(networking.questions.contains { $0.hasPrefix("/3/genre") }, "its name was known")
      stage.close()
    }
  }

  func testOtherServicesBeginAnewWhereTheUserIs() {
    onMain {
      let application = TestApplication(.test(Self.answers()))
      application.main.coordinator.show(.featured(.nowPlaying))
      application.main.coordinator.show(.title(.film(7)))
      application.main.coordinator.show(.person(9))
      let stage = application.show()
      try await stage.sees("A life.")
      let path = application.main.coordinator.path
      XCTAssertEqual(path, [.featured(.nowPlaying), .title(.film(7)), .person(9)])
      application.services = .test(Self.answers())
      application.main.restart()
      try await stage.sees("A life.")
      XCTAssertEqual(application.main.coordinator.path, path)
      stage.close()
    }
  }

  func testTheTabsPutPagesAway() {
    onMain {
      let application = TestApplication(.test(Self.answers()))
      application.main.coordinator.show(.title(.film(7)))
      let stage = application.show()
      try await stage.sees("What it is about.")
      application.main.coordinator.select(.search)
      XCTAssertEqual(application.main.coordinator.path, [.search("")])
      XCTAssertFalse(application.main.coordinator.controller.goForward())
      stage.close()
    }
  }
}
