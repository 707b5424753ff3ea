import Automation

/// Actions for downloads.
protocol DownloadController: MainScreenController {}

extension DownloadController {
  /// Downloads the current page's content with the main menu. Pages have the same item in their own menu.
  func chooseDownload() throws {
    try openMainMenu()
    try app.menuItems.first(beginningWith: download).tap()
  }
  func tapCancelDownload() throws { try app.buttons["Cancel"].tap() }
  func isListed(_ name: String) throws -> Bool { try app.preferencesWindow.buttons["Remove “\(name)”"].exists }
  func tapRemove(_ name: String) throws { try app.preferencesWindow.buttons["Remove “\(name)”"].tap() }
}

/// Checks of downloads.
struct DownloadValidator: Validator {
  let app: Application

  /// Opens the main menu, checks whether it offers to remove the download or to download, and closes the menu.
  func validateIsDownloaded(_ isDownloaded: Bool) throws {
    let items = [app.menuItems["Remove Download"], app.menuItems.first(beginningWith: download)]
    let (offered, other) = isDownloaded ? (items[0], items[1]) : (items[1], items[0])
    try app.pressKey("F10")
    try offered.wait(until: \.exists, for: "The item in the menu")
    try other.wait(until: { !$0.exists }, for: "No other item in the menu")
    try app.pressKey("Escape")
    try offered.wait(until: { !$0.exists }, for: "The end of the menu")
  }

  /// Checks that the preferences no longer list a download.
  func validateIsNotListed(_ name: String) throws {
    try app.preferencesWindow.buttons["Remove “\(name)”"].wait(until: { !$0.exists }, for: "The end of “\(name)”")
  }
}

/// The beginning of the menu item, which may contain the name of the content.
private let download = "Download"
