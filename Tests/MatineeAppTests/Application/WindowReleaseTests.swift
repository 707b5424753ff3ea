import AppTestSupport
import AuditTestSupport
import Containment
import GTK
import GTKTestSupport
import LibraryFormats
import XCTest

@testable import TransferUI

/// Tests that every window is released when it closes, with its controllers and widgets, in each state of its screen.
final class WindowReleaseTests: GTKTestCase {
  func testClosedWindowsAreReleasedInEveryState() {
    onMain {
      for scene in Scene.all {
        try await Self.check(scene.name) { try await scene.open(.wide) }
      }
    }
  }

  func testClosedImportIsReleasedDuringQuestionAboutProfiles() {
    onMain {
      try await Self.check("the question") {
        let window = Window(dialogFor: nil)
        window.setRootViewController(
          ImportQuestionController(.profiles(file: "history.csv", names: ["Ana", "Ben"])) { _ in })
        window.present()
        try await eventually("the question") { window.isMapped }
        return AppFixture(window)
      }
    }
  }

  /// Opens and closes a window twice. The first time creates objects that stay forever, which aren't leaks.
  @MainActor private static func check(_ name: String, _ open: () async throws -> AppFixture) async throws {
    let first = try await ClosedWindow(open)
    try await eventually("the release of \(name)") { first.isReleased }
    let before = LiveCounts.snapshot
    let second = try await ClosedWindow(open)
    // Objects of an earlier test may have been released meanwhile, but there must be no new ones.
    // A failure is recorded, and the other scenes still run.
    try? await eventually("the release of all objects of \(name)") {
      second.isReleased && LiveCounts.snapshot.allSatisfy { $1 <= before[$0] ?? 0 }
    }
  }
}

/// A window that was opened and closed again.
@MainActor private struct ClosedWindow {
  private weak var sentinel: Sentinel?
  private weak var controller: ViewController?

  init(_ open: () async throws -> AppFixture) async throws {
    let fixture = try await open()
    let sentinel = Sentinel()
    // The window retains it until GTK finalizes the window.
    fixture.window.retain(sentinel, for: "sentinel")
    self.sentinel = sentinel
    controller = fixture.window.rootViewController
    fixture.close()
  }

  var isReleased: Bool { sentinel == nil && controller == nil }
}

private final class Sentinel {}
