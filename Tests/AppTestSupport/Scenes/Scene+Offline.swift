import GTKTestSupport
import MatineeCore
import TMDB
import TMDBTesting

@testable import MatineeApp

/// The banners about working offline, and about downloads.
extension Scene {
  static let offline = [
    Scene("offline/list") { size in
      let (application, stage) = offline(.featured(.popular), size)
      try await stage.sees("You are working offline.")
      try await eventually("the list") { application.main.coordinator.isSettled }
      return stage
    },
    Scene("offline/unreachable") { size in
      let (application, stage) = offline(.featured(.popular), size)
      application.line.isOpen = true
      application.line.note(isReachable: false)
      try await stage.sees("TMDB cannot be reached.")
      try await eventually("the list") { application.main.coordinator.isSettled }
      return stage
    },
    Scene("offline/unsaved") { size in
      let networking = SuspendableNetworking()
      let application = TestApplication(.scenes(networking))
      application.line.isOpen = false
      application.main.coordinator.show(.featured(.popular))
      let stage = application.show(size)
      await networking.waitForRequests(1)
      networking.fail(0, .switchedOff)
      try await stage.sees("Working Offline")
      return stage
    },
    Scene("offline/never-opened") { size in
      let networking = SuspendableNetworking()
      let application = TestApplication(.scenes(networking))
      application.line.isOpen = false
      for (id, name) in [(DownloadedItem.ID.films(.topRated), "Top Rated"), (.genre(GenreID(.series, 18)), "Drama")] {
        application.keeper.keep(DownloadedItem(id, name: name))
      }
      application.main.coordinator.show(.person(7), knowing: .person(PersonSummary(id: 7, name: "Brigitte Helm")))
      let stage = application.showPage(size)
      await networking.waitForRequests(1)
      networking.fail(0, .switchedOff)
      try await stage.sees("Your Lists")
      return stage
    },
    Scene("offline/keeping") { size in
      let (application, stage) = online(size)
      application.places.release(34)
      application.keeper.keep(DownloadedItem(.films(.popular), name: "Popular"))
      try await stage.sees("34 of 100 films, 8.2 MB")
      return stage
    },
    Scene("offline/not-kept") { size in
      let (application, stage) = online(size)
      application.places.error = .notWritten
      application.keeper.keep(DownloadedItem(.films(.popular), name: "Popular"))
      try await stage.sees("“Popular” could not be kept offline.")
      return stage
    },
  ]

  @MainActor private static func online(_ size: WindowSize) -> (TestApplication, AppFixture) {
    let application = TestApplication(.scenes(TitleResponses.networking()))
    application.main.coordinator.show(.featured(.popular))
    let stage = application.show(size)
    stage.requires { [main = application.main] in main.coordinator.isSettled }
    return (application, stage)
  }

  @MainActor private static func offline(_ destination: Destination, _ size: WindowSize) -> (
    TestApplication, AppFixture
  ) {
    let application = TestApplication(.scenes(TitleResponses.networking()))
    application.line.isOpen = false
    application.main.coordinator.show(destination)
    return (application, application.show(size))
  }
}
