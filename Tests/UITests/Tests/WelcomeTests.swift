import ToolTestSupport
import XCTest

/// Tests of the welcome at the first launch: once, with the mouse and with the keyboard.
final class WelcomeTests: MatineeUITestCase, MainScreenController, PreferencesController, WelcomeController {
  private var welcome: WelcomeValidator { WelcomeValidator(app: app) }

  func testLookAroundShowsSampleCatalogueAndWelcomeAppearsOnlyOnce() throws {
    try preserveData(includingState: true)
    try launch(key: nil, startsAsUsual: true)
    try welcome.validateIsOpen()
    try main.validateNames()
    try tapWelcome("Look Around")
    try welcome.validateIsClosed()
    try main.validateSampleBanner(isShown: true)
    terminate()
    try launch(key: nil, startsAsUsual: true)
    try main.validateWindowIsActive()
    try welcome.validateIsAbsent()
    try main.validateSampleBanner(isShown: false)
    try openMainMenu()
    try main.validateMenu(isOpen: true, item: "Use TMDB…")
  }

  func testConnectingWithKeyboardExplainsWrongKeyAndUsesValidKey() throws {
    try launch(key: nil, startsAsUsual: true)
    try welcome.validateIsOpen()
    try welcome.validateFocus("Connect TMDB")
    try pressReturn()
    try welcome.validateButton("Get a Key on TMDB")
    try welcome.validateFocus("API Key or Read Access Token")
    try typeText("wrong")
    try pressReturn()
    try credentials.validateErrorMessage("doesn’t accept")
    try replaceText(with: "0123456789abcdef0123456789abcdef")
    try pressReturn()
    try welcome.validateRow("Connect TMDB", says: "Connected")
    try welcome.validateFocus("Connect TMDB")
    try pressEscape()
    try welcome.validateIsClosed()
    try main.validateSampleBanner(isShown: false)
    validateErrors(exclude: "0123456789abcdef")
  }

  func testUnreachableServerIsReported() throws {
    try launch(key: nil, startsAsUsual: true)
    try welcome.validateIsOpen()
    try server.stop()
    try tapWelcome("Connect TMDB")
    try welcome.validateFocus("API Key or Read Access Token")
    try typeText("0123456789abcdef0123456789abcdef")
    try tapWelcomeButton("Use Key")
    try credentials.validateErrorMessage("Can’t reach TMDB")
  }

  func testImportExplainsExportsAndConnectsFirst() throws {
    try launch(key: nil, startsAsUsual: true)
    try welcome.validateIsOpen()
    try pressWelcome("Import")
    try welcome.validateFocus("Connect TMDB")
    try welcome.validateButton("Open Letterboxd")
    try pressReturn()
    try welcome.validateFocus("API Key or Read Access Token")
    try typeText("0123456789abcdef0123456789abcdef")
    try pressReturn()
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
      try main.validateTabExists("Home")
      // Preferences wouldn't open over the welcome.
      try openPreferences()
      try welcome.validateIsAbsent()
      terminate()
    }
  }
}
