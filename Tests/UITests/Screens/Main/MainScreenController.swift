import Automation

/// The window around all screens: tabs, menu, size, and the keys of the whole app.
protocol MainScreenController: AppDriver {}

extension MainScreenController {
  func tapFeaturedTab() throws { try app.tab("Featured").activate() }
  func tapTVTab() throws { try app.tab("TV").activate() }
  func tapGenresTab() throws { try app.tab("Genres").activate() }
  func tapListsTab() throws { try app.tab("Lists").activate() }
  func tapSearchTab() throws { try app.tab("Search").activate() }
  func pressTabKey(_ number: Int) throws { try app.pressKey("Alt+\(number)") }
  func pressRefresh() throws { try app.pressKey("Ctrl+r") }
  func pressSearch() throws { try app.pressKey("Ctrl+f") }
  func pressQuit() throws { try app.pressKey("Ctrl+q") }

  func openMainMenu() throws { try app.pressKey("F10") }

  func chooseFromMainMenu(_ item: String) throws {
    try openMainMenu()
    try app.menuItems[item].activate()
  }

  /// As on a telephone.
  func makeNarrow() throws { try app.resize(width: 360, height: 640) }
  func makeWide() throws { try app.resize(width: 1200, height: 800) }
}

extension Application {
  /// The tabs, wherever the window has room for them: in the header when it is wide, at the foot when it is narrow.
  var mainTabs: Query { tabLists["Matinee"].tabs }
  func tab(_ name: String) -> Element { mainTabs[name] }

  var tabLists: Query { descendants(.pageTabList) }
}
