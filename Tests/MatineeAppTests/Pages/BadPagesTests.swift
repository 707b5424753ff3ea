import AppTestSupport
import CAdwaita
import Catalogue
import Containment
import GTK
import GTKTestSupport
import TMDB
import TMDBTesting
import TitleIdentity
import XCTest

@testable import MatineeApp
@testable import ScreenFoundation

/// Tests pages with incomplete, very long or missing responses.
final class BadPagesTests: GTKTestCase {
  @MainActor private static func show(
    _ destination: any Destination, _ json: String, status: Int = 200
  ) -> (application: TestApplication, fixture: AppFixture) {
    let networking = ReplayNetworking()
    networking.stub("/3/\(destination)", with: .json(json, status: status))
    let application = TestApplication(.test(networking))
    application.main.coordinator.show(destination)
    return (application, application.show())
  }

  func testMissingNullAndEmptyPartsAreHidden() {
    onMain {
      let poor = [
        #"{"id":7,"title":"A Film"}"#,
        """
        {"id":7,"title":"A Film","overview":null,"genres":null,"credits":null,"images":{"backdrops":null},"videos":[],
        "belongs_to_collection":{},"reviews":{"results":null},"similar":{},"watch/providers":null,"runtime":"x"}
        """,
        """
        {"id":7,"title":"A Film","overview":"","genres":[],"credits":{"cast":[],"crew":[]},"images":{"backdrops":[],
        "posters":[{"file_path":null}]},"reviews":{"results":[]},"imdb_id":"","homepage":""}
        """,
      ]
      let headings = [
        "Cast", "Crew", "Seasons", "Next Episode", "Where to Watch", "Backdrops", "Posters", "Part of a Collection",
        "Recommendations", "Similar", "Reviews",
      ]
      for json in poor {
        let (application, fixture) = Self.show(TitleDestination(id: .movie(7)), json)
        try await fixture.waitForText("Links")
        try await eventually("settled") { application.main.coordinator.isSettled }
        XCTAssertEqual(headings.filter(fixture.window.visibleTexts.contains), [], json)
        fixture.close()
      }
    }
  }

  func testEveryKindOfPageShowsMessageWhenMissingFromTMDB() {
    onMain {
      let pages: [any Destination] = [
        TitleDestination(id: .movie(919_999_999)), TitleDestination(id: .show(929_999_999)),
        PersonDestination(id: 939_999_999),
        SeasonDestination(id: SeasonID(show: 1, number: 9)), CollectionDestination(id: 9),
      ]
      for page in pages {
        let (_, fixture) = Self.show(page, #"{"success":false,"status_code":34}"#, status: 404)
        try await fixture.waitForText("Not on TMDB")
        try await fixture.waitForText("TMDB doesn’t have ")
        fixture.close()
      }
    }
  }

  func testVeryLongTextsAreTruncatedAndExpandable() {
    onMain {
      let text = String(repeating: "word ", count: 20_000)
      let pages: [(any Destination, String)] = [
        (TitleDestination(id: .movie(7)), #"{"id":7,"title":"A Film","overview":"\#(text)","tagline":"\#(text)"}"#),
        (PersonDestination(id: 7), #"{"id":7,"name":"Somebody","biography":"\#(text)"}"#),
        (CollectionDestination(id: 7), #"{"id":7,"name":"\#(text)","overview":"\#(text)"}"#),
        (
          SeasonDestination(id: SeasonID(show: 7, number: 1)),
          #"{"id":7,"name":"S","episodes":[{"id":1,"episode_number":1,"name":"E","overview":"\#(text)"}]}"#
        ),
      ]
      for (page, json) in pages {
        let (_, fixture) = Self.show(page, json)
        try await fixture.press("Read More")
        try await fixture.waitForText("Read Less")
        XCTAssertTrue(fixture.window.visibleTexts.allSatisfy { $0.count <= 20_100 }, "\(page)")
        fixture.close()
      }
    }
  }

  func testRightToLeftTextIsShownWithoutDirectionOverrides() {
    onMain {
      let (_, fixture) = Self.show(
        TitleDestination(id: .movie(7)),
        #"{"id":7,"title":"جدایی نادر از سیمین","overview":"نادر و سیمین \u202e(2011) می‌خواهند."}"#)
      try await fixture.waitForText("جدایی نادر از سیمین")
      try await fixture.waitForText("می‌خواهند")
      let turns = fixture.window.visibleTexts.filter { $0.unicodeScalars.contains("\u{202e}") }
      XCTAssertEqual(turns, [], "what turns the direction of what follows")
      fixture.close()
    }
  }

  func testLargeCastCreatesFewCells() {
    onMain {
      let cast = (1...5_000).map { #"{"id":\#($0),"name":"Somebody \#($0)","character":"A Part","order":\#($0)}"# }
      let (_, fixture) = Self.show(
        TitleDestination(id: .movie(7)),
        #"{"id":7,"title":"A Film","credits":{"cast":[\#(cast.joined(separator: ","))]}}"#)
      try await fixture.waitForText("Somebody 1")
      let shelf = try XCTUnwrap(fixture.window.grids.first { $0.exposedLabel == "Cast" })
      XCTAssertGreaterThan(shelf.childWidgets.count, 5)
      XCTAssertLessThan(shelf.childWidgets.count, 60)
      fixture.close()
    }
  }

  func testKnownNameStaysAboveFailure() {
    onMain {
      let (application, fixture) = Self.show(
        PersonDestination(id: 7, summary: PersonSummary(id: 7, name: "Somebody")), #"{"status_code":11}"#, status: 500)
      try await fixture.waitForText("TMDB Is Having Trouble")
      // Only the page counts, because the window's header bar shows the name, too.
      let page = try XCTUnwrap(application.main.coordinator.controller.top)
      XCTAssertTrue(page.view.visibleTexts.contains("Somebody"), "\(page.view.visibleTexts)")
      fixture.close()
    }
  }
}
