import Catalogue
import Containment

/// The page of a person.
nonisolated struct PersonDestination {
  let id: Int
  /// The information from the card that leads to the page.
  var summary: PersonSummary?
}

nonisolated extension PersonDestination: PageDestination {
  init(_ card: PersonCard) { self.init(id: card.id, summary: PersonSummary(card)) }

  static let forms = ["person/ID"]
  static let example: String? = "person/930000163"
  var address: String { "person/\(id)" }

  init?(address: String) {
    guard let id = Address.number(address, after: "person/") else { return nil }
    self.init(id: id)
  }

  var reference: PageReference? { .person(id) }

  init?(reference: PageReference) {
    guard case .person(let id) = reference else { return nil }
    self.init(id: id)
  }

  func makeScreen(_ context: ScreenContext) -> () -> ViewController {
    let model = context.app.services.model(ofPerson: id, summary: summary)
    return { context.connect(PersonPages.make(model, context), reference) }
  }
}
