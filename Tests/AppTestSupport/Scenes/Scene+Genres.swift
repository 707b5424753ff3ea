import CAdwaita
import Containment
import GTK
import GTKTestSupport
import LoadingState
import MatineeCore
import TMDB
import TMDBTesting
import TitleIdentity
import XCTest

@testable import MatineeApp

/// Shelves by genre, and the titles of one genre with filters.
extension Scene {
  static let shelfStates = [
    Scene("genres/failed") { size in
      let networking = ReplayNetworking()
      networking.stub("/3/genre/movie/list", with: .serverError)
      return try await open(
        GenresDestination(.movie), with: .scenes(networking), size, waitingFor: "TMDB Is Having Trouble"
      ).fixture
    },
    Scene("genres/shelf-failed") { size in
      let networking = ReplayNetworking()
      networking.stub("/3/genre/movie/list", json: #"{"genres":[{"id":18,"name":"Drama"}]}"#)
      networking.stub("/3/discover/movie", with: .serverError)
      return try await open(
        GenresDestination(.movie), with: .scenes(networking), size, waitingFor: "TMDB is having trouble"
      ).fixture
    },
  ]

  static let genreStates = [
    Scene("genre/filtered") { size in
      let (application, fixture, page) = try await genre(TitleResponses.networking(), size)
      page.model.search(for: filtered)
      try await eventually("the filtered titles") { application.main.coordinator.isSettled }
      return fixture
    },
    Scene("genre/nothing") { size in
      let networking = ReplayNetworking()
      networking.stub("/3/genre/movie/list", json: #"{"genres":[{"id":878,"name":"Science Fiction"}]}"#)
      networking.stub("/3/discover/movie", with: TitleResponses.page(of: MovieList.popular))
      networking.stub("/3/discover/movie", with: .films([]))
      let (_, fixture, page) = try await genre(networking, size)
      page.model.search(for: filtered)
      try await fixture.waitForText("No Titles Found")
      return fixture
    },
  ]

  static let filters = [
    Scene("filters") { try await filters(nil, waitingFor: "Most Popular", $0) },
    Scene("filters/rating") { try await filters("Rating", waitingFor: "Rated 8 or Higher", $0) },
    Scene("filters/languages") { try await filters("Original Language", waitingFor: "Arabic", $0) },
    Scene("filters/services") { try await filters("Available On", waitingFor: "A Service", $0) },
    Scene("filters/wrong-year") { size in
      let fixture = try await filters("Years", waitingFor: "Last Year", size)
      let entry = try XCTUnwrap(fixture.window.tree.first { $0.isA(gtk_entry_get_type()) })
      Entry(retaining: entry.pointer).text = "19x4"
      entry.emit("activate")
      try await fixture.waitForText("“19x4” isn’t valid. Enter a year")
      return fixture
    },
  ]

  private static var filtered: TitleQuery {
    var query = TitleQuery(.genre(PageResponses.genre))
    query.years = Bounds(from: 1920, to: 1929)
    query.rating = 7
    query.language = "de"
    return query
  }

  @MainActor private static func genre(
    _ networking: any Networking, _ size: WindowSize
  ) async throws -> (TestApplication, AppFixture, DiscoverController) {
    let destination = GenreDestination(id: PageResponses.genre)
    let (application, fixture) = try await open(destination, with: .scenes(networking), size)
    return (application, fixture, try XCTUnwrap(application.main.coordinator.topContent as? DiscoverController))
  }

  /// - Parameters:
  ///   - page: The row to open, if any.
  ///   - text: The text to wait for.
  @MainActor private static func filters(
    _ page: String?, waitingFor text: String, _ size: WindowSize
  ) async throws -> AppFixture {
    let model = Services.scenes(TitleResponses.networking()).discover(.genre(PageResponses.genre))
    let window = FiltersCoordinator.makeWindow(model, over: nil)
    let fixture = try await fixture(window, size) { window.present() }
    try await eventually("the watch providers") { model.watchProviders?.state.content != nil }
    if let page { try await fixture.activateRow(page) }
    try await fixture.waitForText(text)
    return fixture
  }
}
