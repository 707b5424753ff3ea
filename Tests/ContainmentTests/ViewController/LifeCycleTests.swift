import GTK
import GTKTestSupport
import XCTest

/// Tests the order of life-cycle calls on real, mapped widgets. Each row of the table has a scene and its exact calls.
final class LifeCycleTests: GTKTestCase {
  func testContainmentCallsFollowExpectedOrder() { check { LifeCycleRow.containment } }

  func testWindowCallsFollowExpectedOrder() { check { LifeCycleRow.windows } }

  func testContainerCallsFollowExpectedOrder() { check { LifeCycleRow.containers } }

  func testNestedChangeCallsFollowExpectedOrder() { check { LifeCycleRow.nestedChanges } }

  private func check(_ rows: @escaping @MainActor () -> [LifeCycleRow]) {
    onMain {
      for row in rows() {
        let fixture = ControllerFixture()
        try await row.scene(fixture)
        XCTAssertEqual(fixture.callLog.calls, row.expected, row.name, file: row.file, line: row.line)
        fixture.window.destroy()
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
