import Automation
import XCTest

/// Checks of a person's page.
struct PersonValidator {
  let app: Application

  func validatePerson(_ person: SentResponse) throws {
    try app.headings[person["name"].text].wait(until: \.exists, for: "The heading “\(person["name"].text)”")
  }

  func validateBiography(_ person: SentResponse) throws {
    let words = String(person["biography"].text.prefix(40))
    try app.staticTexts.matching("that begins with “\(words)”") { $0.name.hasPrefix(words) }.first
      .wait(until: \.exists, for: "The biography “\(words)”")
  }
}
