import Automation

/// Actions on a list of films in any state.
protocol TitleListScreenController: AppDriver {}

extension TitleListScreenController {
  func tapRetry() throws { try app.buttons["Retry"].tap() }
  func tapEnterAnotherKey() throws { try app.buttons["Enter Another Key"].tap() }

  /// Moves to the last loaded row with the list's End key.
  func pressEndOfList() throws {
    try app.lists.first.focus()
    try app.pressKey("End")
  }

  func pressDown() throws { try app.pressKey("Down") }
  func pressTab() throws { try app.pressKey("Tab") }
  func pressReturn() throws { try app.pressKey("Return") }
}
