import AppTestSupport
import CAdwaita
import Containment
import GTK
import GTKTestSupport
import MatineeCore
import TMDB
import TMDBTesting
import XCTest

@testable import MatineeApp

/// Tests pages with incomplete, very long or missing responses.
final class BadPagesTests: GTKTestCase {
  @MainActor private static func show(
    _ destination: Destination, _ json: String, status: Int = 200, knowing known: PagePreview? = nil
  ) -> (application: TestApplication, stage: AppFixture) {
    let networking = ReplayNetworking()
    networking.answer("/3/\(destination)", with: .json(json, status: status))
    let application = TestApplication(.test(networking))
    application.main.coordinator.show(destination, knowing: known)
    return (application, application.show())
  }

  func testPartsThatAreMissingNullOrEmptyAreNotThere() {
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
        let (application, stage) = Self.show(.title(.film(7)), json)
        try await stage.sees("Links")
        XCTAssertTrue(application.main.coordinator.isSettled)
        XCTAssertEqual(headings.filter(stage.window.visibleTexts.contains), [], json)
        stage.close()
      }
    }
  }

  func testWhatIsNotThereSaysSoOnEveryKindOfPage() {
    onMain {
      let pages: [Destination] = [
        .title(.film(919_999_999)), .title(.series(929_999_999)), .person(939_999_999),
        .season(SeasonID(series: 1, number: 9)), .collection(9),
      ]
      for page in pages {
        let (_, stage) = Self.show(page, #"{"success":false,"status_code":34}"#, status: 404)
        try await stage.sees("Not at TMDB")
        try await stage.sees("TMDB does not have ")
        stage.close()
      }
    }
  }

  func testEndlessTextsAreCutAndOpened() {
    onMain {
      let text = String(repeating: "word ", count: 20_000)
      let pages: [(Destination, String)] = [
        (.title(.film(7)), #"{"id":7,"title":"A Film","overview":"\#(text)","tagline":"\#(text)"}"#),
        (.person(7), #"{"id":7,"name":"Somebody","biography":"\#(text)"}"#),
        (.collection(7), #"{"id":7,"name":"\#(text)","overview":"\#(text)"}"#),
        (
          .season(SeasonID(series: 7, number: 1)),
          #"{"id":7,"name":"S","episodes":[{"id":1,"episode_number":1,"name":"E","overview":"\#(text)"}]}"#
        ),
      ]
      for (page, json) in pages {
        let (_, stage) = Self.show(page, json)
        try await stage.press("Read More")
        try await stage.sees("Read Less")
        XCTAssertTrue(stage.window.visibleTexts.allSatisfy { $0.count <= 20_100 }, "\(page)")
        stage.close()
      }
    }
  }

  func testTextFromRightToLeftIsShownAsItIs() {
    onMain {
      let (_, stage) = Self.show(
        .title(.film(7)), #"{"id":7,"title":"جدایی نادر از سیمین","overview":"نادر و سیمین \u202e(2011) می‌خواهند."}"#)
      try await stage.sees("جدایی نادر از سیمین")
      try await stage.sees("می‌خواهند")
      let turns = stage.window.visibleTexts.filter { $0.unicodeScalars.contains("\u{202e}") }
      XCTAssertEqual(turns, [], "what turns the direction of what follows")
      stage.close()
    }
  }

  func testOfThousandsInTheCastAFewCellsExist() {
    onMain {
      let cast = (1...5_000).map { #"{"id":\#($0),"name":"Somebody \#($0)","character":"A Part","order":\#($0)}"# }
      let (_, stage) = Self.show(
        .title(.film(7)), #"{"id":7,"title":"A Film","credits":{"cast":[\#(cast.joined(separator: ","))]}}"#)
      try await stage.sees("Somebody 1")
      let shelf = try XCTUnwrap(stage.window.grids.first { $0.spokenLabel == "Cast" })
      XCTAssertGreaterThan(shelf.childWidgets.count, 5)
      XCTAssertLessThan(shelf.childWidgets.count, 60)
      stage.close()
    }
  }

  func testWhatIsKnownStaysAboveAFailure() {
    onMain {
      let (application, stage) = Self.show(
        .person(7), #"{"status_code":11}"#, status: 500, knowing: .person(PersonSummary(id: 7, name: "Somebody")))
      try await stage.sees("TMDB Is Having Trouble")
      // Only the page counts, because the window's header bar shows the name, too.
      let page = try XCTUnwrap(application.main.coordinator.controller.top)
      XCTAssertTrue(page.view.visibleTexts.contains("Somebody"), "\(page.view.visibleTexts)")
      stage.close()
    }
  }
}
