import CAdwaita
import Containment
import GTK
import GTKTestSupport
import LoadingState
import MatineeCore
import TMDB
import TMDBTesting
import XCTest

@testable import MatineeApp

/// Shelves by genre, and the titles of one genre with filters.
extension Scene {
  static let shelfStates = [
    Scene("genres/failed") { size in
      let networking = ReplayNetworking()
      networking.answer("/3/genre/movie/list", with: .trouble)
      return try await genres(networking, says: "TMDB Is Having Trouble", size)
    },
    Scene("genres/shelf-failed") { size in
      let networking = ReplayNetworking()
      networking.answer("/3/genre/movie/list", json: #"{"genres":[{"id":18,"name":"Drama"}]}"#)
      networking.answer("/3/discover/movie", with: .trouble)
      return try await genres(networking, says: "TMDB is having trouble", size)
    },
  ]

  static let genreStates = [
    Scene("genre/filtered") { size in
      let (application, stage, page) = try await genre(TitleResponses.networking(), size)
      page.model.look(for: filtered)
      try await eventually("the filtered titles") { application.main.coordinator.isSettled }
      return stage
    },
    Scene("genre/nothing") { size in
      let networking = ReplayNetworking()
      networking.answer("/3/genre/movie/list", json: #"{"genres":[{"id":878,"name":"Science Fiction"}]}"#)
      networking.answer("/3/discover/movie", with: TitleResponses.page(of: MovieList.popular))
      networking.answer("/3/discover/movie", with: .films([]))
      let (_, stage, page) = try await genre(networking, size)
      page.model.look(for: filtered)
      try await stage.sees("No Titles Found")
      return stage
    },
  ]

  static let filters = [
    Scene("filters") { try await filters(nil, says: "Most Popular", $0) },
    Scene("filters/rating") { try await filters("Rating", says: "Rated 8 or More", $0) },
    Scene("filters/languages") { try await filters("Original Language", says: "Arabic", $0) },
    Scene("filters/services") { try await filters("Available On", says: "A Service", $0) },
    Scene("filters/wrong-year") { size in
      let stage = try await filters("Years", says: "Last Year", size)
      let entry = try XCTUnwrap(stage.window.tree.first { $0.isA(gtk_entry_get_type()) })
      Entry(retaining: entry.pointer).text = "19x4"
      entry.emit("activate")
      try await stage.sees("“19x4” is not a year")
      return stage
    },
  ]

  private static var filtered: TitleQuery {
    var query = TitleQuery(PageResponses.genre)
    query.years = Bounds(from: 1920, to: 1929)
    query.rating = 7
    query.language = "de"
    return query
  }

  @MainActor private static func genres(
    _ networking: any Networking, says words: String, _ size: WindowSize
  ) async throws -> AppFixture {
    let application = TestApplication(.scenes(networking))
    application.main.coordinator.show(.genres(.film))
    let stage = application.show(size)
    try await stage.sees(words)
    return stage
  }

  @MainActor private static func genre(
    _ networking: any Networking, _ size: WindowSize
  ) async throws -> (TestApplication, AppFixture, GenreController) {
    let application = TestApplication(.scenes(networking))
    application.main.coordinator.show(.genre(PageResponses.genre))
    let stage = application.showPage(size)
    try await eventually("the titles") { application.main.coordinator.isSettled }
    return (application, stage, try XCTUnwrap(application.main.coordinator.topContent as? GenreController))
  }

  /// - Parameters:
  ///   - page: The row to open, if any.
  ///   - words: The text to wait for.
  @MainActor private static func filters(
    _ page: String?, says words: String, _ size: WindowSize
  ) async throws -> AppFixture {
    let model = Services.scenes(TitleResponses.networking()).discover(PageResponses.genre)
    let window = FilterWindow.make(model, over: nil)
    let stage = try await stage(window, size) { window.present() }
    try await eventually("the services") { model.services?.state.content != nil }
    if let page { try await stage.activateRow(page) }
    try await stage.sees(words)
    return stage
  }
}
