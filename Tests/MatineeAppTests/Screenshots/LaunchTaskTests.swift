import AppTestSupport
import Foundation
import GTK
import GTKTestSupport
import TMDB
import TMDBTesting
import ToolTestSupport
import XCTest

@testable import MatineeApp

/// Tests of the tasks that the window is opened for, with a suspended network and a clock that the test advances.
final class LaunchTaskTests: GTKTestCase {
  func testScreenshotFailsWhenScreenIsNotReadyAfter15Seconds() {
    onMain {
      let scene = try await Scene()
      let task = scene.takeScreenshot()
      await scene.clock.waitForSleepers(1)
      scene.clock.advance(by: .milliseconds(14_980))
      await scene.clock.waitForSleepers(1)
      XCTAssertNil(scene.status)
      scene.clock.advance(by: .milliseconds(20))
      try await eventually("the end") { scene.status != nil }
      XCTAssertEqual(scene.status, 1)
      XCTAssertEqual(scene.messages, ["The screen wasn’t ready within 15 seconds."])
      XCTAssertFalse(FileManager.default.fileExists(atPath: scene.file.path))
      scene.close(task)
    }
  }

  func testScreenshotIsTakenWhenScreenIsReadyAfter14Seconds() {
    onMain {
      let scene = try await Scene()
      let task = scene.takeScreenshot()
      await scene.clock.waitForSleepers(1)
      scene.clock.advance(by: .seconds(14))
      await scene.clock.waitForSleepers(1)
      XCTAssertNil(scene.status)
      scene.networking.resume(0, with: .films([1]))
      let main = scene.application.main
      try await eventually("the end") {
        // The time stands still while the window isn’t ready, so that a slow machine can't exceed the limits.
        if main.coordinator.isSettled, main.window.size == Scene.size { scene.clock.advanceToNextSleeper() }
        return scene.status != nil
      }
      XCTAssertEqual(scene.status, 0)
      XCTAssertEqual(scene.messages, [])
      XCTAssertEqual(try Data(contentsOf: scene.file).prefix(4), Data([0x89, 0x50, 0x4e, 0x47]))
      scene.close(task)
    }
  }

  func testFirstFrameTaskFailsWithoutContentAfter15Seconds() {
    onMain {
      let scene = try await Scene()
      let task = scene.waitForFirstFrame()
      await scene.clock.waitForSleepers(1)
      scene.clock.advance(by: .milliseconds(14_999))
      XCTAssertEqual(scene.clock.sleepers, 1)
      scene.clock.advance(by: .milliseconds(1))
      try await eventually("the end") { scene.status != nil }
      XCTAssertEqual(scene.status, 1)
      XCTAssertEqual(scene.messages, ["No content appeared within 15 seconds."])
      scene.close(task)
    }
  }

  func testFirstFrameTaskFinishesWithContentAndEndsItsTimeLimit() {
    onMain {
      let scene = try await Scene()
      let task = scene.waitForFirstFrame()
      await scene.clock.waitForSleepers(1)
      scene.networking.resume(0, with: .films([1]))
      try await eventually("the end") { scene.status != nil }
      XCTAssertEqual(scene.status, 0)
      try await eventually("the end of the time limit") { scene.clock.sleepers == 0 }
      XCTAssertEqual(scene.messages, [])
      scene.close(task)
    }
  }
}

/// The main window, whose list waits for its response.
@MainActor private final class Scene {
  static let size = (width: 700, height: 600)
  let networking = SuspendableNetworking()
  let clock = ManualClock()
  let application: TestApplication
  private(set) var messages: [String] = []
  private(set) var status: Int32?
  private let folder: TemporaryFolder
  private let fixture: AppFixture

  init() async throws {
    folder = try TemporaryFolder()
    application = TestApplication(.test(networking))
    fixture = application.show(width: Self.size.width, height: Self.size.height)
    await networking.waitForRequests(1)
  }

  var file: URL { folder.url.appending(path: "screen.png") }

  func takeScreenshot() -> any LaunchTask {
    ScreenshotTask(
      application.main, file: file.path, size: Self.size, clock: clock,
      report: { [weak self] in self?.messages.append($0) },
      finish: { [weak self] in self?.status = $0 })
  }

  func waitForFirstFrame() -> any LaunchTask {
    FirstFrameTask(
      application.main, clock: clock, report: { [weak self] in self?.messages.append($0) },
      finish: { [weak self] in self?.status = $0 })
  }

  func close(_ task: any LaunchTask) {
    fixture.close()
    withExtendedLifetime(task) {}
  }
}
