import Automation
import ToolTestSupport
import XCTest

/// Actions on the page of a film or series, and navigation to it and back.
protocol TitleScreenController: AppDriver {}

extension TitleScreenController {
  /// Opens a title from a list.
  func openTitle(_ title: ServedTitle) throws { try app.rows[title.sentence].tap() }

  /// Opens a row with the keyboard.
  func openRow(beginning words: String) throws {
    try app.rows.first(beginningWith: words).focus()
    try pressReturn()
  }

  /// Opens the first card of a shelf.
  func openFirstCard(of shelf: String) throws {
    try focusFirstCard(of: shelf)
    try pressReturn()
  }

  func focusFirstCard(of shelf: String) throws { try app.shelf(shelf).rows.first.focus() }
  func clickFirstCard(of shelf: String) throws { try app.shelf(shelf).rows.first.click() }
  func tapWatchlist() throws { try app.toggleButtons["Watchlist"].tap() }
  /// Scrolls down with the pointer on the page's actions.
  func scrollPage() throws { try app.toggleButtons["Watchlist"].scroll(7) }
  func tapKeyword(_ name: String) throws { try app.buttons[name].tap() }

  func tapBack() throws { try app.buttons["Back"].tap() }
  func pressBack() throws { try app.pressKey("Alt+Left") }
  func pressForward() throws { try app.pressKey("Alt+Right") }
  func chooseFromPageMenu(_ item: String) throws {
    try app.pressKey("F10")
    try app.menuItems[item].tap()
  }

  func copyLinkByKey() throws {
    try app.pressKey("F10")
    try app.menuItems["Copy Link"].wait(until: \.exists, for: "The menu")
    try app.pressKey("c")
  }

  /// Opens the page's menu with the pointer, and chooses an item.
  func tapPageMenu(_ item: String) throws {
    try app.buttons["Page Menu"].tap()
    try app.menuItems[item].tap()
  }

  /// Opens the context menu of the focused row or card with the keyboard, and chooses an item.
  func chooseFromItemMenu(_ item: String) throws {
    try app.pressKey("Shift+F10")
    try app.menuItems[item].tap()
  }

  /// Opens the context menu of a row with the pointer, and chooses an item.
  func chooseFromMenu(of title: ServedTitle, _ item: String) throws {
    try app.rows[title.sentence].secondaryClick()
    try app.menuItems[item].tap()
  }
}

extension TitleScreenController where Self: MatineeUITestCase {
  /// Launches the app, and opens the first film of *Now Playing*.
  func openFirstFilm() throws -> ServedTitle {
    let film = try launchAtFirstFilm()
    try openTitle(film)
    try page.validateIsLoaded()
    return film
  }
}

extension Application {
  /// Returns the row of cards below a heading.
  func shelf(_ name: String) -> Element { lists[name] }
}

/// Checks of a title's page.
struct TitleValidator: Validator {
  let app: Application

  /// Checks that the page shows the title’s details.
  func validateIsLoaded() throws { try validateShelf("Cast") }

  func validateShelf(_ name: String, isShown: Bool = true) throws {
    try app.shelf(name).wait(until: { $0.exists == isShown }, for: "\(isShown ? "The" : "No") shelf “\(name)”")
  }

  /// Checks a collection's page.
  func validateCollection(_ collection: SentResponse) throws {
    try validateHeading(collection["name"].text)
    for part in collection["parts"].rows.map(\.["title"].text) {
      try app.rows.first(beginningWith: part).wait(until: \.exists, for: "The film “\(part)”")
    }
  }

  func validateHasCards(in shelf: String) throws {
    try app.shelf(shelf).rows.first.wait(until: \.exists, for: "The first card in “\(shelf)”")
  }

  /// Returns the position of a shelf's first card in the window.
  func frameOfFirstCard(in shelf: String) throws -> Frame { try app.shelf(shelf).rows.first.frame }

  func validateFirstCard(of shelf: String, isAt frame: Frame) throws {
    try app.shelf(shelf).rows.first.wait(until: { $0.frame == frame }, for: "The card at \(frame)")
  }

  func validateFirstCard(of shelf: String, _ title: ServedTitle) throws {
    try app.shelf(shelf).rows.first.wait(
      until: { $0.name == title.sentence }, for: "“\(title.sentence)” first in “\(shelf)”")
  }

  func validateFirstCardIsFocused(in shelf: String) throws {
    try app.shelf(shelf).rows.first.wait(until: \.isFocused, for: "The keyboard on the first card in “\(shelf)”")
  }
}
