import CAdwaita
import Catalogue
import Foundation
import GTK
import GTKTestSupport
import Synchronization
import TitleIdentity
import Tracking
import XCTest

@testable import CatalogueUI
@testable import Library
@testable import MatineeApp
@testable import ScreenFoundation
@testable import TrackingUI

/// The household: notes on titles, notifications, and profiles' pages.
extension Scene {
  static let noteStates = [
    Scene("title/notes") {
      try await household(TitleDestination(id: PageResponses.movie), $0, waitingFor: "with live music").fixture
    },
    Scene("title/notes-alone") { size in
      let library = try await alone()
      return try await household(
        TitleDestination(id: PageResponses.filmWithTrailers), library: library, size, waitingFor: "Your Notes"
      ).fixture
    },
    Scene("title/writing") { size in
      let (_, fixture) = try await household(
        TitleDestination(id: PageResponses.movie), size, waitingFor: "with live music")
      try await fixture.press("Write a Note")
      try await eventually("the focus in the note") {
        fixture.window.focusedWidget?.isA(gtk_text_view_get_type()) == true
      }
      try await fixture.press("Add Note")
      try await fixture.waitForText("Enter a note.")
      return fixture
    },
    Scene("title/notes-without-page") { size in
      let fixture = try await household(TitleDestination(id: .movie(404)), size, waitingFor: "Seen at the club").fixture
      try await fixture.waitForText("No Longer on TMDB")
      return fixture
    },
  ]

  static let notificationStates = [
    Scene("notifications/some") { size in
      let (application, fixture) = try await household(
        NotificationsDestination(), size, waitingFor: "Ana Sample rated “M” 9 out of 10")
      try await eventually("the rows") { application.main.coordinator.isSettled }
      return fixture
    },
    Scene("notifications/menu") { size in
      let fixture = try await open(FeaturedDestination(.popular), library: try await household(), size).fixture
      try await openMainMenu(in: fixture, waitingFor: "Notifications, 6 New")
      return fixture
    },
    Scene("notifications/failed") { size in
      let library = LibraryModel(source: .tmdb) { throw LibraryError.unreadable(reason: "no header") }
      return try await household(
        NotificationsDestination(), library: library, size, waitingFor: "Can’t Read Your Library"
      ).fixture
    },
  ]

  static let profileStates = [
    Scene("profile/followed") {
      try await household(ProfileDestination(ana), $0, waitingFor: "Recent Ratings").fixture
    },
    Scene("profile/stranger") {
      try await household(ProfileDestination(bo), $0, waitingFor: "to see their ratings").fixture
    },
    Scene("profile/missing") {
      try await household(ProfileDestination(ProfileID(rawValue: "gone")), $0, waitingFor: "Profile Not Found").fixture
    },
  ]

  static let sharedListStates = [
    Scene("shared-list/some") {
      try await household(SharedListDestination(id: .watchlist(of: ana)), $0, waitingFor: "Ana Sample · 1 title")
        .fixture
    },
    Scene("shared-list/missing") {
      try await household(SharedListDestination(id: ListID(rawValue: "gone")), $0, waitingFor: "List Not Found").fixture
    },
  ]

  package static let ana = ProfileID(rawValue: "ana")
  package static let bo = ProfileID(rawValue: "bo")

  /// - Parameters:
  ///   - library: The library; by default, that of a household.
  ///   - text: The text to wait for.
  @MainActor private static func household(
    _ destination: any Destination, library: LibraryModel? = nil, _ size: WindowSize, waitingFor text: String
  ) async throws -> (application: TestApplication, fixture: AppFixture) {
    let made = if let library { library } else { try await household() }
    return try await open(destination, library: made, size, waitingFor: text)
  }

  @MainActor private static func alone() async throws -> LibraryModel {
    let model = LibraryModel(source: .tmdb) { try Library.inMemory(FixedPastClock().environment) }
    let library = try await model.library()
    _ = try await library.write(by: .owner) { try $0.note("Ask Mother where she saw it first.", on: .sunrise) }
    return model
  }

  /// Returns a household in which Kim, the device's owner, follows Ana, and Bo follows nobody. All dates are fixed and
  /// in the past, so that screenshots don't change from day to day.
  @MainActor package static func household() async throws -> LibraryModel {
    let model = LibraryModel(source: .tmdb) { try Library.inMemory(FixedPastClock().environment) }
    let library = try await model.library()
    for (id, fields) in [
      (ProfileID.owner, ProfileFields(firstName: "Kim", lastName: "Sample")),
      (
        ana,
        ProfileFields(
          firstName: "Ana", lastName: "Sample", picture: "https://example.org/3.png", role: "Projectionist",
          teams: ["Family", "Film Club"])
      ),
      (bo, ProfileFields(firstName: "Bo", role: "Guest")),
    ] { _ = try await library.write(by: id) { _ = try $0.createProfile(fields, id: id) } }
    _ = try await library.write(by: .owner) { try $0.follow(ana) }
    _ = try await library.write(by: ana) { try $0.follow(.owner) }
    _ = try await library.write(by: .owner) { try $0.note("The shadow on the stairs!", on: .metropolis) }
    _ = try await library.write(by: ana) { try $0.note("Seen at the club, with live music.", on: .metropolis) }
    _ = try await library.write(by: ana) { try $0.note("Seen at the club.", on: .lost, to: .owner) }
    _ = try await library.write(by: ana) { batch in
      for (title, stars) in [(TitleReference.sunrise, 10.0), (.metropolis, 8.5)] {
        if let score = Score(stars: stars) { try batch.rate(title, score) }
      }
    }
    _ = try await library.write(by: ana) { try $0.add(.m, to: .watchlist(of: ana)) }
    _ = try await library.write(by: ana) { if let score = Score(stars: 9) { try $0.rate(.m, score) } }
    return model
  }

}

/// A clock that advances by an hour with each reading. Opening the library reads it once.
private final class FixedPastClock: Sendable {
  private let hours = Mutex(-1.0)

  var environment: LibraryEnvironment {
    LibraryEnvironment(
      now: {
        self.hours.withLock { hours in
          hours += 1
          return Date(timeIntervalSince1970: 1_772_913_600 + hours * 3600)
        }
      }, zone: { .gmt })
  }
}

extension TitleReference {
  fileprivate static let metropolis = TitleReference(
    .tmdb, .movie, 5, name: "Metropolis", year: 1927, posterPath: "/5.png")
  fileprivate static let sunrise = TitleReference(.tmdb, .movie, 6, name: "Sunrise", year: 1927, posterPath: "/6.png")
  fileprivate static let m = TitleReference(.tmdb, .movie, 8, name: "M", year: 1931, posterPath: "/8.png")
  fileprivate static let lost = TitleReference(.tmdb, .movie, 404, name: "London After Midnight", year: 1927)
}
