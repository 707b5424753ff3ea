import Containment
import GTK
import GTKTestSupport
import LoadingState
import TMDB
import TMDBTesting
import XCTest

@testable import GenresExample

/// Tests the screen with real widgets: its states, its pictures, its ratings, and the updates of its cells.
final class GenresViewControllerTests: GTKTestCase {
  func testSectionsHaveThreeLayouts() {
    onMain {
      let fixture = ScreenFixture()
      _ = try await fixture.showFilms()
      XCTAssertEqual(fixture.texts.filter { $0.hasPrefix("Genre ") }, ["Genre 1", "Genre 2", "Genre 3"])
      let styles = ["shelf-line", "grid-line", "list-line"]
      XCTAssertEqual(styles.map { style in fixture.window.grids.count { $0.hasStyle(style) } }, [1, 1, 2])
      fixture.window.destroy()
    }
  }

  func testPosterDownloadsOnceForAllCellsAndPage() {
    onMain {
      let fixture = ScreenFixture()
      let navigation = try await fixture.showFilms()
      try await eventually("the posters of all cells") { fixture.loadedPosterCount(of: "1.png") == 3 }
      try fixture.selectFirstFilm()
      try await eventually("the page’s poster") {
        navigation.top is FilmViewController && fixture.loadedPosterCount(of: "1.png") == 1
      }
      XCTAssertEqual(fixture.networking.requestCount(of: "/1.png"), 1)
      fixture.window.destroy()
    }
  }

  func testRatingAppearsInAllCellsAtOnce() {
    onMain {
      let fixture = ScreenFixture()
      let ratings = RatingStore([:])
      _ = try await fixture.showFilms(ratings)
      ratings.rate(1, 8.5)
      try await eventually("a badge") { fixture.texts.contains("8.5") }
      XCTAssertEqual(fixture.texts.count { $0 == "8.5" }, 3)
      try await eventually("the accessible labels") {
        fixture.labels(of: "Film 1, your rating 8.5 out of 10").count == 3
      }
      ratings.rate(1, nil)
      try await eventually("no badge") { !fixture.texts.contains("8.5") }
      fixture.window.destroy()
    }
  }

  func testChangedFilmsAreBoundOnceAndOthersNotAgain() {
    onMain {
      let fixture = ScreenFixture()
      let networking = fixture.networking
      networking.stubGenres(1...3)
      for films in [[11, 12], [11, 12, 13]] { networking.stubFilms(of: 1, films) }
      for films in [[21, 22], [21, 22, 23]] { networking.stubFilms(of: 2, films) }
      for films in [[31, 32, 33], [31, 33]] { networking.stubFilms(of: 3, films) }
      let journal = BindingLog()
      let viewModel = GenresViewModel(.test(networking))
      let page = GenresViewController.Page { _ in CellSpy(journal) }
      try await fixture.show(GenresViewController(viewModel, page: page))
      try await eventually("all films") { journal.bound.count == 7 }
      XCTAssertEqual(journal.bound.sorted(), [11, 12, 21, 22, 31, 32, 33])
      journal.bound = []
      viewModel.load()
      try await eventually("the changes") {
        page.sections.map { $0.items.map(\.id) } == [[11, 12, 13], [21, 22, 23], [31, 33]]
          && fixture.texts.contains("Film 13") && fixture.texts.contains("Film 23")
      }
      XCTAssertEqual(journal.bound.sorted(), [13, 23])
      XCTAssertFalse(fixture.texts.contains("Film 32"))
      fixture.window.destroy()
    }
  }

  func testFailedSectionHasRetryAndOthersHaveFilms() {
    onMain {
      let fixture = ScreenFixture()
      fixture.networking.stubFilms(of: 2, with: .notFound)
      fixture.networking.stubGenres(1...2)
      fixture.networking.stubFilms(of: 1, [11])
      fixture.networking.stubFilms(of: 2, [21])
      try await fixture.show(GenresExample.makeRoot(.test(fixture.networking)))
      try await eventually("Retry") { fixture.window.button("Retry") != nil && fixture.texts.contains("Film 11") }
      fixture.window.button("Retry")?.click()
      try await eventually("the film") { fixture.texts.contains("Film 21") && fixture.window.button("Retry") == nil }
      fixture.window.destroy()
    }
  }

  func testEmptyGenreSaysSo() {
    onMain {
      let fixture = ScreenFixture()
      fixture.networking.stubGenres([1])
      fixture.networking.stubFilms(of: 1, [])
      try await fixture.show(GenresExample.makeRoot(.test(fixture.networking)))
      try await eventually("the sentence") { fixture.texts.contains(GenresText.noFilms.explanation) }
      XCTAssertNil(fixture.window.button("Retry"))
      fixture.window.destroy()
    }
  }

  func testFailureOfGenresHasRetry() {
    onMain {
      let fixture = ScreenFixture()
      fixture.networking.stub("/3/genre/movie/list", with: .notFound)
      fixture.networking.stubGenres([1])
      try await fixture.show(GenresExample.makeRoot(.test(fixture.networking)))
      try await eventually("the message") { fixture.texts.contains("Can’t Load Films") }
      fixture.window.button("Retry")?.click()
      try await eventually("the genre") { fixture.texts.contains("Genre 1") }
      fixture.window.destroy()
    }
  }

  func testBannerNamesDamagedFile() {
    onMain {
      let folder = try TemporaryFolder()
      try "{".write(to: folder.ratings, atomically: true, encoding: .utf8)
      let fixture = ScreenFixture()
      _ = try await fixture.showFilms(RatingStore(folder.ratings))
      try await eventually("the banner") { fixture.texts.contains { $0.contains(folder.ratings.path) } }
      fixture.window.destroy()
    }
  }
}
