import SampleCatalogue
import ToolTestSupport
import XCTest

/// Tests of accessible names: no screen has a control without a name, or one named after its class.
final class NameTests: MatineeUITestCase, MainScreenController, CredentialScreenController {
  func testListControlsHaveNames() throws {
    try launch()
    try list.validateHasRows()
    try main.validateNames()
    try tapTab("Search")
    try SearchScreenValidator(app: app).validateStart()
    try main.validateNames()
  }

  func testFailurePageControlsHaveNames() throws {
    try server.corrupt("/3/movie/now_playing", .garbage)
    try launch()
    try list.validateMessage("Unreadable Response", button: "Retry")
    try main.validateNames()
  }

  func testDialogControlsHaveNames() throws {
    try launch(key: nil)
    try tapUseTMDB()
    try credentials.validateIsOpen()
    try main.validateNames()
    try pressEscape()
    try credentials.validateIsClosed()
    for (item, window) in [
      ("Preferences", "Preferences"), ("Keyboard Shortcuts", "Keyboard Shortcuts"),
      ("About Matinee", "About"),
    ] {
      try chooseFromMainMenu(item)
      try main.validateWindowIsActive(window)
      try main.validateNames()
      try pressEscape()
      try main.validateWindowIsClosed(window)
    }
  }
}
