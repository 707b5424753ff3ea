import AppFoundation
import AppTestSupport
import Catalogue
import Containment
import Foundation
import GTK
import GTKTestSupport
import LoadingState
import TMDB
import TMDBTesting
import TitleIdentity
import XCTest

@testable import ScreenFoundation

/// Tests the path from a TMDB response to the model's state and to the visible row.
final class PagedFetcherTests: GTKTestCase {
  func testResponseBecomesStateAndRow() {
    onMain {
      let networking = ReplayNetworking()
      let list = PopularList(networking)
      networking.stub(
        "/3/movie/popular",
        json: """
          {"page":1,"total_pages":1,"total_results":1,"results":[{"id":348,"title":"Alien","overview":"In space.",
          "release_date":"1979-05-25","vote_average":8.16,"vote_count":14000,"poster_path":null}]}
          """)
      try await list.show()
      try await list.fixture.waitForText("Alien")
      let row = try XCTUnwrap(list.model.state.content?.first)
      XCTAssertEqual(row.title, "Alien")
      XCTAssertEqual(row.date, "May 25, 1979")
      let texts = list.fixture.window.visibleTexts
      for text in ["Alien", "In space.", "1979", "8.2"] { XCTAssertTrue(texts.contains(text), text) }
      XCTAssertTrue(list.fetcher.isSettled)
      list.fixture.close()
    }
  }

  func testFailureShowsPageAndRetryReloads() {
    onMain {
      let networking = ReplayNetworking()
      let list = PopularList(networking)
      networking.stub("/3/movie/popular", with: .serverError)
      networking.stub("/3/movie/popular", with: .films([7]))
      try await list.show()
      try await list.fixture.waitForText("TMDB Is Having Trouble")
      XCTAssertTrue(list.fetcher.isSettled)
      try await list.fixture.press("Retry")
      try await list.fixture.waitForText("Film 7")
      XCTAssertFalse(list.fixture.window.visibleTexts.contains("TMDB Is Having Trouble"))
      list.fixture.close()
    }
  }

  func testRejectedKeyOffersToEnterAnotherKey() {
    onMain {
      let networking = ReplayNetworking()
      var actions: [AppAction] = []
      let list = PopularList(networking) { actions.append($0) }
      networking.stub("/3/movie/popular", with: .wrongKey)
      try await list.show()
      try await list.fixture.waitForText("Key Not Accepted")
      try await list.fixture.press("Enter Another Key")
      XCTAssertEqual(actions, [.settings(.enterCredential)])
      XCTAssertEqual(networking.requests.count, 1)
      list.fixture.close()
    }
  }

  func testFailedRefreshKeepsRowsAndShowsBanner() {
    onMain {
      let networking = ReplayNetworking()
      let list = PopularList(networking)
      for answer in [NetworkResponse.films([7]), .serverError, .films([8])] {
        networking.stub("/3/movie/popular", with: answer)
      }
      try await list.show()
      try await list.fixture.waitForText("Film 7")
      list.fetcher.refresh()
      try await list.fixture.waitForText("TMDB is having trouble")
      XCTAssertTrue(list.fixture.window.visibleTexts.contains("Film 7"))
      try await list.fixture.press("Retry")
      try await list.fixture.waitForText("Film 8")
      try await eventually("the banner to go") {
        !list.fixture.window.visibleTexts.contains { $0.contains("TMDB is having trouble") }
      }
      list.fixture.close()
    }
  }

  func testEmptyListShowsMessage() {
    onMain {
      let networking = ReplayNetworking()
      let list = PopularList(networking)
      networking.stub("/3/movie/popular", with: .films([]))
      try await list.show()
      try await list.fixture.waitForText("Nothing Here")
      list.fixture.close()
    }
  }
}
