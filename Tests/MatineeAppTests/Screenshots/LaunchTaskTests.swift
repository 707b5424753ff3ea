import AppTestSupport
import Foundation
import GTK
import GTKTestSupport
import TMDB
import TMDBTesting
import ToolTestSupport
import XCTest

@testable import MatineeApp

/// Tests of the launch tasks, which take a screenshot or wait for the first frame. The network is suspended, and the
/// test advances the clock.
final class LaunchTaskTests: GTKTestCase {
  func testScreenshotFailsWhenScreenIsNotReadyAfterMinute() {
    onMain {
      let harness = try await Harness()
      let task = harness.takeScreenshot()
      await harness.clock.waitForSleepers(1)
      harness.clock.advance(by: .milliseconds(59_980))
      await harness.clock.waitForSleepers(1)
      XCTAssertNil(harness.status)
      harness.clock.advance(by: .milliseconds(20))
      try await eventually("the end") { harness.status != nil }
      XCTAssertEqual(harness.status, 1)
      XCTAssertEqual(harness.messages, ["The screen wasn’t ready within a minute."])
      XCTAssertFalse(FileManager.default.fileExists(atPath: harness.file.path))
      harness.close(task)
    }
  }

  func testScreenshotIsTakenWhenScreenIsReadyAfter59Seconds() {
    onMain {
      let harness = try await Harness()
      let task = harness.takeScreenshot()
      await harness.clock.waitForSleepers(1)
      harness.clock.advance(by: .seconds(59))
      await harness.clock.waitForSleepers(1)
      XCTAssertNil(harness.status)
      harness.networking.resume(0, with: .films([1]))
      let main = harness.application.main
      try await eventually("the end") {
        // The clock advances only once the window is ready, so that a slow machine can't exceed the limits.
        if main.coordinator.isSettled, main.window.size == Harness.size { harness.clock.advanceToNextSleeper() }
        return harness.status != nil
      }
      XCTAssertEqual(harness.status, 0)
      XCTAssertEqual(harness.messages, [])
      XCTAssertEqual(try Data(contentsOf: harness.file).prefix(4), Data([0x89, 0x50, 0x4e, 0x47]))
      harness.close(task)
    }
  }

  func testContentTaskFailsWithoutContentAfter10Minutes() {
    onMain {
      let harness = try await Harness()
      let task = harness.waitForFirstFrame()
      await harness.clock.waitForSleepers(1)
      harness.clock.advance(by: .milliseconds(599_999))
      XCTAssertEqual(harness.clock.sleepers, 1)
      harness.clock.advance(by: .milliseconds(1))
      try await eventually("the end") { harness.status != nil }
      XCTAssertEqual(harness.status, 1)
      XCTAssertEqual(harness.messages, ["No content appeared within 10 minutes."])
      harness.close(task)
    }
  }

  func testContentTaskFinishesWithContentAndEndsItsTimeLimit() {
    onMain {
      let harness = try await Harness()
      let task = harness.waitForFirstFrame()
      await harness.clock.waitForSleepers(1)
      harness.networking.resume(0, with: .films([1]))
      try await eventually("the end") { harness.status != nil }
      XCTAssertEqual(harness.status, 0)
      try await eventually("the end of the time limit") { harness.clock.sleepers == 0 }
      XCTAssertEqual(harness.messages, [])
      harness.close(task)
    }
  }
}

/// A main window whose list is still loading, and the result of the launch task.
@MainActor private final class Harness {
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
    ContentTask(
      application.main, clock: clock, report: { [weak self] in self?.messages.append($0) },
      finish: { [weak self] in self?.status = $0 })
  }

  func close(_ task: any LaunchTask) {
    fixture.close()
    withExtendedLifetime(task) {}
  }
}
