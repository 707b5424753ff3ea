import Automation
import XCTest

/// Checks that a context menu opens on scrolled content, and that the content stays where it is.
struct ContextMenuValidator: Validator {
  let app: Application

  func validateMenu(ofRow title: ServedTitle, item: String) throws {
    try validateMenu(of: app.rows[title.sentence], item: item)
  }

  func validateMenu(ofCell title: ServedTitle, item: String) throws {
    try validateMenu(of: app.cells[title.sentence], item: item)
  }

  func validateMenu(ofFirstCardOf shelf: String, item: String) throws {
    try validateMenu(of: app.shelf(shelf).rows.first, item: item)
  }

  func validateMenu(ofEpisode name: String, item: String) throws {
    try validateMenu(of: app.staticTexts[name], item: item)
  }

  /// Scrolls to the element with the wheel, so that the focus stays above, then opens and closes its menu.
  private func validateMenu(of element: Element, item name: String) throws {
    // Newer versions of GTK than 4.8 have only the visible rows of a list.
    for _ in 0..<60 where try !element.exists || !element.isHittable { try app.windows["Matinee"].scroll(1) }
    let before = try element.frame
    try element.secondaryClick()
    let item = app.menuItems[name]
    XCTAssertTrue(try item.waitForExistence())
    XCTAssertTrue(try item.isHittable)
    XCTAssertEqual(try element.frame, before, "the open menu")
    try app.pressKey("Escape")
    try item.wait(until: { !$0.exists }, for: "No menu")
    XCTAssertEqual(try element.frame, before, "the closed menu")
  }
}
