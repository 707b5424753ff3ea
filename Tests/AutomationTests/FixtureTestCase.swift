import Automation
import AutomationTestSupport
import XCTest

/// A test case that drives the `automation-fixture` program.
class FixtureTestCase: UITestCase {
  /// Launches the fixture with one of its screens.
  func launch(_ screen: String, _ environment: [String: String] = [:]) throws -> Application {
    let app = application("automation-fixture", [screen], environment)
    try app.launch()
    return app
  }

  /// Asserts that `body` throws an error with this reason and a description that begins with `prefix`.
  @discardableResult
  func assertFails(
    _ reason: AutomationError.Reason, _ prefix: String, file: StaticString = #filePath, line: UInt = #line,
    _ body: () throws -> Void
  ) -> AutomationError? {
    do {
      try body()
    } catch let error as AutomationError {
      XCTAssertEqual(error.reason, reason, "\(error)", file: file, line: line)
      XCTAssertTrue(error.description.hasPrefix(prefix), "\(error)", file: file, line: line)
      return error
    } catch {
      XCTFail("\(error)", file: file, line: line)
    }
    XCTFail("Expected a failure", file: file, line: line)
    return nil
  }
}

/// Functions that inspect the processes on this machine.
enum Processes {
  /// Returns the processes of the session with this folder, identified by their environment.
  static func inSession(_ folder: String) -> [Int32] {
    let processes = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return processes.compactMap(Int32.init).filter { identifier in
      let environment = try? Data(contentsOf: URL(filePath: "/proc/\(identifier)/environ"))
      let variables = environment.map { String(decoding: $0, as: UTF8.self).split(separator: "\0") } ?? []
      return variables.contains("AUTOMATION_SESSION=\(folder)")
    }
  }

  /// The children of this process that have ended and haven't been reaped.
  static var zombies: [Int32] {
    let processes = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return processes.compactMap(Int32.init).filter {
      stat(of: $0).map { $0.state == "Z" && $0.parent == getpid() } ?? false
    }
  }

  /// Returns the kernel's letter for a process's state, and the process's parent.
  static func stat(of process: Int32) -> (state: String, parent: Int32)? {
    let line = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
    // The preceding name is in parentheses and can contain any character.
    let fields = line?.split(separator: ")").last?.split(separator: " ") ?? []
    guard fields.count > 1, let parent = Int32(fields[1]) else { return nil }
    return (String(fields[0]), parent)
  }

  /// Waits for a condition. Returns whether it became true within the given number of seconds.
  static func eventually(within seconds: Double = 20, _ condition: () -> Bool) -> Bool {
    let deadline = Date(timeIntervalSinceNow: seconds)
    while Date() < deadline {
      if condition() { return true }
      usleep(10_000)
    }
    return condition()
  }
}
