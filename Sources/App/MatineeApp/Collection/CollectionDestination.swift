import Catalogue
import Containment

/// The page of a collection.
nonisolated struct CollectionDestination {
  let id: Int
  /// The information from the film that leads to the page.
  var card: CollectionCard?
}

nonisolated extension CollectionDestination: PageDestination {
  static let forms = ["collection/ID"]
  static let example: String? = "collection/940000014"
  var address: String { "collection/\(id)" }

  init?(address: String) {
    guard let id = Address.number(address, after: "collection/") else { return nil }
    self.init(id: id)
  }

  var reference: PageReference? { .collection(id) }

  init?(reference: PageReference) {
    guard case .collection(let id) = reference else { return nil }
    self.init(id: id)
  }

  func makeScreen(_ context: ScreenContext) -> () -> ViewController {
    let model = context.app.services.model(ofCollection: id)
    return { context.connect(CollectionPages.make(model, card: card, context), reference) }
  }
}
