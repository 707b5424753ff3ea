import Automation
import AutomationTestSupport
import XCTest

/// Tests of programs that hang, crash or fail to launch. Such a test must fail without waiting for its own timeout, and
/// report the program's standard error.
final class ProgramFailureTests: FixtureTestCase {
  /// A timeout long enough to make it obvious when a test waits for it.
  private let forever = Duration.seconds(600)

  func testHungProgramFailsWithStandardError() throws {
    let app = try launch("failure")
    app.timeout = forever
    // GTK replies before it performs the action. A click would wait for the hung program.
    try app.buttons["Hang"].performAccessibilityAction()
    assertFails(
      .hung,
      """
      automation-fixture didn’t respond within 20 s.
      Standard error:
        Ready
        Hanging
      """
    ) { try app.staticTexts["Nothing"].wait(until: \.exists) }
    XCTAssertTrue(app.isRunning)
  }

  func testStoppedProgramFailsAndSavesPicture() throws {
    let app = try launch("failure")
    app.timeout = forever
    let process = try XCTUnwrap(app.processIdentifier)
    kill(process, SIGSTOP)
    XCTAssertTrue(Processes.eventually { Processes.stat(of: process)?.state == "T" })
    assertFails(.hung, "automation-fixture is stopped.") {
      try app.staticTexts["Nothing"].wait(until: \.exists)
    }
    let picture = try Data(contentsOf: app.artifacts.appending(path: "screenshot.png"))
    XCTAssertFalse(picture.isEmpty)
  }

  func testCrashedProgramFailsWithSignalAndStandardError() throws {
    let app = try launch("failure")
    app.timeout = forever
    try app.buttons["Crash"].click()
    assertFails(
      .ended,
      """
      automation-fixture was killed by signal 6 (Aborted).
      Standard error:
        Ready
        Crashing
      """
    ) { try app.staticTexts["Nothing"].wait(until: \.exists) }
    XCTAssertFalse(app.isRunning)
    XCTAssertEqual(try app.waitForExit(), .killed(signal: SIGABRT))
    XCTAssertTrue(app.standardError.contains("Crashing"))
    app.terminate()
    XCTAssertTrue(app.standardError.contains("Crashing"))
  }

  /// Checks that waiting for an element to disappear fails if its program ends.
  func testWaitForNonExistenceFailsWhenProgramExits() throws {
    let app = try launch("failure")
    try app.buttons["Exit"].click()
    assertFails(.ended, "automation-fixture ended with status 7.") {
      _ = try app.buttons["Exit"].waitForNonExistence()
    }
  }

  func testLaunchFailsWhenProgramExitsImmediately() throws {
    let app = application("automation-fixture", ["nowhere"])
    assertFails(
      .ended,
      """
      automation-fixture ended with status 64.
      Standard error:
        There is no screen "nowhere": the screens are 
      """
    ) { try app.launch() }
  }

  func testLaunchFailsWhenExecutableIsMissing() throws {
    let app = application("no-such-program")
    assertFails(.launch, "\(app.executable.path) didn’t start: No such file or directory") { try app.launch() }
    assertFails(.misuse, "no-such-program hasn’t been launched.") { try app.buttons.first.click() }
  }
}
