import Automation

/// Actions for offline mode.
protocol OfflineController: MainScreenController {}

extension OfflineController {
  func switchWorkOffline() throws { try chooseFromMainMenu("Work Offline") }
  func tapGoOnline() throws { try app.buttons.matching(name: "Go Online").first.tap() }
}

/// Checks of the app without a connection to TMDB.
struct OfflineValidator: Validator {
  let app: Application

  /// Checks that the status bar no longer mentions the network.
  func validateNoLine() throws {
    for words in [Self.unreachable, Self.chosen] { try validateText(beginning: words, isShown: false) }
  }

  static let unreachable = "Can’t reach TMDB."
  static let chosen = "You’re working offline."
}
