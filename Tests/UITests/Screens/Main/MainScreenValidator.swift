import Automation
import XCTest

/// What must hold of the window around all screens.
struct MainScreenValidator {
  let app: Application

  /// The tabs in reading order, and the one that is shown.
  func validateTabs(selected: String, file: StaticString = #filePath, line: UInt = #line) throws {
    try app.tab(selected).wait(until: \.isSelected, for: "The tab “\(selected)”")
    XCTAssertEqual(try app.mainTabs.names, ["Featured", "TV", "Genres", "Lists", "Search"], file: file, line: line)
    for tab in try app.mainTabs.snapshots where tab.name != selected {
      XCTAssertFalse(tab.isSelected, "\(tab.name) is selected too", file: file, line: line)
    }
  }

  /// Where the tabs are: at the foot of a narrow window, in the header of a wide one.
  func validateTabsAreAtTheFoot(_ areAtTheFoot: Bool, file: StaticString = #filePath, line: UInt = #line) throws {
    let height = try app.windowSize.height
    try app.tab("Featured").wait(
      until: { $0.exists && ($0.frame.y > height / 2) == areAtTheFoot },
      for: areAtTheFoot ? "The tabs at the foot" : "The tabs in the header")
  }

  /// Whether the main menu is open; one that closes has given the keyboard back.
  func validateMenu(isOpen: Bool) throws {
    try app.menuItems["About Matinee"].wait(
      until: { $0.exists == isOpen }, for: isOpen ? "The main menu" : "The end of the main menu")
  }

  /// The main window has the keyboard, and no other lies over it.
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

  /// Nothing on screen is called by the toolkit's name for its class, and nothing that can be used has no name.
  func validateNames(file: StaticString = #filePath, line: UInt = #line) throws {
    for element in try app.elements.snapshots {
      // What only holds other things is passed over by a screen reader.
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
