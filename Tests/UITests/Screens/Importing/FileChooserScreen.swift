import Automation

/// Actions in GTK's file chooser, which appears if the desktop has none.
protocol FileChooserController: AppDriver {}

extension FileChooserController {
  /// Chooses a file or a folder by typing its path. A slash opens the path entry from anywhere in the window.
  ///
  /// - Parameters:
  ///   - path: The absolute path.
  ///   - title: The title of the window.
  func chooseFile(_ path: String, in title: String) throws {
    // GTK 4.8 gives this window no role.
    let window = app.elements[title]
    try window.wait(until: \.exists, for: "The choice of a file")
    // The first character opens the field. GTK would complete the text while the rest is typed.
    try app.typeText("/")
    let field = window.textFields.first
    try field.wait(until: \.isFocused, for: "The path's field")
    try field.setText(path)
    try app.pressKey("Return")
    try window.wait(until: { !$0.exists }, for: "The end of the choice")
  }

  func cancelFileChooser(_ title: String) throws {
    // GTK 4.8 gives this window no role.
    let window = app.elements[title]
    try window.wait(until: \.exists, for: "The choice of a file")
    try app.pressKey("Escape")
    try window.wait(until: { !$0.exists }, for: "The end of the choice")
  }
}
