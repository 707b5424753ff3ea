import Automation
import AutomationTestSupport
import Foundation
import XCTest

/// Drives the program as a user does, in two languages.
final class PlanetsTests: UITestCase {
  func testRetryShowsPlanetsAndRowOpensPage() throws {
    try drive(failure: "No Planets Found", retry: "Retry", back: "Back")
  }

  func testProgramTranslatesTextsOfContainment() throws {
    let catalogs = try XCTUnwrap(
      ProcessInfo.processInfo.environment["PLANETS_CATALOGS"], "Run scripts/test-containment-alone.")
    let german = ["LANGUAGE": "de", "LC_ALL": "C.UTF-8", "TEXTDOMAINDIR": catalogs]
    try drive(failure: "Keine Planeten gefunden", retry: "Wiederholen", back: "Zurück", in: german)
  }

  private func drive(failure: String, retry: String, back: String, in language: [String: String] = [:]) throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "planets-\(UUID().uuidString)")
    addTeardownBlock { try? FileManager.default.removeItem(at: file) }
    let app = application("planets", [file.path], language)
    try app.launch()
    XCTAssertTrue(try app.staticTexts[failure].waitForExistence())
    try "Venus: It is hot.\nMars: It is red.\n".write(to: file, atomically: true, encoding: .utf8)
    try app.buttons[retry].tap()
    XCTAssertTrue(try app.rows["Mars"].waitForExistence())
    XCTAssertEqual(try app.rows.names, ["Venus", "Mars"])
    try app.rows["Mars"].tap()
    XCTAssertTrue(try app.staticTexts["It is red."].waitForExistence())
    try app.buttons[back].tap()
    XCTAssertTrue(try app.rows["Venus"].waitForExistence())
  }
}
