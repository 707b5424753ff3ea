import Automation

/// The window of preferences.
protocol PreferencesController: AppDriver {}

extension PreferencesController {
  func openPreferences() throws {
    try app.pressKey("Ctrl+comma")
    try app.preferencesWindow.wait(until: \.isActive, for: "The preferences")
  }

  func closePreferences() throws {
    try app.pressKey("Escape")
    _ = try app.preferencesWindow.waitForNonExistence()
  }

  /// - Parameter action: such as "Download Titles".
  func press(_ action: String) throws { try app.preferencesWindow.buttons[action].activate() }
  func pressRemoveTitles() throws { try app.preferencesWindow.buttons["Remove Downloaded Titles"].activate() }

  /// Takes what is chosen out of the choice, and puts in what is not.
  func toggle(_ kind: String) throws {
    try app.preferencesWindow.checkBoxes[kind].focus()
    try app.pressKey("space")
  }
}

/// What must hold of the window of preferences.
struct PreferencesValidator {
  let app: Application

  /// - Parameter timeout: more for what takes the machine long.
  func validateSays(_ words: String, timeout: Duration? = nil) throws {
    try app.preferencesWindow.elements.matching("that says “\(words)”") { $0.name.contains(words) }.first
      .wait(until: \.exists, timeout: timeout, for: "“\(words)”")
  }

  /// - Parameter action: what can be done with the titles now.
  func validateOffers(_ action: String) throws {
    try app.preferencesWindow.buttons[action].wait(until: \.exists, for: "“\(action)”")
  }
}

extension Application {
  var preferencesWindow: Element { windows["Preferences"] }
}
