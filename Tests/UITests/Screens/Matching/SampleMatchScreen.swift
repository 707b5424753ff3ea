import Automation

/// Actions in the window that matches sample titles to TMDB's.
protocol SampleMatchController: MainScreenController, PreferencesController {}

extension SampleMatchController {
  func openSampleMatching() throws {
    try openPreferences()
    try app.preferencesWindow.buttons["Match Sample Titles"].tap()
  }

  func tapMatch(_ count: Int) throws {
    try app.windows["Match Sample Titles"].buttons[count == 1 ? "Match 1 Title" : "Match \(count) Titles"].tap()
  }
}

/// Checks of the matches.
struct SampleMatchValidator: Validator {
  let app: Application

  /// Checks that a sample title is matched to this title.
  func validateFound(_ title: ServedTitle) throws {
    try app.windows["Match Sample Titles"].rows.first(containing: "Matched to \(title.title) (")
      .wait(until: \.exists, for: "“\(title.title)” among the matches")
  }

  func validateClosed() throws {
    try app.windows["Match Sample Titles"].wait(until: { !$0.exists }, for: "The end of the window")
  }
}
