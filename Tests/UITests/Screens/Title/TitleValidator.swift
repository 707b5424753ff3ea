import Automation
import XCTest

/// Checks of a title's page.
struct TitleValidator {
  let app: Application

  /// Checks that the page's heading is the title.
  func validateTitle(_ title: String) throws {
    try app.headings[title].wait(until: \.exists, for: "The heading “\(title)”")
  }

  /// Checks that the page shows the title’s details.
  func validateIsLoaded() throws { try validateShelf("Cast") }

  func validateNoTitle(_ title: String) throws {
    try app.headings[title].wait(until: { !$0.exists }, for: "No heading “\(title)”")
  }

  func validateOverview(_ words: String) throws {
    try app.staticTexts.matching("that begins with “\(words)”") { $0.name.hasPrefix(words) }.first
      .wait(until: \.exists, for: "The overview “\(words)”")
  }

  func validateShelf(_ name: String) throws {
    try app.shelf(name).wait(until: \.exists, for: "The shelf “\(name)”")
  }

  /// Checks that a toast appears. Screen readers announce it, too.
  func validateNotice(_ words: String) throws {
    try app.staticTexts[words].wait(until: \.exists, for: "The notice “\(words)”")
  }

  func validateMissing() throws {
    try app.staticTexts["Not on TMDB"].wait(until: \.exists, for: "The message that there is no such title")
  }
}
