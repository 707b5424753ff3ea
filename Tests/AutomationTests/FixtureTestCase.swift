import Automation
import AutomationTestSupport
import XCTest

/// A test that drives the fixture.
class FixtureTestCase: UITestCase {
  /// Opens one of the fixture's screens.
  func launch(_ screen: String, _ environment: [String: String] = [:]) throws -> Application {
    let app = application("automation-fixture", [screen], environment)
    try app.launch()
    return app
  }

  /// Expects a failure whose text begins with `words`.
  @discardableResult
  func assertFails(
    _ reason: AutomationError.Reason, _ words: String, file: StaticString = #filePath, line: UInt = #line,
    _ body: () throws -> Void
  ) -> AutomationError? {
    do {
      try body()
    } catch let error as AutomationError {
      XCTAssertEqual(error.reason, reason, "\(error)", file: file, line: line)
      XCTAssertTrue(error.description.hasPrefix(words), "\(error)", file: file, line: line)
      return error
    } catch {
      XCTFail("\(error)", file: file, line: line)
    }
    XCTFail("It did not fail", file: file, line: line)
    return nil
  }
}

/// The processes of this machine that belong to a session, found by their environment.
enum Processes {
  static func marked(_ folder: String) -> [Int32] {
    let processes = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return processes.compactMap(Int32.init).filter { identifier in
      let environment = try? Data(contentsOf: URL(filePath: "/proc/\(identifier)/environ"))
      let variables = environment.map { String(decoding: $0, as: UTF8.self).split(separator: "\0") } ?? []
      return variables.contains("AUTOMATION_SESSION=\(folder)")
    }
  }

  /// The children of this process that have ended and were not waited for.
  static var zombies: [Int32] {
    let processes = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return processes.compactMap(Int32.init).filter {
      stat(of: $0).map { $0.state == "Z" && $0.parent == getpid() } ?? false
    }
  }

  /// A process's state in the kernel's letter, and its parent.
  static func stat(of process: Int32) -> (state: String, parent: Int32)? {
    let line = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
    // The name before is in brackets and may hold anything.
    let fields = line?.split(separator: ")").last?.split(separator: " ") ?? []
    guard fields.count > 1, let parent = Int32(fields[1]) else { return nil }
    return (String(fields[0]), parent)
  }

  /// Whether a condition comes to hold within some seconds.
  static func eventually(within seconds: Double = 20, _ condition: () -> Bool) -> Bool {
    let deadline = Date(timeIntervalSinceNow: seconds)
    while Date() < deadline {
      if condition() { return true }
      usleep(10_000)
    }
    return condition()
  }
}
