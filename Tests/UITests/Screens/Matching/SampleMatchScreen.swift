import Automation
import XCTest

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
struct SampleMatchValidator {
  let app: Application

  /// Checks that a sample title is matched to this title.
  func validateFound(_ title: ServedTitle) throws {
    let row = app.windows["Match Sample Titles"].rows.matching { $0.name.contains("Matched to \(title.title) (") }.first
    try row.wait(until: \.exists, for: "“\(title.title)” among the matches")
  }

  func validateClosed() throws {
    try app.windows["Match Sample Titles"].wait(until: { !$0.exists }, for: "The end of the window")
  }
}
