import GTK
import GTKTestSupport
import XCTest

/// Tests the order of life-cycle calls on real, mapped widgets. Each row of the table has a scene and its exact calls.
final class LifeCycleTests: GTKTestCase {
  func testViewControllersFollowTheTable() { check { LifeCycleRow.containment } }

  func testWindowsFollowTheTable() { check { LifeCycleRow.windows } }

  func testContainersFollowTheTable() { check { LifeCycleRow.containers } }

  func testChangesWithinChangesFollowTheTable() { check { LifeCycleRow.nestedChanges } }

  private func check(_ rows: @escaping @MainActor () -> [LifeCycleRow]) {
    onMain {
      for row in rows() {
        let stage = ControllerFixture()
        try await row.scene(stage)
        XCTAssertEqual(stage.journal.calls, row.expected, row.name, file: row.file, line: row.line)
        stage.window.destroy()
      }
    }
  }
}

/// A row of the table.
@MainActor struct LifeCycleRow {
  var name: String
  var expected: [String]
  /// Sets up the scene, calls `begin`, and acts.
  var scene: (ControllerFixture) async throws -> Void
  var file: StaticString
  var line: UInt

  init(
    _ name: String, _ expected: [String], file: StaticString = #filePath, line: UInt = #line,
    scene: @escaping (ControllerFixture) async throws -> Void
  ) {
    self.name = name
    self.expected = expected
    self.scene = scene
    self.file = file
    self.line = line
  }
}
