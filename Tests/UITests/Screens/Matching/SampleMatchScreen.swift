import Automation
import XCTest

/// The window in which titles of the sample catalogue are matched to those of TMDB.
protocol SampleMatchController: MainScreenController {}

extension SampleMatchController {
  func openSampleMatching() throws { try chooseFromMainMenu("Match Sample Titles…") }

  func tapMatch(_ count: Int) throws {
    try app.windows["Match Sample Titles"].buttons[count == 1 ? "Match 1 Title" : "Match \(count) Titles"].activate()
  }
}

/// What must hold of it.
struct SampleMatchValidator {
  let app: Application

  /// A title that was found, and what it is taken for.
  func validateFound(_ title: SentTitle) throws {
    let row = app.windows["Match Sample Titles"].rows.matching { $0.name.contains("Taken for \(title.title) (") }.first
    try row.wait(until: \.exists, for: "“\(title.title)” among what was found")
  }

  func validateClosed() throws {
    try app.windows["Match Sample Titles"].wait(until: { !$0.exists }, for: "The end of the window")
  }
}
