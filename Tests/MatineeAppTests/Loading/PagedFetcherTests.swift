import AppTestSupport
import Containment
import Foundation
import GTK
import GTKTestSupport
import LoadingState
import MatineeCore
import TMDB
import TMDBTesting
import TitleIdentity
import XCTest

@testable import MatineeApp

/// Tests the path from a TMDB response to the model's state and to the visible row.
final class PagedFetcherTests: GTKTestCase {
  @MainActor private struct Harness {
    let networking = ReplayNetworking()
    let fixture = AppFixture()
    let model: PagedListModel<TitleSummary>
    let fetcher: PagedFetcherController<TitleSummary>

    init() {
      let services = Services.test(networking)
      model = services.model(of: MovieList.popular)
      fetcher = PagedFetcherController(
        title: "Popular", model: model, images: PipelineImages(loader: services.pictures))
    }

    func show() async throws { try await fixture.show(fetcher) }
  }

  func testResponseBecomesStateAndRow() {
    onMain {
      let harness = Harness()
      harness.networking.stub(
        "/3/movie/popular",
        json: """
          {"page":1,"total_pages":1,"total_results":1,"results":[{"id":348,"title":"Alien","overview":"In space.",
          "release_date":"1979-05-25","vote_average":8.16,"vote_count":14000,"poster_path":null}]}
          """)
      try await harness.show()
      try await harness.fixture.waitForText("Alien")
      let row = try XCTUnwrap(harness.model.state.content?.first)
      XCTAssertEqual(row.title, "Alien")
      XCTAssertEqual(row.date, "May 25, 1979")
      let texts = harness.fixture.window.visibleTexts
      for text in ["Alien", "In space.", "May 25, 1979", "8.2"] { XCTAssertTrue(texts.contains(text), text) }
      XCTAssertTrue(harness.fetcher.isSettled)
      harness.fixture.close()
    }
  }

  func testFailureShowsPageAndRetryReloads() {
    onMain {
      let harness = Harness()
      harness.networking.stub("/3/movie/popular", with: .serverError)
      harness.networking.stub("/3/movie/popular", with: .films([7]))
      try await harness.show()
      try await harness.fixture.waitForText("TMDB Is Having Trouble")
      XCTAssertTrue(harness.fetcher.isSettled)
      try await harness.fixture.press("Retry")
      try await harness.fixture.waitForText("Film 7")
      XCTAssertFalse(harness.fixture.window.visibleTexts.contains("TMDB Is Having Trouble"))
      harness.fixture.close()
    }
  }

  func testRejectedKeyOffersToEnterAnotherKey() {
    onMain {
      let harness = Harness()
      var actions: [AppAction] = []
      harness.fetcher.onAction = { actions.append($0) }
      harness.networking.stub("/3/movie/popular", with: .wrongKey)
      try await harness.show()
      try await harness.fixture.waitForText("Key Not Accepted")
      try await harness.fixture.press("Enter Another Key")
      XCTAssertEqual(actions, [.enterCredential])
      XCTAssertEqual(harness.networking.requests.count, 1)
      harness.fixture.close()
    }
  }

  func testFailedRefreshKeepsRowsAndShowsBanner() {
    onMain {
      let harness = Harness()
      for answer in [NetworkResponse.films([7]), .serverError, .films([8])] {
        harness.networking.stub("/3/movie/popular", with: answer)
      }
      try await harness.show()
      try await harness.fixture.waitForText("Film 7")
      harness.fetcher.refresh()
      try await harness.fixture.waitForText("TMDB is having trouble")
      XCTAssertTrue(harness.fixture.window.visibleTexts.contains("Film 7"))
      try await harness.fixture.press("Retry")
      try await harness.fixture.waitForText("Film 8")
      try await eventually("the banner to go") {
        !harness.fixture.window.visibleTexts.contains { $0.contains("TMDB is having trouble") }
      }
      harness.fixture.close()
    }
  }

  func testEmptyListShowsMessage() {
    onMain {
      let harness = Harness()
      harness.networking.stub("/3/movie/popular", with: .films([]))
      try await harness.show()
      try await harness.fixture.waitForText("Nothing Here")
      harness.fixture.close()
    }
  }
}
