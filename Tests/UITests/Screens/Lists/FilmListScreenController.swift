import Automation

/// A list of films, in whatever state it is.
protocol FilmListScreenController: AppDriver {}

extension FilmListScreenController {
  func tapRetry() throws { try app.buttons["Retry"].activate() }
  func tapEnterAnotherKey() throws { try app.buttons["Enter Another Key"].activate() }

  /// Goes to the last row that there is yet: the list's own key.
  func pressEndOfList() throws {
    try app.rows.first.focus()
    try app.pressKey("End")
  }
}
