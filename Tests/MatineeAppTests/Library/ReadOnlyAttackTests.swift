import AppTestSupport
import GTKTestSupport
import MatineeCore
import TMDBTesting
import XCTest

@testable import MatineeApp

/// Tests the banner shown while changes to the library can't be saved.
final class ReadOnlyAttackTests: GTKTestCase {
  private static let text = "The disk is full."

  @MainActor private static func makeApplication(on disk: LibraryDisk) -> TestApplication {
    let networking = ReplayNetworking()
    networking.answer("/3/movie/now_playing", with: .films([7]))
    return TestApplication(.test(networking)) { try await disk.open() }
  }

  func testBannerDisappearsOnceTryingAgainSucceeds() {
    onMain {
      let disk = LibraryDisk(failure: .ENOSPC)
      let application = Self.makeApplication(on: disk)
      let stage = application.show()
      try await stage.sees(Self.text)
      try await eventually("the announcement") {
        stage.hasSaid(
          "The disk is full. You can read your library, but changes can’t be saved until you free some space.")
      }
      await application.rate(.film(7), "M", 9)
      XCTAssertNil(application.library.score(of: .film(7)))
      disk.fail(with: nil)
      try await stage.press("Try Again")
      try await eventually("the banner to go") { !stage.window.visibleTexts.contains { $0.contains(Self.text) } }
      await application.rate(.film(7), "M", 9)
      try await eventually("the score") { application.library.score(of: .film(7)) != nil }
      stage.close()
    }
  }

  func testBannerStaysAwayOnceDismissed() {
    onMain {
      let disk = LibraryDisk(failure: .ENOSPC)
      let application = Self.makeApplication(on: disk)
      let stage = application.show()
      try await stage.sees(Self.text)
      try await stage.press("Dismiss")
      await application.library.retryWriting()
      try await eventually("the banner to go") { !stage.window.visibleTexts.contains { $0.contains(Self.text) } }
      XCTAssertNotNil(application.library.readOnlyReason)
      stage.close()
    }
  }
}
