import Automation
import Foundation

/// Actions for downloads.
protocol DownloadController: MainScreenController {}

extension DownloadController {
  /// Downloads the current page's content with the main menu. Pages have the same item in their own menu.
  func chooseKeepOffline() throws { try chooseFromMainMenu("Available Offline") }
  func tapCancelKeeping() throws { try app.buttons["Cancel"].tap() }
  func tapRemove(_ place: String) throws { try app.preferencesWindow.buttons["Remove “\(place)”"].tap() }
}

/// Checks of downloads.
struct DownloadValidator {
  let app: Application

  /// Checks that the status bar or a toast begins with a text.
  ///
  /// - Parameters:
  ///   - words: The beginning of the text.
  ///   - timeout: The time to wait; longer for slow operations.
  func validateSays(_ words: String, timeout: Duration? = nil) throws {
    try sentence(words).wait(until: \.exists, timeout: timeout, for: "“\(words)…”")
  }

  func validateNoLine() throws {
    try sentence("Downloading “").wait(until: { !$0.exists }, for: "No line about what is being kept")
  }

  /// Opens the main menu, checks whether the item has a check mark, and closes the menu.
  func validateIsKept(_ isKept: Bool) throws {
    try app.pressKey("F10")
    try app.menuItems["Available Offline"].wait(
      until: { $0.exists && $0.isChecked == isKept }, for: isKept ? "A check mark" : "No check mark")
    try app.pressKey("Escape")
    try app.menuItems["Available Offline"].wait(until: { !$0.exists }, for: "The end of the menu")
  }

  /// Checks that the preferences no longer list a download.
  func validateIsNotListed(_ place: String) throws {
    try app.preferencesWindow.buttons["Remove “\(place)”"].wait(until: { !$0.exists }, for: "The end of “\(place)”")
  }

  private func sentence(_ words: String) -> Element {
    app.staticTexts.matching("that begins with “\(words)”") { $0.name.hasPrefix(words) }.first
  }
}
