import Automation
import XCTest

/// Checks of the main window.
struct MainScreenValidator {
  let app: Application

  /// Checks the order of the tabs, and that only this one is selected.
  func validateTabs(selected: String, file: StaticString = #filePath, line: UInt = #line) throws {
    try app.tab(selected).wait(until: \.isSelected, for: "The tab “\(selected)”")
    XCTAssertEqual(try app.mainTabs.names, ["Home", "Films", "Series", "Library", "Search"], file: file, line: line)
    for tab in try app.mainTabs.snapshots where tab.name != selected {
      XCTAssertFalse(tab.isSelected, "\(tab.name) is selected too", file: file, line: line)
    }
  }

  /// Checks whether the tabs are at the bottom, as in a narrow window, or in the header.
  func validateTabsAreAtBottom(_ areAtBottom: Bool, file: StaticString = #filePath, line: UInt = #line) throws {
    let height = try app.windowSize.height
    try app.tab("Films").wait(
      until: { $0.exists && ($0.frame.y > height / 2) == areAtBottom },
      for: areAtBottom ? "The tabs at the bottom" : "The tabs in the header")
  }

  /// Checks whether the main menu is open. A closed menu has returned the keyboard focus.
  func validateMenu(isOpen: Bool) throws {
    try app.menuItems["About Matinee"].wait(
      until: { $0.exists == isOpen }, for: isOpen ? "The main menu" : "The end of the main menu")
  }

  /// Checks that the main window is active and no other window covers it.
  func validateWindowIsActive() throws {
    try app.windows["Matinee"].wait(until: \.isActive, for: "The main window, with the keyboard")
  }

  func validateSampleBanner(isShown: Bool, file: StaticString = #filePath, line: UInt = #line) throws {
    let words = app.staticTexts.matching("that tells of the sample catalogue") {
      $0.name.contains("built-in sample catalogue")
    }
    if isShown {
      XCTAssertTrue(try words.first.waitForExistence(), "There is no banner.", file: file, line: line)
    } else {
      XCTAssertTrue(try words.first.waitForNonExistence(), "There is a banner.", file: file, line: line)
    }
  }

  /// Checks that no element is named after its GTK class, and that every control has a name.
  func validateNames(file: StaticString = #filePath, line: UInt = #line) throws {
    for element in try app.elements.snapshots {
      // Screen readers skip pure containers.
      if element.role == .filler { continue }
      let isClassName = ["Gtk", "Adw"].contains { element.name.hasPrefix($0) }
      XCTAssertFalse(isClassName, "\(element.role?.description ?? "") is named \(element.name)", file: file, line: line)
      guard let role = element.role, MainScreenValidator.usable.contains(role) else { continue }
      XCTAssertNotEqual(element.name, "", "A \(role) has no name", file: file, line: line)
    }
  }

  private static let usable: Set<Role> = [
    .button, .toggleButton, .checkBox, .radioButton, .entry, .passwordText, .listItem, .menuItem, .pageTab, .slider,
    .spinButton, .comboBox, .link,
  ]
}
