import Automation
import SampleCatalogue
import ToolTestSupport
import XCTest

/// Tests that the app speaks the language of the environment, with a translation that puts each text in brackets.
final class LanguageTests: MatineeUITestCase {
  func testAppShowsTextsInLanguageOfEnvironment() throws {
    let language = try PseudoLanguage()
    try launch(environment: language.environment)
    let tabs = app.tabLists["Matinee"].tabs
    try tabs["⟦Films⟧"].wait(until: \.isSelected, for: "The translated tab")
    XCTAssertEqual(try tabs.names, ["⟦Home⟧", "⟦Films⟧", "⟦Series⟧", "⟦Library⟧", "⟦Search⟧"])
    try validateButtons()
    for tab in ["⟦Home⟧", "⟦Library⟧", "⟦Search⟧"] {
      try tabs[tab].tap()
      try tabs[tab].wait(until: \.isSelected, for: "The tab “\(tab)”")
      try validateButtons()
    }
    try app.pressKey("F10")
    try app.menuItems["⟦About Matinee⟧"].wait(until: \.exists, for: "The menu")
    XCTAssertEqual(try app.menuItems.names.filter { !$0.contains("⟦") }, [], "untranslated menu items")
  }

  func testFailureIsExplainedInLanguageOfEnvironment() throws {
    let language = try PseudoLanguage()
    try server.corrupt("/3/movie/now_playing", .garbage)
    try launch(environment: language.environment)
    try app.buttons["⟦Retry⟧"].wait(until: \.exists, for: "The button")
    XCTAssertTrue(try app.staticTexts["⟦Unreadable Response⟧"].exists)
  }

  /// Checks that the names of all buttons are translated. Names of titles are data, and follow a translated word. GTK
  /// translates the window's buttons.
  private func validateButtons(file: StaticString = #filePath, line: UInt = #line) throws {
    let names = try app.buttons.names.filter { !$0.isEmpty && !$0.contains("⟦") }
    let untranslated = Set(names).subtracting(["Minimize", "Maximize", "Close"])
    XCTAssertEqual(untranslated, [], "untranslated buttons", file: file, line: line)
  }
}
