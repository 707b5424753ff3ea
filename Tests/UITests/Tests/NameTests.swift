import SampleCatalogue
import ToolTestSupport
import XCTest

/// Tests of accessible names: no screen has a control without a name, or one named after its class.
final class NameTests: MatineeUITestCase, MainScreenController, CredentialScreenController {
  private var validator: MainScreenValidator { MainScreenValidator(app: app) }

  func testListControlsHaveNames() throws {
    try launch()
    try TitleListValidator(app: app).validateHasRows()
    try validator.validateNames()
    try tapTab("Search")
    try SearchScreenValidator(app: app).validateStart()
    try validator.validateNames()
  }

  func testFailurePageControlsHaveNames() throws {
    try server.corrupt("/3/movie/now_playing", .garbage)
    try launch()
    try TitleListValidator(app: app).validateMessage("Unreadable Response", button: "Retry")
    try validator.validateNames()
  }

  func testDialogControlsHaveNames() throws {
    try launch(key: nil)
    try tapUseTMDB()
    try CredentialScreenValidator(app: app).validateIsOpen()
    try validator.validateNames()
    // The first Escape goes back to the start of the welcome.
    try pressEscape()
    try WelcomeValidator(app: app).validateHasRow("Connect TMDB")
    try validator.validateNames()
    try pressEscape()
    try CredentialScreenValidator(app: app).validateIsClosed()
    for (item, window) in [
      ("Preferences", "Preferences"), ("Keyboard Shortcuts", "Keyboard Shortcuts"),
      ("About Matinee", "About"),
    ] {
      try chooseFromMainMenu(item)
      try validator.validateWindowIsActive(window)
      try validator.validateNames()
      try pressEscape()
      try validator.validateWindowIsClosed(window)
    }
  }
}
