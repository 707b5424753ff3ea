import AppFoundation
import Catalogue
import Downloads
import GTKTestSupport
import TMDB
import TMDBTesting
import TitleIdentity

@testable import CatalogueUI
@testable import MatineeApp
@testable import ScreenFoundation

/// The banners and pages for offline use, and the banners about downloads.
extension Scene {
  static let offline = [
    Scene("offline/list") { size in
      let (application, fixture) = offline(size)
      try await fixture.waitForBanner("You’re working offline.", titled: "Working Offline")
      try await eventually("the list") { application.main.coordinator.isSettled }
      return fixture
    },
    Scene("offline/unreachable") { size in
      let (application, fixture) = offline(size)
      application.networkAccess.isAllowed = true
      application.networkAccess.record(isReachable: false)
      try await fixture.waitForBanner("Can’t reach TMDB.", titled: "No Connection")
      try await eventually("the list") { application.main.coordinator.isSettled }
      return fixture
    },
    Scene("offline/not-cached") { size in
      let networking = SuspendableNetworking()
      let application = TestApplication(.scenes(networking))
      application.networkAccess.isAllowed = false
      let fixture = application.open(FeaturedDestination(.popular), size)
      await networking.waitForRequests(1)
      networking.fail(0, .switchedOff)
      try await fixture.waitForText("Working Offline")
      return fixture
    },
    Scene("offline/never-opened") { size in
      let networking = SuspendableNetworking()
      let application = TestApplication(.scenes(networking))
      application.networkAccess.isAllowed = false
      for (id, name) in [
        (DownloadedItem.ID.movies(.topRated), "Top Rated"), (.group(.genre(GenreID(.show, 18))), "Drama"),
      ] {
        application.downloadManager.download(DownloadedItem(id, name: name))
      }
      let person = PersonSummary(id: 7, name: "Brigitte Helm")
      let fixture = application.open(PersonDestination(id: 7, summary: person), size)
      await networking.waitForRequests(1)
      networking.fail(0, .switchedOff)
      try await fixture.waitForText("Your Lists")
      return fixture
    },
    Scene("offline/downloading") { size in
      let (application, fixture) = online(size)
      application.downloadFetcher.release(34)
      application.downloadManager.download(DownloadedItem(.movies(.popular), name: "Popular"))
      try await fixture.waitForBanner("34 of 100 films, 8.2 MB", titled: "Downloading “Popular”")
      return fixture
    },
    Scene("offline/download-failed") { size in
      let (application, fixture) = online(size)
      application.downloadFetcher.error = .notWritten
      application.downloadManager.download(DownloadedItem(.movies(.popular), name: "Popular"))
      try await fixture.waitForText("Couldn’t download “Popular”.")
      return fixture
    },
  ]

  @MainActor private static func online(_ size: WindowSize) -> (TestApplication, AppFixture) {
    let application = TestApplication(catalogue)
    let fixture = application.open(FeaturedDestination(.popular), size)
    fixture.addReadyCondition { [main = application.main] in main.coordinator.isSettled }
    return (application, fixture)
  }

  @MainActor private static func offline(_ size: WindowSize) -> (TestApplication, AppFixture) {
    let application = TestApplication(catalogue)
    application.networkAccess.isAllowed = false
    return (application, application.open(FeaturedDestination(.popular), size))
  }
}
