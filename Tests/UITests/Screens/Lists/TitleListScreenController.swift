import Automation

/// A list of films, in whatever state it is.
protocol TitleListScreenController: AppDriver {}

extension TitleListScreenController {
  func tapRetry() throws { try app.buttons["Retry"].activate() }
  func tapEnterAnotherKey() throws { try app.buttons["Enter Another Key"].activate() }

  /// Goes to the last row that there is yet: the list's own key.
  func pressEndOfList() throws {
    try app.lists.first.focus()
    try app.pressKey("End")
  }

  func pressDown() throws { try app.pressKey("Down") }
  func pressTab() throws { try app.pressKey("Tab") }
  func pressReturn() throws { try app.pressKey("Return") }
}
