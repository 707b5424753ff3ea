import Catalogue
import Containment

/// The page of a person.
package nonisolated struct PersonDestination {
  package let id: Int
  /// The information from the card that leads to the page.
  package var summary: PersonSummary?

  package init(id: Int, summary: PersonSummary? = nil) {
    self.id = id
    self.summary = summary
  }
}

nonisolated extension PersonDestination: PageDestination {
  init(_ card: PersonCard) { self.init(id: card.id, summary: PersonSummary(card)) }

  package static let forms = ["person/ID"]
  package static let example: String? = "person/930000163"
  package var address: String { "person/\(id)" }

  package init?(address: String) {
    guard let id = Address.number(address, after: "person/") else { return nil }
    self.init(id: id)
  }

  package var reference: PageReference? { .person(id) }
}
