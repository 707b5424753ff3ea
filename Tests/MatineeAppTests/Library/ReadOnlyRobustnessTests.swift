import AppTestSupport
import GTKTestSupport
import TMDBTesting
import TitleIdentity
import Tracking
import XCTest

@testable import MatineeApp

/// Tests the banner shown while changes to the library can't be saved.
final class ReadOnlyRobustnessTests: GTKTestCase {
  private static let text = "The disk is full."

  @MainActor private static func makeApplication(on disk: LibraryDisk) -> TestApplication {
    let networking = ReplayNetworking()
    networking.stub("/3/movie/now_playing", with: .films([7]))
    return TestApplication(.test(networking)) { try await disk.open() }
  }

  func testBannerDisappearsWhenRetrySucceeds() {
    onMain {
      let disk = LibraryDisk(failure: .ENOSPC)
      let application = Self.makeApplication(on: disk)
      let fixture = application.show()
      try await fixture.waitForText(Self.text)
      try await eventually("the announcement") {
        fixture.hasAnnounced(
          "The disk is full. You can read your library, but changes can’t be saved until you free some space.")
      }
      await application.rate(.movie(7), "M", 9)
      XCTAssertNil(application.library.score(of: .movie(7)))
      disk.fail(with: nil)
      try await fixture.press("Try Again")
      try await eventually("the banner to go") { !fixture.window.visibleTexts.contains { $0.contains(Self.text) } }
      await application.rate(.movie(7), "M", 9)
      try await eventually("the score") { application.library.score(of: .movie(7)) != nil }
      fixture.close()
    }
  }

  func testDismissedBannerStaysHiddenWhenRetryFails() {
    onMain {
      let disk = LibraryDisk(failure: .ENOSPC)
      let application = Self.makeApplication(on: disk)
      let fixture = application.show()
      try await fixture.waitForText(Self.text)
      try await fixture.press("Dismiss")
      await application.library.retryWriting()
      try await eventually("the banner to go") { !fixture.window.visibleTexts.contains { $0.contains(Self.text) } }
      XCTAssertNotNil(application.library.readOnlyReason)
      fixture.close()
    }
  }
}
