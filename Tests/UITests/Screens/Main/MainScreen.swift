import Automation
import XCTest

/// Actions in the main window: tabs, menu, size and app-wide keyboard shortcuts.
protocol MainScreenController: AppDriver {}

extension MainScreenController {
  func tapTab(_ name: String) throws { try app.tab(name).tap() }
  func pressTabKey(_ number: Int) throws { try app.pressKey("Alt+\(number)") }
  func pressRefresh() throws { try app.pressKey("Ctrl+r") }
  func pressSearch() throws { try app.pressKey("Ctrl+f") }
  func pressQuit() throws { try app.pressKey("Ctrl+q") }
  func pressNextPart(times: Int = 1) throws { try app.pressKey("F6", times: times) }
  func pressPreviousPart() throws { try app.pressKey("Shift+F6") }

  func openMainMenu() throws { try app.pressKey("F10") }

  func chooseFromMainMenu(_ item: String) throws {
    try openMainMenu()
    try app.menuItems[item].tap()
  }

  /// Resizes the window to the size of a phone.
  func makeNarrow() throws { try resize(width: 360, height: 640) }
  func makeWide() throws { try resize(width: 1200, height: 800) }
  func resize(width: Int, height: Int) throws { try app.resize(width: width, height: height) }

  /// Presses Tab repeatedly, and stops at an element with the same name as an earlier one.
  ///
  /// - Returns: The names of the elements that received the keyboard focus, in order.
  func pressTabThroughWindow() throws -> [String] {
    var visited: [String] = []
    for _ in 0..<20 {
      try pressTab()
      let name = try XCTUnwrap(app.focusedElement, "nothing has the focus after \(visited)").name
      if visited.contains(name) { break }
      visited.append(name)
    }
    return visited
  }

  /// Presses Tab up to six times, until a row has the keyboard focus.
  ///
  /// - Returns: The names of the elements that received the keyboard focus, in order.
  func pressTabToRow() throws -> [String] {
    var visited: [String] = []
    while try app.focusedElement?.role != .listItem, visited.count < 6 {
      try pressTab()
      visited.append(try app.focusedElement?.name ?? "nothing")
    }
    return visited
  }
}

extension MainScreenController where Self: MatineeUITestCase {
  /// Quits the app with its shortcut, and checks that it exits normally.
  func quit(file: StaticString = #filePath, line: UInt = #line) throws {
    try pressQuit()
    XCTAssertEqual(try app.waitForExit(), .exited(0), file: file, line: line)
  }
}

extension Application {
  /// The tabs, which are in the header of a wide window and at the bottom of a narrow one.
  var mainTabs: Query { tabLists["Matinee"].tabs }
  func tab(_ name: String) -> Element { mainTabs[name] }

  var tabLists: Query { descendants(.pageTabList) }
}

/// Checks of the main window.
struct MainScreenValidator: Validator {
  let app: Application

  /// Checks the order of the tabs, and that only this one is selected.
  func validateTabs(
    _ names: [String] = tabs, selected: String, file: StaticString = #filePath, line: UInt = #line
  ) throws {
    try app.tab(selected).wait(until: \.isSelected, for: "The tab “\(selected)”")
    XCTAssertEqual(try app.mainTabs.names, names, file: file, line: line)
    for tab in try app.mainTabs.snapshots where tab.name != selected {
      XCTAssertFalse(tab.isSelected, "\(tab.name) is selected too", file: file, line: line)
    }
  }

  func validateTabExists(_ name: String) throws { try app.tab(name).wait(until: \.exists, for: "The tab “\(name)”") }

  /// Checks whether the tabs are at the bottom, as in a narrow window, or in the header.
  func validateTabsAreAtBottom(_ areAtBottom: Bool, file: StaticString = #filePath, line: UInt = #line) throws {
    let height = try app.windowSize.height
    try app.tab("Films").wait(
      until: { $0.exists && ($0.frame.y > height / 2) == areAtBottom },
      for: areAtBottom ? "The tabs at the bottom" : "The tabs in the header")
  }

  /// Checks whether the main menu is open. A closed menu has returned the keyboard focus.
  func validateMenu(isOpen: Bool, item: String = "About Matinee") throws {
    try app.menuItems[item].wait(
      until: { $0.exists == isOpen }, for: isOpen ? "The main menu" : "The end of the main menu")
  }

  /// Checks that a window, by default the main window, is active and no other window covers it.
  func validateWindowIsActive(_ title: String = "Matinee") throws {
    try app.windows[title].wait(until: \.isActive, for: "The window “\(title)”, with the keyboard")
  }

  func validateWindowIsClosed(_ title: String) throws {
    try app.windows[title].wait(until: { !$0.exists }, for: "The end of the window “\(title)”")
  }

  func validateSize(width: Int, height: Int, file: StaticString = #filePath, line: UInt = #line) throws {
    let size = try app.windowSize
    XCTAssertEqual([size.width, size.height], [width, height], file: file, line: line)
  }

  func validateTabsAreHittable(file: StaticString = #filePath, line: UInt = #line) throws {
    for name in Self.tabs {
      XCTAssertTrue(try app.tab(name).isHittable, "“\(name)” is covered", file: file, line: line)
    }
  }

  func validateSampleBanner(isShown: Bool) throws {
    try validateText(containing: "built-in sample catalogue", isShown: isShown)
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

  static let tabs = ["Home", "Films", "Series", "Library", "Search"]

  private static let usable: Set<Role> = [
    .button, .toggleButton, .checkBox, .radioButton, .entry, .passwordText, .listItem, .menuItem, .pageTab, .slider,
    .spinButton, .comboBox, .link,
  ]
}
