import Automation

/// Actions in the preferences.
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

  /// Presses a button.
  ///
  /// - Parameter action: The button's name, such as "Download Titles".
  func press(_ action: String) throws { try app.preferencesWindow.buttons[action].tap() }

  /// Drags the window by its header, and presses Escape before the end.
  func dragPreferencesPressingEscape() throws {
    try app.preferencesWindow.drag(across: 0.2, down: 0.03, pressing: "Escape")
  }

  /// Toggles a check box.
  func toggle(_ kind: String) throws {
    try app.preferencesWindow.checkBoxes[kind].focus()
    try app.pressKey("space")
  }
}

/// Checks of the preferences.
struct PreferencesValidator: Validator {
  let app: Application

  /// Checks that the preferences contain a text.
  ///
  /// - Parameters:
  ///   - words: The text.
  ///   - timeout: The time to wait; longer for slow operations.
  func validateSays(_ words: String, timeout: Duration? = nil) throws {
    try app.preferencesWindow.elements.first(containing: words).wait(
      until: \.exists, timeout: timeout, for: "“\(words)”")
  }

  /// Checks that the preferences have a button.
  ///
  /// - Parameter action: The button's name.
  func validateOffers(_ action: String) throws {
    try app.preferencesWindow.buttons[action].wait(until: \.exists, for: "“\(action)”")
  }
}

extension Application {
  var preferencesWindow: Element { windows["Preferences"] }
}
