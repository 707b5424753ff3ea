import Automation

/// Checks of the app without a connection to TMDB.
struct OfflineValidator {
  let app: Application

  /// Checks the text of the status bar.
  func validateLine(_ words: String) throws {
    try line(words).wait(until: \.exists, for: "The line “\(words)”")
  }

  /// Checks that the status bar no longer mentions the network.
  func validateNoLine() throws {
    for words in [OfflineValidator.unreachable, OfflineValidator.chosen] {
      try line(words).wait(until: { !$0.exists }, for: "The end of the line “\(words)”")
    }
  }

  static let unreachable = "Can’t reach TMDB."
  static let chosen = "You’re working offline."

  private func line(_ words: String) -> Element {
    app.staticTexts.matching("that begins with “\(words)”") { $0.name.hasPrefix(words) }.first
  }
}
