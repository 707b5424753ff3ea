import CAdwaita
import Catalogue
import Containment
import GTK
import GTKTestSupport
import LoadingState
import TMDB
import TMDBTesting
import TitleIdentity
import XCTest

@testable import CatalogueUI
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
    Scene("genre/languages") { try await filters("Original Language", waitingFor: "Arabic", $0) },
    Scene("genre/services") { size in
      try await filters("Available On", waitingFor: "A Service", size) { $0.watchProviders = [1] }
    },
    Scene("genre/services-failed") { size in
      let networking = ReplayNetworking()
      networking.stub("/3/discover/movie", with: TitleResponses.page(of: MovieList.popular))
      networking.stub("/3/watch/providers/movie", with: .serverError)
      return try await filters("Available On", over: networking, waitingFor: "TMDB Is Having Trouble", size)
    },
    Scene("genre/years") { try await filters("Years", waitingFor: "Last Year", $0) },
    Scene("genre/wrong-year") { size in
      let fixture = try await filters("Years", waitingFor: "Last Year", size)
      let entry = try XCTUnwrap(fixture.window.tree.first { $0.isMapped && $0.isA(gtk_entry_get_type()) })
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

  /// Opens the popover of a chip.
  ///
  /// - Parameters:
  ///   - name: The accessible name of the chip.
  ///   - text: The text to wait for.
  ///   - change: Changes the query before.
  @MainActor private static func filters(
    _ name: String, over networking: ReplayNetworking = TitleResponses.networking(), waitingFor text: String,
    _ size: WindowSize, _ change: (inout TitleQuery) -> Void = { _ in }
  ) async throws -> AppFixture {
    let (application, fixture, page) = try await genre(networking, size)
    page.model.change(change)
    try await eventually("the titles") { application.main.coordinator.isSettled }
    return try await openPopover(name, in: fixture, waitingFor: text)
  }

  /// Opens the popover of a chip.
  @MainActor static func openPopover(
    _ name: String, in fixture: AppFixture, waitingFor text: String
  ) async throws -> AppFixture {
    let chip = try XCTUnwrap(
      fixture.window.tree.first { $0.isMenuButton(named: name) })
    chip.focus()
    await fixture.nextFrame()
    gtk_menu_button_popup(chip.opaque)
    try await fixture.waitForText(text)
    fixture.beforeClosing { gtk_menu_button_popdown(chip.opaque) }
    return fixture
  }
}
