import Containment
import GTK
import GTKTestSupport
import TMDB
import TMDBTesting
import XCTest

@testable import GenresExample

/// Tests a film's page with real widgets: its details, its failure, and the rating.
final class FilmViewControllerTests: GTKTestCase {
  func testSelectedFilmShowsDetailsAndBackReturns() {
    onMain {
      let fixture = ScreenFixture()
      let navigation = try await fixture.showFilms()
      try fixture.selectFirstFilm()
      try await eventually("the details") { fixture.texts.contains("1 h 42 min · Drama") }
      XCTAssertEqual(navigation.top?.title, "Film 1")
      XCTAssertTrue(fixture.texts.contains("As time goes by"))
      navigation.pop()
      try await eventually("the genres") { fixture.texts.contains("Genre 1") }
      fixture.window.destroy()
    }
  }

  func testRatingOnPageIsInCellsAndSurvivesRestart() {
    onMain {
      let folder = try TemporaryFolder()
      let ratings = RatingStore(folder.ratings)
      let fixture = ScreenFixture()
      let navigation = try await fixture.showFilms(ratings)
      try fixture.selectFirstFilm()
      try await eventually("the stars") { fixture.canRate }
      let stars = try XCTUnwrap(fixture.stars)
      for key in ["9", "Return"] { XCTAssertTrue(stars.pressShortcut(key), key) }
      XCTAssertEqual(ratings.ratings, [1: 9])
      navigation.pop()
      try await eventually("the badges") { fixture.texts.count { $0 == "9" } == 3 }
      await ratings.finish()
      fixture.window.destroy()

      let restarted = ScreenFixture()
      _ = try await restarted.showFilms(RatingStore(folder.ratings))
      try await eventually("the badges after a restart") { restarted.texts.count { $0 == "9" } == 3 }
      restarted.window.destroy()
    }
  }

  func testStarsAreDisabledIfFileIsDamaged() {
    onMain {
      let folder = try TemporaryFolder()
      try "{".write(to: folder.ratings, atomically: true, encoding: .utf8)
      let ratings = RatingStore(folder.ratings)
      await ratings.finish()
      let fixture = ScreenFixture()
      let viewModel = FilmViewModel(.stub(1), .test(fixture.networking, ratings))
      try await fixture.show(FilmViewController(viewModel, pictures: Pictures(fixture.networking)))
      XCTAssertTrue(fixture.texts.contains { $0.contains(folder.ratings.path) })
      XCTAssertNotNil(fixture.stars)
      XCTAssertFalse(fixture.canRate)
      fixture.window.destroy()
    }
  }

  func testFailureIsBelowFilmAndRetryLoadsDetails() {
    onMain {
      let fixture = ScreenFixture()
      fixture.networking.stub("/3/movie/1", with: .notFound)
      fixture.networking.stub("/3/movie/1", with: .details(1))
      let viewModel = FilmViewModel(.stub(1), .test(fixture.networking))
      try await fixture.show(FilmViewController(viewModel, pictures: Pictures(fixture.networking)))
      try await eventually("Retry") { fixture.window.button("Retry") != nil }
      XCTAssertTrue(fixture.texts.contains("Film 1"))
      let retry = try XCTUnwrap(fixture.window.button("Retry"))
      XCTAssertTrue(retry.focus())
      retry.click()
      try await eventually("the details") { fixture.texts.contains("1 h 42 min · Drama") }
      XCTAssertTrue(fixture.window.rootViewController?.view.containsFocus == true)
      fixture.window.destroy()
    }
  }
}
