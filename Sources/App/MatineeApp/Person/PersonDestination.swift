import Containment
import MatineeCore

/// The page of a person.
nonisolated struct PersonDestination: PageDestination {
  let id: Int
  /// The information from the card that leads to the page.
  var summary: PersonSummary?

  init(_ id: Int, summary: PersonSummary? = nil) {
    self.id = id
    self.summary = summary
  }

  init(_ card: PersonCard) { self.init(card.id, summary: PersonSummary(card)) }

  static let forms = ["person/ID"]
  var address: String { "person/\(id)" }

  init?(address: String) {
    guard let id = Address.number(address, after: "person/") else { return nil }
    self.init(id)
  }

  var reference: PageReference? { .person(id) }

  init?(reference: PageReference) {
    guard case .person(let id) = reference else { return nil }
    self.init(id)
  }

  func makeScreen(_ context: ScreenContext) -> () -> ViewController {
    let model = context.app.services.model(ofPerson: id, summary: summary)
    return { context.connect(PersonPages.make(model, context), reference) }
  }
}
