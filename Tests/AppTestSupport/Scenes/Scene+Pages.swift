import Catalogue
import GTKTestSupport
import Library
import TMDB
import TMDBTesting
import TitleIdentity
import Tracking

@testable import ScreenFoundation

/// Pages above the tabs, such as title pages that are loading or failed to load.
extension Scene {
  static let titleStates = [
    Scene("title/series") { try await open(TitleDestination(id: PageResponses.show), $0).fixture },
    Scene("title/bare") { try await open(TitleDestination(id: PageResponses.minimalFilm), $0).fixture },
    Scene("title/picture") { size in
      let fixture = try await open(TitleDestination(id: PageResponses.movie), size).fixture
      let shelf = fixture.window.grids.first { $0.exposedLabel == "Backdrops" }
      shelf?.activateCell(0)
      try await eventually("the viewer") { fixture.window.button("Zoom In") != nil }
      return fixture
    },
    Scene("title/failed") { size in
      let networking = ReplayNetworking()
      networking.stub("/3/movie/5", with: .serverError)
      let catalogue = CatalogueDependencies.scenes(networking)
      let (application, fixture) = try await open(
        TitleDestination(knownFilm(catalogue)), with: catalogue, size, waitingFor: "TMDB Is Having Trouble")
      // Notes can be written once the library is open.
      try await eventually("the library") { application.library.state != .opening }
      return fixture
    },
    Scene("title/trailers") { try await open(TitleDestination(id: PageResponses.filmWithTrailers), $0).fixture },
    Scene("title/missing") { size in
      let networking = TitleResponses.networking()
      networking.stub("/3/movie/404", with: .notFound)
      return try await open(TitleDestination(id: .movie(404)), with: .scenes(networking), size).fixture
    },
    Scene("title/removed") { size in
      let networking = ReplayNetworking()
      networking.stub("/3/movie/5", with: .notFound)
      let catalogue = CatalogueDependencies.scenes(networking)
      let film = knownFilm(catalogue)
      let library = LibraryModel(source: TitleSource(catalogue.client.source)) { try Library.inMemory() }
      _ = await library.rate(TitleReference(film, of: library.source), Score(stars: 8.5))
      return try await open(
        TitleDestination(film), with: catalogue, library: library, size, waitingFor: "No Longer on TMDB"
      ).fixture
    },
    Scene("title/loading") { size in
      let application = TestApplication(.scenes(SuspendableNetworking()))
      let fixture = application.open(TitleDestination(knownFilm(application.catalogue)), size)
      try await eventually("the spinner") { fixture.showsSpinner }
      return fixture
    },
  ]

  /// Returns the information that a row has about a film.
  @MainActor private static func knownFilm(_ catalogue: CatalogueDependencies) -> TitleSummary {
    TitleSummary(
      Movie.stub(\.id, 5).stub(\.title, "Metropolis").stub(\.releaseDate, DayDate("1927-01-10"))
        .stub(\.posterPath, ImagePath("/5.png")).stub(\.voteAverage, 8.3).stub(\.voteCount, 2841),
      format: catalogue.format)
  }
}

extension Scene {
  /// A title with everything that a page can show. ``catalogue`` provides its data.
  package static let fullTitle = TitleDestination(id: PageResponses.movie)
}
