import Catalogue
import Foundation
import GTK
import GTKTestSupport
import TitleIdentity
import Tracking
import XCTest

@testable import CatalogueUI
@testable import Library
@testable import MatineeApp
@testable import ScreenFoundation
@testable import TrackingUI

/// The user's ratings on titles' screens, and the states of a failing library.
extension Scene {
  static let ratings = [
    Scene("title/rated") { try await rated(TitleDestination(id: PageResponses.movie), $0).fixture },
    Scene("person/rated") { try await rated(PersonDestination(id: PageResponses.person), $0).fixture },
    Scene("list/rated") { try await rated(FeaturedDestination(.popular), $0).fixture },
    Scene("list/rated-notice") { size in
      let (application, fixture) = try await rated(FeaturedDestination(.popular), size)
      await application.rate(.movie(8), "M", 9)
      try await fixture.waitForText("“M” rated 9 out of 10")
      return fixture
    },
    Scene("title/library-failed") { size in
      let library = LibraryModel(source: .tmdb) {
        throw LibraryError.unreadable(reason: "the disk does not answer")
      }
      let fixture = try await open(TitleDestination(id: PageResponses.movie), library: library, size).fixture
      try await fixture.waitForText("Can’t read your library.")
      return fixture
    },
    Scene("library/disk-full") { size in
      let disk = LibraryDisk(failure: .ENOSPC)
      let application = TestApplication(catalogue) { try await disk.open() }
      let fixture = application.show(size)
      try await eventually("the list") { application.main.coordinator.isSettled }
      try await fixture.waitForBanner("The disk is full.", titled: "Library Is Read-Only")
      return fixture
    },
    Scene("library/restored") { size in
      let recovery = Recovery(
        cause: .damaged("not a database"),
        setAsideFile: URL(filePath: "/home/ana/.local/share/matinee/set-aside/1.sqlite"),
        backupDate: .day(year: 2026, month: 11, day: 21), eventsFromBackup: 1234, eventsFromDamagedFile: 1,
        latestEventDate: .moment(seconds: 1_795_300_000, offset: 60))
      return try await recoveryWindow(recovery, size)
    },
    Scene("library/recreated") { size in
      try await recoveryWindow(Recovery(cause: .missing, eventsFromBackup: 0, eventsFromDamagedFile: 0), size)
    },
  ]

  static let ratingsStates = [
    Scene("ratings/some") { size in
      try await open(RatingsDestination(), library: try await watched(), size, waitingFor: "Sunrise").fixture
    },
    Scene("ratings/unknown-genre") { size in
      let filter = try XCTUnwrap(RatingsFilter(parameters: "kind=movie&genre=18&decade=1920"))
      return try await open(
        RatingsDestination(filter), library: try await watched(), size, waitingFor: "Unknown Genre (2)"
      ).fixture
    },
  ]

  @MainActor private static func recoveryWindow(_ recovery: Recovery, _ size: WindowSize) async throws -> AppFixture {
    let window = RecoveryWindow.present(recovery, over: nil, locale: Locale(identifier: "en_US")) { _ in }
    return try await fixture(window, size) {}
  }

  /// Opens a destination where some titles have badges.
  @MainActor private static func rated(
    _ destination: any Destination, _ size: WindowSize
  ) async throws -> (application: TestApplication, fixture: AppFixture) {
    let application = TestApplication(catalogue)
    for (number, stars) in [(5, 8.5), (1, 10), (8, 0.5)] { await application.rate(.movie(number), "Film", stars) }
    let fixture = application.open(destination, size)
    try await eventually("\(destination)") {
      application.main.coordinator.isSettled && application.library.score(of: .movie(8)) != nil
    }
    return (application, fixture)
  }
}

extension RatingsDestination: SceneProviding {
  static var states: [Scene] { Scene.ratingsStates }
}
