import Foundation
import Library
import MatineeCore
import TitleIdentity
import XCTest

@testable import MatineeApp

/// Tests that every destination has an id for commands.
final class DestinationTests: XCTestCase {
  func testDestinationIsParsedFromItsDescription() {
    let pages: [Destination] = [
      .title(.movie(603)), .title(.show(1396)), .season(SeasonID(show: 1396, number: 0)), .person(287),
      .genre(GenreID(.movie, 878)), .genre(GenreID(.show, 18)), .collection(2344),
      .list(.watchlist(of: .owner)), .list(.favourites(of: .owner)), .list(ListID(rawValue: "01JD0A")), .history,
      .statistics,
    ]
    for destination in Destination.permanentDestinations + pages {
      XCTAssertEqual(Destination(destination.description), destination)
    }
    XCTAssertEqual(
      pages.map(\.description),
      [
        "movie/603", "tv/1396", "tv/1396/season/0", "person/287", "genre/movie/878", "genre/tv/18", "collection/2344",
        "lists/watchlist", "lists/favourites", "lists/01JD0A", "history", "statistics",
      ])
  }

  func testEveryDocumentedFormIsParsedWithNumbers() {
    let read = Destination.forms.compactMap { form in
      Destination(form.replacingOccurrences(of: "ID", with: "7").replacingOccurrences(of: "N", with: "1"))
    }
    XCTAssertEqual(read.count, Destination.forms.count)
    XCTAssertEqual(Set(read.map(\.kind)), Set(Destination.Kind.allCases))
  }

  func testPageAddressIsParsedBackToPage() throws {
    let pages: [Destination] = [
      .title(.movie(603)), .title(.show(1396)), .season(SeasonID(show: 1396, number: 0)), .person(287),
      .collection(2344),
    ]
    for page in pages {
      let address = try XCTUnwrap(page.reference?.address)
      XCTAssertEqual(address.absoluteString, "https://www.themoviedb.org/\(page)")
      XCTAssertEqual(PageReference(address.absoluteString).flatMap(Destination.init(_:)), page)
    }
    for place in Destination.permanentDestinations + [.genre(GenreID(.movie, 18))] {
      XCTAssertNil(place.reference, "\(place)")
    }
  }

  func testInvalidTextIsNoDestination() {
    let words = [
      "", "movie", "movie/", "movie/0", "movie/-3", "movie/x", "tv/1396/season", "tv/1396/season/-1", "tv/0/season/1",
      "person/", "person/0", "person/x", "collection/0", "collection/x", "genre/18", "genre/movie/0", "genre/book/18",
      "search/", "Featured/popular", "lists/", "lists/a b", "lists/ü",
    ]
    for word in words { XCTAssertNil(Destination(word), word) }
  }
}
