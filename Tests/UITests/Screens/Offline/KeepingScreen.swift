import Automation
import Foundation

/// Keeping where one is for when there is no network.
protocol KeepingController: MainScreenController {}

extension KeepingController {
  /// Of the place where the user is; the menu of a page has it too.
  func chooseKeepOffline() throws { try chooseFromMainMenu("Keep Offline") }
  func tapCancelKeeping() throws { try app.buttons["Cancel"].activate() }
  func tapRemove(_ place: String) throws { try app.preferencesWindow.buttons["Remove “\(place)”"].activate() }
}

/// What must hold of what is kept.
struct KeepingValidator {
  let app: Application

  /// The line at the foot, or a notice, begins so.
  ///
  /// - Parameter timeout: more for what takes the machine long.
  func validateSays(_ words: String, timeout: Duration? = nil) throws {
    try sentence(words).wait(until: \.exists, timeout: timeout, for: "“\(words)…”")
  }

  func validateNoLine() throws {
    try sentence("Keeping “").wait(until: { !$0.exists }, for: "No line about what is being kept")
  }

  /// Whether the check mark of the main menu is there, which is closed again.
  func validateIsKept(_ isKept: Bool) throws {
    try app.pressKey("F10")
    try app.menuItems["Keep Offline"].wait(
      until: { $0.exists && $0.isChecked == isKept }, for: isKept ? "A check mark" : "No check mark")
    try app.pressKey("Escape")
    try app.menuItems["Keep Offline"].wait(until: { !$0.exists }, for: "The end of the menu")
  }

  /// The preferences do not list the place any more.
  func validateIsNotListed(_ place: String) throws {
    try app.preferencesWindow.buttons["Remove “\(place)”"].wait(until: { !$0.exists }, for: "The end of “\(place)”")
  }

  private func sentence(_ words: String) -> Element {
    app.staticTexts.matching("that begins with “\(words)”") { $0.name.hasPrefix(words) }.first
  }
}
