import Automation
import AutomationTestSupport
import XCTest

/// Tests of waiting for elements, and of the failure messages when they don't appear.
final class WaitingTests: FixtureTestCase {
  func testReadingPropertyWaitsForLateElement() throws {
    let app = try launch("slow")
    XCTAssertFalse(try app.staticTexts["Here at last"].exists)
    XCTAssertEqual(try app.staticTexts["Here at last"].name, "Here at last")
    XCTAssertTrue(try app.staticTexts["Please wait"].waitForNonExistence())
  }

  func testWaitForExistenceReturnsFalseAfterTimeout() throws {
    let app = try launch("slow")
    XCTAssertFalse(try app.buttons["Never"].waitForExistence(timeout: .milliseconds(100)))
    XCTAssertTrue(try app.staticTexts["Here at last"].waitForExistence())
    XCTAssertFalse(try app.staticTexts["Here at last"].waitForNonExistence(timeout: .milliseconds(100)))
  }

  func testMissingElementErrorListsSimilarElements() throws {
    let app = try launch("stack")
    app.timeout = .milliseconds(500)
    let error = assertFails(
      .missing,
      """
      No tab "On page one" appeared within 0.5 s.
      Elements with this name:
        \(Role.button) "On page one"
        label "On page one"
      Elements of this kind:
        page tab "One", selected, pressed, focused
        page tab "Two"
      Element tree, screenshot and standard error: \(app.artifacts.path)
      """
    ) { try app.tabs["On page one"].click() }
    XCTAssertEqual(error?.artifacts, app.artifacts)
    // The name of a group's role depends on the version of GTK.
    let hidden = assertFails(.missing, "No button \"Nothing here\" appeared within 0.5 s.\nElements with this name:\n")
    {
      try app.buttons["Nothing here"].click()
    }
    XCTAssertEqual(hidden?.description.contains("\"Nothing here\" (not on screen)"), true)
    assertFails(
      .missing,
      """
      No slider in window "Fixture" appeared within 0.5 s.
      No element has this kind or name.
      """
    ) { try app.windows["Fixture"].sliders.element.setValue(1) }
  }

  func testMissingElementErrorSavesTreePictureAndStandardError() throws {
    let app = try launch("failure")
    app.timeout = .milliseconds(100)
    assertFails(.missing, "No button \"Nothing\"") { try app.buttons["Nothing"].click() }
    func artifact(_ name: String) throws -> Data { try Data(contentsOf: app.artifacts.appending(path: name)) }
    let tree = String(decoding: try artifact("tree.txt"), as: UTF8.self)
    XCTAssertTrue(tree.hasPrefix("application \"automation.fixture\""), tree)
    XCTAssertTrue(
      tree.contains(#/\n      panel without a name \[sensitive (?:showing )?visible\] at 0,0 590×490\n/#), tree)
    XCTAssertTrue(
      tree.contains(#/button "Crash" \[focusable sensitive (?:showing )?visible\] performs click at /#), tree)
    XCTAssertEqual(String(decoding: try artifact("stderr.txt"), as: UTF8.self), "Ready\n")
    XCTAssertEqual(Array(try artifact("screenshot.png").prefix(4)), [0x89, 0x50, 0x4E, 0x47])
    XCTAssertEqual(
      app.artifacts.deletingLastPathComponent().lastPathComponent,
      "WaitingTests.testMissingElementErrorSavesTreePictureAndStandardError")
  }

  func testUnmetConditionErrorDescribesElement() throws {
    let app = try launch("controls")
    assertFails(
      .timedOut,
      """
      Timed out after 0.1 s waiting for: The switch.
      Looked for: switch "Switch".
      Found: check box "Switch"
      """
    ) { try app.switches["Switch"].wait(until: \.isChecked, timeout: .milliseconds(100), for: "The switch") }
    assertFails(.timedOut, "Timed out after 0.1 s waiting for: Ten rows.") {
      try app.wait(for: "Ten rows", timeout: .milliseconds(100)) { () throws(AutomationError) in
        try app.rows.count == 10
      }
    }
  }
}
