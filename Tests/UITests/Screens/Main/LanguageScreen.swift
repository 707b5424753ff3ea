import Automation
import XCTest

/// Checks of the app in a translation that puts each text in brackets.
struct LanguageValidator: Validator {
  let app: Application

  /// Checks that the names of all buttons are translated. Names of titles are data, and follow a translated word. GTK
  /// translates the window's buttons.
  func validateButtons(file: StaticString = #filePath, line: UInt = #line) throws {
    let names = try app.buttons.names.filter { !$0.isEmpty && !$0.contains("⟦") }
    let untranslated = Set(names).subtracting(["Minimize", "Maximize", "Close"])
    XCTAssertEqual(untranslated, [], "untranslated buttons", file: file, line: line)
  }

  func validateMenuItems(file: StaticString = #filePath, line: UInt = #line) throws {
    XCTAssertEqual(try app.menuItems.names.filter { !$0.contains("⟦") }, [], "untranslated", file: file, line: line)
  }
}
