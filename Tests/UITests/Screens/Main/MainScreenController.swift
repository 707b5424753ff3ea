import Automation

/// Actions in the main window: tabs, menu, size and app-wide keyboard shortcuts.
protocol MainScreenController: AppDriver {}

extension MainScreenController {
  func tapHomeTab() throws { try app.tab("Home").tap() }
  func tapFilmsTab() throws { try app.tab("Films").tap() }
  func tapSeriesTab() throws { try app.tab("Series").tap() }
  func tapLibraryTab() throws { try app.tab("Library").tap() }
  func tapSearchTab() throws { try app.tab("Search").tap() }
  func pressTabKey(_ number: Int) throws { try app.pressKey("Alt+\(number)") }
  func pressRefresh() throws { try app.pressKey("Ctrl+r") }
  func pressSearch() throws { try app.pressKey("Ctrl+f") }
  func pressQuit() throws { try app.pressKey("Ctrl+q") }

  func openMainMenu() throws { try app.pressKey("F10") }

  func chooseFromMainMenu(_ item: String) throws {
    try openMainMenu()
    try app.menuItems[item].tap()
  }

  /// Resizes the window to the size of a phone.
  func makeNarrow() throws { try app.resize(width: 360, height: 640) }
  func makeWide() throws { try app.resize(width: 1200, height: 800) }
}

extension Application {
  /// The tabs, which are in the header of a wide window and at the bottom of a narrow one.
  var mainTabs: Query { tabLists["Matinee"].tabs }
  func tab(_ name: String) -> Element { mainTabs[name] }

  var tabLists: Query { descendants(.pageTabList) }
}
