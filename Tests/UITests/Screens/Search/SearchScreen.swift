import Automation

/// The tab where one searches.
protocol SearchScreenController: AppDriver {}

/// What must hold of the tab where one searches.
struct SearchScreenValidator {
  let app: Application

  func validateStart() throws {
    try app.staticTexts["Start Searching"].wait(until: \.exists, for: "The page “Start Searching”")
  }
}
