import Automation

/// A test that drives the feature.
protocol FeaturedController {
  var app: Application { get }
}

/// The user's actions. A validator checks the results.
extension FeaturedController {
  func tapSegment(_ name: String) throws { try app.segment(name).tap() }
  func tapRow(_ film: ServedFilm) throws { try app.rows[film.row].tap() }
  func tapRetry() throws { try app.buttons["Retry"].tap() }
  func tapBack() throws { try app.buttons["Back"].tap() }

  /// Moves the focus to the last row that has loaded.
  func pressEndOfList() throws {
    try app.lists.first.focus()
    try app.pressKey("End")
  }

  func typeSearch(_ text: String) throws {
    try app.searchField.focus()
    try app.typeText(text)
  }

  /// Replaces the text in the search field.
  func replaceSearch(with text: String) throws {
    try app.searchField.focus()
    try app.pressKey("Ctrl+a")
    try app.typeText(text)
  }

  func pressEscapeInSearch() throws {
    try app.searchField.focus()
    try app.pressKey("Escape")
  }
}

extension Application {
  var segments: Query { descendants(.pageTabList)["Featured"].tabs }
  func segment(_ name: String) -> Element { segments[name] }
  var searchField: Element { searchFields["Search Films"] }
}
