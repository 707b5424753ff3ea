import MatineeCore
import XCTest

@testable import MatineeApp

/// Each place has an id, by which a command names it.
final class DestinationTests: XCTestCase {
  func testEachIsReadAsItIsWritten() {
    let pages: [Destination] = [
      .title(.film(603)), .title(.series(1396)), .season(SeasonID(series: 1396, number: 0)), .person(287),
      .genre(GenreID(.film, 878)), .genre(GenreID(.series, 18)),
    ]
    for destination in Destination.standing + pages {
      XCTAssertEqual(Destination(destination.description), destination)
    }
    XCTAssertEqual(
      pages.map(\.description),
      ["movie/603", "tv/1396", "tv/1396/season/0", "person/287", "genre/movie/878", "genre/tv/18"])
  }

  func testOtherWordsAreNoPlace() {
    let words = [
      "", "movie", "movie/", "movie/0", "movie/-3", "movie/x", "tv/1396/season", "tv/1396/season/-1", "tv/0/season/1",
      "person/", "person/0", "person/x", "genre/18", "genre/movie/0", "genre/book/18", "search/", "Featured/popular",
    ]
    for word in words { XCTAssertNil(Destination(word), word) }
  }
}
