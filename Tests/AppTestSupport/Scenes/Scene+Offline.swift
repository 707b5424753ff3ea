import GTKTestSupport
import MatineeCore
import TMDB
import TMDBTesting

@testable import MatineeApp

/// The line that says that TMDB cannot be asked, below a list and below a page.
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
  ]

  @MainActor private static func offline(_ destination: Destination, _ size: WindowSize) -> (TestApplication, Stage) {
    let application = TestApplication(.scenes(TitleAnswers.networking()))
    application.line.isOpen = false
    application.main.coordinator.show(destination)
    return (application, application.show(size))
  }
}
