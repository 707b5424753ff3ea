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
  @MainActor private struct Scene {
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
      let scene = Scene()
      scene.networking.stub(
        "/3/movie/popular",
        json: """
          {"page":1,"total_pages":1,"total_results":1,"results":[{"id":348,"title":"Alien","overview":"In space.",
          "release_date":"1979-05-25","vote_average":8.16,"vote_count":14000,"poster_path":null}]}
          """)
      try await scene.show()
      try await scene.fixture.waitForText("Alien")
      let row = try XCTUnwrap(scene.model.state.content?.first)
      XCTAssertEqual(row.title, "Alien")
      XCTAssertEqual(row.date, "May 25, 1979")
      let texts = scene.fixture.window.visibleTexts
      for text in ["Alien", "In space.", "May 25, 1979", "8.2"] { XCTAssertTrue(texts.contains(text), text) }
      XCTAssertTrue(scene.fetcher.isSettled)
      scene.fixture.close()
    }
  }

  func testFailureShowsPageAndRetryReloads() {
    onMain {
      let scene = Scene()
      scene.networking.stub("/3/movie/popular", with: .serverError)
      scene.networking.stub("/3/movie/popular", with: .films([7]))
      try await scene.show()
      try await scene.fixture.waitForText("TMDB Is Having Trouble")
      XCTAssertTrue(scene.fetcher.isSettled)
      try await scene.fixture.press("Retry")
      try await scene.fixture.waitForText("Film 7")
      XCTAssertFalse(scene.fixture.window.visibleTexts.contains("TMDB Is Having Trouble"))
      scene.fixture.close()
    }
  }

  func testRejectedKeyOffersToEnterAnotherKey() {
    onMain {
      let scene = Scene()
      var actions: [AppAction] = []
      scene.fetcher.onAction = { actions.append($0) }
      scene.networking.stub("/3/movie/popular", with: .wrongKey)
      try await scene.show()
      try await scene.fixture.waitForText("Key Not Accepted")
      try await scene.fixture.press("Enter Another Key")
      XCTAssertEqual(actions, [.enterCredential])
      XCTAssertEqual(scene.networking.requests.count, 1)
      scene.fixture.close()
    }
  }

  func testFailedRefreshKeepsRowsAndShowsBanner() {
    onMain {
      let scene = Scene()
      for answer in [NetworkResponse.films([7]), .serverError, .films([8])] {
        scene.networking.stub("/3/movie/popular", with: answer)
      }
      try await scene.show()
      try await scene.fixture.waitForText("Film 7")
      scene.fetcher.refresh()
      try await scene.fixture.waitForText("TMDB is having trouble")
      XCTAssertTrue(scene.fixture.window.visibleTexts.contains("Film 7"))
      try await scene.fixture.press("Retry")
      try await scene.fixture.waitForText("Film 8")
      try await eventually("the banner to go") {
        !scene.fixture.window.visibleTexts.contains { $0.contains("TMDB is having trouble") }
      }
      scene.fixture.close()
    }
  }

  func testEmptyListShowsMessage() {
    onMain {
      let scene = Scene()
      scene.networking.stub("/3/movie/popular", with: .films([]))
      try await scene.show()
      try await scene.fixture.waitForText("Nothing Here")
      scene.fixture.close()
    }
  }
}
