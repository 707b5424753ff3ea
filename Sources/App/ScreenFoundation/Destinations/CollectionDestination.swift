import Catalogue
import Containment

/// The page of a collection.
package nonisolated struct CollectionDestination {
  package let id: Int
  /// The information from the film that leads to the page.
  package var card: CollectionCard?

  package init(id: Int, card: CollectionCard? = nil) {
    self.id = id
    self.card = card
  }
}

nonisolated extension CollectionDestination: PageDestination {
  package static let forms = ["collection/ID"]
  package static let example: String? = "collection/940000014"
  package var address: String { "collection/\(id)" }

  package init?(address: String) {
    guard let id = Address.number(address, after: "collection/") else { return nil }
    self.init(id: id)
  }

  package var reference: PageReference? { .collection(id) }
}
