import AppTestSupport
import Foundation
import GTK
import GTKTestSupport
import Library
import TMDBTesting
import ToolTestSupport
import Tracking
import XCTest

@testable import MatineeApp

/// Tests that a recovery is reported once, in a window with a link to the damaged file.
final class RecoveryTests: GTKTestCase {
  func testRecoveryWindowAppearsOnceAndShowsDamagedFile() {
    onMain {
      let folder = try TemporaryFolder()
      try Data("This is no database.".utf8).write(to: folder.url.appending(path: "library.sqlite"))
      let networking = ReplayNetworking()
      networking.stub("/3/movie/now_playing", with: .films([7]))
      let application = TestApplication(.test(networking)) { [url = folder.url] in try await Library.open(in: url) }
      let fixture = application.show()
      try await eventually("the window") { Window.open(titled: "New Library Created") != nil }
      let recoveryWindow = AppFixture(try XCTUnwrap(Window.open(titled: "New Library Created")))
      try await recoveryWindow.waitForText("The file with your ratings, lists and history was damaged.")
      try await recoveryWindow.waitForText("You can find the damaged file at ")
      try await recoveryWindow.press("Show File")
      try await eventually("the folder") { application.desktopRequests.count == 1 }
      let shownFolder = try XCTUnwrap(
        application.desktopRequests.first?.split(separator: " ").last.flatMap { URL(string: String($0)) })
      let kept = try FileManager.default.contentsOfDirectory(atPath: shownFolder.path)
      XCTAssertEqual(kept.filter { $0.hasSuffix(".sqlite") }.count, 1, "\(kept)")
      try await recoveryWindow.press("Continue")
      try await eventually("it to close") { Window.open(titled: "New Library Created") == nil }
      XCTAssertNil(application.library.recovery)
      application.main.window.present()
      await fixture.nextFrame()
      XCTAssertNil(Window.open(titled: "New Library Created"))
      fixture.close()
    }
  }
}
