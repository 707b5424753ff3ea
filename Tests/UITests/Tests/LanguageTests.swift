import SampleCatalogue
import ToolTestSupport
import XCTest

/// Tests that the app speaks the language of the environment, with a translation that puts each text in brackets.
final class LanguageTests: MatineeUITestCase, MainScreenController {
  private var validator: LanguageValidator { LanguageValidator(app: app) }

  func testAppShowsTextsInLanguageOfEnvironment() throws {
    let language = try PseudoLanguage()
    try launch(environment: language.environment)
    let tabs = ["⟦Home⟧", "⟦Films⟧", "⟦Series⟧", "⟦Library⟧", "⟦Search⟧"]
    try main.validateTabs(tabs, selected: "⟦Films⟧")
    try validator.validateButtons()
    for tab in ["⟦Home⟧", "⟦Library⟧", "⟦Search⟧"] {
      try tapTab(tab)
      try main.validateTabs(tabs, selected: tab)
      try validator.validateButtons()
    }
    try openMainMenu()
    try main.validateMenu(isOpen: true, item: "⟦About Matinee⟧")
    try validator.validateMenuItems()
  }

  func testFailureIsExplainedInLanguageOfEnvironment() throws {
    let language = try PseudoLanguage()
    try server.corrupt("/3/movie/now_playing", .garbage)
    try launch(environment: language.environment)
    try validator.validateButton("⟦Retry⟧")
    try validator.validateText("⟦Unreadable Response⟧")
  }
}
