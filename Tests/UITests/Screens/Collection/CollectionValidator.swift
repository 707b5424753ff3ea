import Automation
import XCTest

/// Checks of a collection's page.
struct CollectionValidator {
  let app: Application

  func validateCollection(_ collection: SentResponse) throws {
    let name = collection["name"].text
    try app.headings[name].wait(until: \.exists, for: "The heading “\(name)”")
    for part in collection["parts"].rows.map(\.["title"].text) {
      try app.rows.matching("that begins with “\(part)”") { $0.name.hasPrefix(part) }.first
        .wait(until: \.exists, for: "The film “\(part)”")
    }
  }
}
