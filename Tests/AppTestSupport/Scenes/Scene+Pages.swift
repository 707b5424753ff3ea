import GTKTestSupport
import MatineeCore
import TMDB
import TMDBTesting
import TitleIdentity

@testable import MatineeApp

/// Pages above the tabs, such as title pages that are loading or failed to load.
extension Scene {
  static let titleStates = [
    Scene("title/series") { try await open(TitleDestination(id: PageResponses.show), $0) },
    Scene("title/bare") { try await open(TitleDestination(id: PageResponses.minimalFilm), $0) },
    Scene("title/picture") { size in
      let fixture = try await open(TitleDestination(id: PageResponses.movie), size)
      let shelf = fixture.window.grids.first { $0.exposedLabel == "Backdrops" }
      shelf?.activateCell(0)
      try await eventually("the viewer") { fixture.window.button("Zoom In") != nil }
      return fixture
    },
    Scene("title/failed") { size in
      let networking = ReplayNetworking()
      networking.stub("/3/movie/5", with: .serverError)
      let application = TestApplication(.scenes(networking))
      application.main.coordinator.show(TitleDestination(knownFilm(application)))
      let fixture = application.showPage(size)
      try await fixture.waitForText("TMDB Is Having Trouble")
      // Notes can be written once the library is open.
      try await eventually("the library") { application.library.state != .opening }
      return fixture
    },
    Scene("title/trailers") { try await open(TitleDestination(id: PageResponses.filmWithTrailers), $0) },
    Scene("title/missing") { try await open(TitleDestination(id: .movie(404)), $0) },
    Scene("title/loading") { size in
      let networking = SuspendableNetworking()
      let application = TestApplication(.scenes(networking))
      application.main.coordinator.show(TitleDestination(knownFilm(application)))
      let fixture = application.showPage(size)
      try await eventually("the spinner") { fixture.spins }
      return fixture
    },
  ]

  /// Returns the information that a row has about a film.
  @MainActor private static func knownFilm(_ application: TestApplication) -> TitleSummary {
    TitleSummary(
      Movie.stub(\.id, 5).stub(\.title, "Metropolis").stub(\.releaseDate, DayDate("1927-01-10"))
        .stub(\.posterPath, ImagePath("/5.png")).stub(\.voteAverage, 8.3).stub(\.voteCount, 2841),
      format: application.services.pageFormat)
  }

  /// Opens a page above the tabs.
  @MainActor static func open(_ destination: any Destination, _ size: WindowSize) async throws -> AppFixture {
    let networking = TitleResponses.networking()
    PageResponses.add(to: networking)
    networking.stub("/3/movie/404", with: .notFound)
    let application = TestApplication(.scenes(networking))
    application.main.coordinator.show(destination)
    let fixture = application.showPage(size)
    try await eventually("\(destination)") { application.main.coordinator.isSettled }
    return fixture
  }
}

extension Scene {
  /// A title with everything that a page can show. ``pageServices`` provides its data.
  package static let fullTitle = TitleDestination(id: PageResponses.movie)
  @MainActor package static var pageServices: Services {
    let networking = TitleResponses.networking()
    PageResponses.add(to: networking)
    return .scenes(networking)
  }
}
