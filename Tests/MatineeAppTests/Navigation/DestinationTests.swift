import AppFoundation
import Catalogue
import Downloads
import Foundation
import Library
import TitleIdentity
import XCTest

@testable import CatalogueUI
@testable import MatineeApp
@testable import ScreenFoundation
@testable import SearchUI
@testable import TrackingUI

/// Tests that every destination has an address, and that addresses, web pages and downloads lead back to it.
final class DestinationTests: XCTestCase {
  private let pages: [any Destination] = [
    TitleDestination(id: .movie(603)), TitleDestination(id: .show(1396)),
    SeasonDestination(id: SeasonID(show: 1396, number: 0)),
    PersonDestination(id: 287), GenreDestination(id: GenreID(.movie, 878)), GenreDestination(id: GenreID(.show, 18)),
    CollectionDestination(id: 2344), UserListDestination(id: .watchlist(of: .owner)),
    UserListDestination(id: .favorites(of: .owner)), UserListDestination(id: ListID(rawValue: "01JD0A")),
    ProfileDestination(ProfileID(rawValue: "ana")), SharedListDestination(id: ListID(rawValue: "01JD0B")),
    SearchDestination("metropolis"), TitleDestination(id: .show(1396), season: 0),
  ]

  func testDestinationIsParsedFromItsAddress() throws {
    for destination in Destinations.permanent + pages {
      let parsed = try XCTUnwrap(Destinations.destination(at: destination.address))
      XCTAssertEqual(parsed.address, destination.address)
      XCTAssertTrue(type(of: parsed) == type(of: destination), destination.address)
    }
    XCTAssertEqual(
      pages.map(\.address),
      [
        "movie/603", "tv/1396", "tv/1396/season/0", "person/287", "genre/movie/878", "genre/tv/18", "collection/2344",
        "lists/watchlist", "lists/favourites", "lists/01JD0A", "profile/ana", "shared-list/01JD0B",
        "search/metropolis", "tv/1396#season-0",
      ])
    XCTAssertEqual(
      Destinations.permanent.map(\.address),
      ["home"] + MovieList.allCases.map { "featured/\($0.rawValue)" } + ShowList.allCases.map { "tv/\($0.rawValue)" }
        + [
          "genres", "genres/tv", "watchlist", "lists", "history", "ratings", "statistics", "search", "profiles",
          "notifications",
        ])
  }

  func testEveryDocumentedFormIsParsedWithNumbers() {
    let parsed = Destinations.forms.compactMap { form in
      Destinations.destination(
        at: form.replacingOccurrences(of: "ID", with: "7").replacingOccurrences(of: "N", with: "1"))
    }
    XCTAssertEqual(parsed.count, Destinations.forms.count)
    for type in Destinations.types { XCTAssertTrue(parsed.contains { Swift.type(of: $0) == type }, "\(type)") }
  }

  func testPageAddressIsParsedBackToPage() throws {
    // The web has no page of a series that starts at a season.
    let linked = pages.filter { $0.reference != nil && !$0.address.contains("#") }
    XCTAssertEqual(linked.count, 5)
    for page in linked {
      let address = try XCTUnwrap(page.reference?.address)
      XCTAssertEqual(address.absoluteString, "https://www.themoviedb.org/\(page.address)")
      let reference = try XCTUnwrap(PageReference(address.absoluteString))
      XCTAssertEqual(reference.destination?.address, page.address)
    }
    for destination in Destinations.permanent { XCTAssertNil(destination.reference, destination.address) }
  }

  func testDownloadLeadsBackToItsDestination() throws {
    let destinations = (Destinations.permanent + pages).filter {
      $0.downloadItem(title: "Title") != nil && !$0.address.contains("#")
    }
    XCTAssertEqual(destinations.count, MovieList.allCases.count + ShowList.allCases.count + 4)
    for destination in destinations {
      let item = try XCTUnwrap(destination.downloadItem(title: "Title"))
      XCTAssertFalse(item.name.isEmpty)
      XCTAssertEqual(item.id.description, destination.address)
    }
  }

  func testNamedAddressesHaveDestinations() {
    for address in [ScreenAddress.search, .history, .watchlist, .lists] {
      XCTAssertEqual(Destinations.destination(at: address.description)?.address, address.description)
    }
  }

  func testOtherProfileGetsItsOwnWatchlistAndFavourites() {
    let ana = ProfileID(rawValue: "ana")
    let addresses = (Destinations.permanent + pages).map { ($0.address, $0.counterpart(for: ana)?.address) }
    let changed = addresses.filter { $0.0 != $0.1 }
    XCTAssertEqual(
      changed.map(\.0), ["profiles", "lists/watchlist", "lists/favourites", "lists/01JD0A", "shared-list/01JD0B"])
    XCTAssertEqual(
      changed.map(\.1),
      [
        nil, UserListDestination(id: .watchlist(of: ana)).address,
        UserListDestination(id: .favorites(of: ana)).address, nil, nil,
      ])
  }

  func testInvalidAddressHasNoDestination() {
    let addresses = [
      "", "movie", "movie/", "movie/0", "movie/-3", "movie/x", "tv/1396/season", "tv/1396/season/-1", "tv/0/season/1",
      "person/", "person/0", "person/x", "collection/0", "collection/x", "genre/18", "genre/movie/0", "genre/book/18",
      "search/", "tv/1396#season-", "tv/1396#season--1", "movie/603#season-1", "tv/0#season-1", "tv/1#season-1/2",
      "Featured/popular", "lists/", "lists/a b", "lists/ü",
    ]
    for address in addresses { XCTAssertNil(Destinations.destination(at: address), address) }
  }
}
