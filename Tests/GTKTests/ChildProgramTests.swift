import GTK
import GTKTestSupport
import XCTest

/// Tests for a child program's output and exit code, and its termination when its owner is released.
final class ChildProgramTests: GTKTestCase {
  func testProgramReportsOutputLinesAndExitCode() {
    onMain {
      var (lines, codes): ([String], [Int32?]) = ([], [])
      let child = ChildProgram("/bin/sh", ["-c", "echo one; echo two; exit 7"]) {
        lines.append($0)
      } onEnd: {
        codes.append($0)
      }
      XCTAssertNotNil(child)
      try await eventually("both lines and the end") { lines == ["one", "two"] && !codes.isEmpty }
      XCTAssertEqual(codes, [7])
    }
  }

  func testMissingProgramDoesNotStart() {
    onMain {
      XCTAssertNil(
        ChildProgram("/nonexistent/program", []) { _ in
        } onEnd: { _ in
          XCTFail("onEnd was called")
        })
    }
  }

  func testKilledProgramReportsNoExitCode() {
    onMain {
      var codes: [Int32?] = []
      let child = ChildProgram("/bin/sh", ["-c", "kill -9 $$"]) { _ in
      } onEnd: {
        codes.append($0)
      }
      try await eventually("its end") { !codes.isEmpty }
      XCTAssertEqual(codes, [nil])
      withExtendedLifetime(child) {}
    }
  }

  func testReleasingOwnerTerminatesProgram() {
    onMain {
      var processID: Int32?
      var child = ChildProgram("/bin/sh", ["-c", "echo $$; exec sleep 600"]) {
        processID = Int32($0)
      } onEnd: { _ in
        XCTFail("onEnd was called after the release")
      }
      XCTAssertNotNil(child)
      try await eventually("its process ID") { processID != nil }
      child = nil
      let running = try XCTUnwrap(processID)
      try await eventually("its end") { kill(running, 0) != 0 }
    }
  }

  func testFinishedProgramReleasesAllObjects() {
    onMain {
      @MainActor func run() async throws {
        var hasEnded = false
        let child = ChildProgram("/bin/sh", ["-c", "echo a line"]) { _ in
        } onEnd: { _ in
          hasEnded = true
        }
        try await eventually("its end") { hasEnded }
        withExtendedLifetime(child) {}
      }
      try await run()
      let before = LiveCounts.snapshot
      try await run()
      try await eventually("the original object counts") { LiveCounts.snapshot == before }
    }
  }
}
