import AppFoundation
import Foundation
import GTKTestSupport
import Library
import TitleIdentity
import Tracking

@testable import MatineeApp
@testable import TrackingUI

/// Scenes of the review of a year.
extension Scene {
  static let reviewStates = [
    Scene("review/some") { try await review(of: 2025, try await reviewed(), $0, waitingFor: "First of the Year") },
    Scene("review/empty") {
      try await review(of: 2020, try await watched(), $0, waitingFor: "Nothing Watched in 2020")
    },
    Scene("review/failed") { size in
      let library = LibraryModel(source: .tmdb) { throw LibraryError.unreadable(reason: "no header") }
      return try await review(of: 2025, library, size, waitingFor: "Can’t Read Your Library")
    },
  ]

  @MainActor private static func review(
    of year: Int, _ library: LibraryModel, _ size: WindowSize, waitingFor text: String
  ) async throws -> AppFixture {
    try await open(YearInReviewDestination(year: year), library: library, size, waitingFor: text).fixture
  }

  /// Returns a library with plays in two years, and with the details of a film and a series.
  @MainActor package static func reviewed() async throws -> LibraryModel {
    let model = try await watched()
    let library = try await model.library()
    var film = details(.movie, 5, minutes: 153, countries: ["DE"])
    film.people = TitleDetails.People(
      actors: [
        TitleDetails.Person(id: 11, name: "Brigitte Helm"), TitleDetails.Person(id: 12, name: "Gustav Fröhlich"),
      ],
      directors: [TitleDetails.Person(id: 13, name: "Fritz Lang")])
    var series = details(.show, 1, minutes: 60, countries: ["DE"])
    series.people = TitleDetails.People(
      actors: [TitleDetails.Person(id: 21, name: "Marita Breuer")],
      directors: [TitleDetails.Person(id: 22, name: "Edgar Reitz")])
    try await library.record([film, series])
    return model
  }

  private static func details(
    _ kind: TitleID.Kind, _ number: Int, minutes: Int, countries: [String]
  ) -> TitleDetails {
    var details = TitleDetails(
      TitleReference.Key(.tmdb, kind, number), TitleDetails.Version(fetched: Date(timeIntervalSince1970: 0)),
      minutes: minutes)
    details.countries = countries
    return details
  }
}
