import Catalogue
import Foundation
import Library
import ResponseCache
import SampleCatalogue
import TMDB
import TitleIdentity
import Tracking

/// The films and series of a generated library: those of the sample catalogue, repeated with other IDs, and others that
/// only have a number.
nonisolated struct GeneratedTitles: Sendable {
  /// A series and its episodes, in order and without specials.
  struct Show: Sendable {
    let title: TitleReference
    let episodes: [TitlePart]
  }

  let source: TitleSource
  /// The films of the sample catalogue.
  let films: [TitleReference]
  /// The series of the sample catalogue.
  let shows: [Show]

  /// Reads the sample catalogue.
  ///
  /// - Parameters:
  ///   - source: The source of the titles.
  ///   - rounds: The number of times that the catalogue repeats; see ``RepeatingSampleNetworking``.
  init(source: TitleSource, rounds: Int) async throws {
    let client = Client(
      networking: RepeatingSampleNetworking(), configuration: ClientConfiguration(language: "en-US"),
      limits: .unlimited)
    var films: [TitleReference] = []
    for id in SampleIDs.films {
      guard
        let film = try await Self.existing({ () async throws(TMDBError) in
          try await client.value(of: MovieTarget.details(id))
        })
      else { continue }
      films.append(
        TitleReference(
          source, .movie, id, name: film.title, year: film.releaseDate?.year, posterPath: film.posterPath?.rawValue,
          imdbID: film.imdbID))
    }
    var shows: [Show] = []
    for id in SampleIDs.shows {
      guard
        let show = try await Self.existing({ () async throws(TMDBError) in
          try await client.value(of: TVTarget.details(id, seasons: Array(1...20)))
        })
      else { continue }
      var guide = EpisodeGuide()
      guide.add(show, at: Date())
      let episodes = guide.seasons.filter { $0.number > 0 }.flatMap(\.episodes).filter { $0.airDate != nil }
      let title = TitleReference(
        source, .show, id, name: show.name, year: show.firstAirDate?.year, posterPath: show.posterPath?.rawValue)
      shows.append(Show(title: title, episodes: episodes.map(\.part)))
    }
    self.source = source
    self.films = (0..<rounds).flatMap { round in films.map { $0.repeated(round) } }
    self.shows = (0..<rounds).flatMap { round in
      shows.map { Show(title: $0.title.repeated(round), episodes: $0.episodes) }
    }
  }

  /// Returns the result of a request; `nil` if the catalogue has no title with this ID.
  private static func existing<Value>(
    _ request: () async throws(TMDBError) -> Value
  ) async throws(TMDBError) -> Value? {
    do throws(TMDBError) {
      return try await request()
    } catch {
      guard error == .notFound else { throw error }
      return nil
    }
  }
}

nonisolated extension GeneratedTitles {
  /// Returns the film that the user has watched, rated and noted. Its page is measured.
  static func metropolis(of source: TitleSource) -> TitleReference {
    TitleReference(source, .movie, 910_000_063, name: "Metropolis", year: 1927, posterPath: "/p910000063.jpg")
  }

  /// The film that was watched and rated last.
  var lastWatched: TitleReference { TitleReference(source, .movie, 799_998, name: Self.lastWatchedName, year: 2001) }

  /// The film that was added to the watchlist last.
  var lastAdded: TitleReference { TitleReference(source, .movie, 799_999, name: Self.lastAddedName, year: 2002) }

  // Names that no title of the sample catalogue contains, so that a screen that shows them shows the library.
  static let lastWatchedName = "The Night Ferry to Harbour Lane"
  static let lastAddedName = "A Quiet Evening in Harbour Lane"
}

/// The IDs that the sample catalogue may contain.
nonisolated enum SampleIDs {
  static let films = 910_000_001...910_000_250
  static let shows = 920_000_001...920_000_060
  /// The number of IDs reserved for each repetition of the catalogue, which is above all of its IDs.
  static let perRound = 1_000_000_000
}

nonisolated extension TitleReference {
  /// Returns the title with its ID in a repetition of the sample catalogue.
  fileprivate func repeated(_ round: Int) -> TitleReference {
    var title = self
    title.number += round * SampleIDs.perRound
    return title
  }
}
