import Automation

/// Actions on a collection's page, which leads from one film's page to another.
protocol CollectionScreenController: TitleScreenController {}

extension CollectionScreenController {
  func openLine(_ title: String) throws {
    try app.rows.matching("that begins with “\(title)”") { $0.name.hasPrefix(title) }.first.focus()
    try app.pressKey("Return")
  }
}
