import Automation

/// The page of a collection, from a film's page and to another film's.
protocol CollectionScreenController: TitleScreenController {}

extension CollectionScreenController {
  func openLine(_ title: String) throws {
    try app.rows.matching("that begins with “\(title)”") { $0.name.hasPrefix(title) }.first.focus()
    try app.pressKey("Return")
  }
}
