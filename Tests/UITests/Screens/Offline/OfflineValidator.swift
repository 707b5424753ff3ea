import Automation

/// What must hold while TMDB cannot be asked.
struct OfflineValidator {
  let app: Application

  /// The line at the foot says this.
  func validateLine(_ words: String) throws {
    try line(words).wait(until: \.exists, for: "The line “\(words)”")
  }

  /// Nothing is said any more of the network.
  func validateNoLine() throws {
    for words in [OfflineValidator.unreachable, OfflineValidator.chosen] {
      try line(words).wait(until: { !$0.exists }, for: "The end of the line “\(words)”")
    }
  }

  static let unreachable = "TMDB cannot be reached."
  static let chosen = "You are working offline."

  private func line(_ words: String) -> Element {
    app.staticTexts.matching("that begins with “\(words)”") { $0.name.hasPrefix(words) }.first
  }
}
