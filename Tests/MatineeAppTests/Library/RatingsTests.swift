import AppTestSupport
import CAdwaita
import Containment
import GTK
import GTKTestSupport
import Library
import TitleIdentity
import Tracking
import XCTest

@testable import MatineeApp
@testable import TrackingUI

/// Tests the page of rated titles, with its order and filters.
final class RatingsTests: GTKTestCase {
  /// Opens the page of three films of two decades, and one with an unknown decade.
  @MainActor private static func show(
    _ filter: RatingsFilter = RatingsFilter()
  ) async throws -> (application: TestApplication, fixture: AppFixture) {
    let library = LibraryModel(source: .tmdb) { try Library.inMemory() }
    for (number, stars, year) in [(1, 7.0, 1975), (2, 9.0, 1979), (3, 8.0, 1985), (4, 10.0, nil)] {
      let film = TitleReference(.tmdb, .movie, number, name: "Film \(number)", year: year)
      _ = await library.rate(film, Score(stars: stars))
    }
    return try await TestApplication.open(RatingsDestination(filter), library: library)
  }

  @MainActor private static func names(_ fixture: AppFixture) -> [String] {
    fixture.window.grids.filter(\.isMapped).flatMap(\.childWidgets).filter(\.isMapped).compactMap(\.exposedLabel).map {
      String($0.prefix(6))
    }
  }

  func testTwoClicksShowBestFilmsOfSeventies() {
    onMain {
      let (_, fixture) = try await Self.show()
      try await eventually("all films") { Self.names(fixture) == ["Film 4", "Film 2", "Film 3", "Film 1"] }
      try await fixture.press("Films")
      try await fixture.press("1970s")
      try await eventually("the films of the Seventies") { Self.names(fixture) == ["Film 2", "Film 1"] }
      fixture.close()
    }
  }

  func testTitlesOfUnknownDecadeAreOpenedAndFilterIsRemoved() {
    onMain {
      let (_, fixture) = try await Self.show(try XCTUnwrap(RatingsFilter(parameters: "decade=1980")))
      try await eventually("the film of the Eighties") { Self.names(fixture) == ["Film 3"] }
      try await fixture.press("Unknown Decade (1)")
      try await eventually("the film of an unknown decade") { Self.names(fixture) == ["Film 4"] }
      try await fixture.press("Remove Unknown Decade")
      try await eventually("all films") { Self.names(fixture).count == 4 }
      fixture.close()
    }
  }

  func testFilterWithoutMatchSaysSo() {
    onMain {
      let (_, fixture) = try await Self.show(try XCTUnwrap(RatingsFilter(parameters: "kind=tv")))
      try await fixture.waitForText("No titles match all of your filters.")
      fixture.close()
    }
  }
}
