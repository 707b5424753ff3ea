import Automation
import SampleCatalogue
import ToolTestSupport
import XCTest

/// Tests of the welcome at the first launch: once, with the mouse and with the keyboard.
final class WelcomeTests: MatineeUITestCase, MainScreenController, WelcomeController {
  private var welcome: WelcomeValidator { WelcomeValidator(app: app) }
  private var main: MainScreenValidator { MainScreenValidator(app: app) }

  func testLookAroundShowsSampleCatalogueAndWelcomeAppearsOnlyOnce() throws {
    try preserveData(includingState: true)
    try launch(key: nil, startsAsUsual: true)
    try welcome.validateIsOpen()
    try MainScreenValidator(app: app).validateNames()
    try tapWelcome("Look Around")
    try welcome.validateIsClosed()
    try main.validateSampleBanner(isShown: true)
    app.terminate()
    try launch(key: nil, startsAsUsual: true)
    try main.validateSampleBanner(isShown: true)
    try main.validateWindowIsActive()
    XCTAssertFalse(try app.welcomeWindow.exists)
  }

  func testConnectingWithKeyboardExplainsWrongKeyAndUsesValidKey() throws {
    try launch(key: nil, startsAsUsual: true)
    try welcome.validateIsOpen()
    try welcome.validateFocus("Connect TMDB")
    try app.pressKey("Return")
    try welcome.validateButton("Get a Key on TMDB")
    try welcome.validateFocus("API Key or Read Access Token")
    try app.typeText("wrong")
    try app.pressKey("Return")
    try CredentialScreenValidator(app: app).validateErrorMessage("doesn’t accept")
    try app.pressKey("Ctrl+a")
    try app.typeText("0123456789abcdef0123456789abcdef")
    try app.pressKey("Return")
    try welcome.validateRow("Connect TMDB", says: "Connected")
    try welcome.validateFocus("Connect TMDB")
    try app.pressKey("Escape")
    try welcome.validateIsClosed()
    try main.validateSampleBanner(isShown: false)
    XCTAssertFalse(app.standardError.contains("0123456789abcdef"))
  }

  func testUnreachableServerIsReported() throws {
    try launch(key: nil, startsAsUsual: true)
    try welcome.validateIsOpen()
    try server.stop()
    try tapWelcome("Connect TMDB")
    try welcome.validateFocus("API Key or Read Access Token")
    try app.typeText("0123456789abcdef0123456789abcdef")
    try tapWelcomeButton("Use Key")
    try CredentialScreenValidator(app: app).validateErrorMessage("Can’t reach TMDB")
  }

  func testImportExplainsExportsAndConnectsFirst() throws {
    try launch(key: nil, startsAsUsual: true)
    try welcome.validateIsOpen()
    try pressWelcome("Import")
    try welcome.validateFocus("Connect TMDB")
    try welcome.validateButton("Open Letterboxd")
    try app.pressKey("Return")
    try welcome.validateFocus("API Key or Read Access Token")
    try app.typeText("0123456789abcdef0123456789abcdef")
    try app.pressKey("Return")
    try welcome.validateButton("Choose File…")
  }

  func testWelcomeStaysAwayWithSampleScreenOrKey() throws {
    for (arguments, key) in [(["--sample"], nil), (["--screen", "home"], nil), ([], "any")] as [([String], String?)] {
      try preserveData(includingState: true)
      switch arguments.count {
      case 1: try launch("--sample", key: key, startsAsUsual: true)
      case 2: try launch("--screen", "home", key: key)
      default: try launch(key: key, startsAsUsual: true)
      }
      try app.tab("Home").wait(until: \.exists, for: "The tabs")
      try app.pressKey("Ctrl+comma")
      // Preferences wouldn't open over the welcome.
      try app.windows["Preferences"].wait(until: \.isActive, for: "The preferences")
      XCTAssertFalse(try app.welcomeWindow.exists)
      app.terminate()
    }
  }
}
