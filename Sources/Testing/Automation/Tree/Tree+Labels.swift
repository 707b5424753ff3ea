import CATSPI

extension Tree {
  /// Returns the labels of objects without names, by index.
  ///
  /// GTK 4.18 names neither menu items nor status messages. Screen readers read the text of the label that a menu item
  /// refers to, and the message itself.
  static func labels(
    of objects: [Object], withoutNames names: [String]
  ) throws(NodeFailure) -> [(index: Int, label: String)] {
    let unnamed = objects.indices.filter { names[$0].isEmpty }
    let items = unnamed.filter { menuItemRoles.contains(objects[$0].role) }
    var labels = unnamed.filter { objects[$0].role == .statusBar }.map { (index: $0, node: objects[$0].node) }
    let calls = items.map { BusCall(objects[$0].node, "Accessible", "GetRelationSet") }
    for (index, reply) in zip(items, BusCall.perform(calls)) {
      let relation = try reply.get().first?.list.first { $0.list.first?.integer == labelledBy }
      guard let label = relation?.list.last?.list.first.flatMap({ AccessibleNode($0) }) else { continue }
      labels.append((index, label))
    }
    var found: [(index: Int, label: String)] = []
    for label in labels {
      // A status message that isn't a label has no text.
      guard try label.node.interfaces.contains("Text") else { continue }
      found.append((label.index, try AccessibleNode.texts(of: [label.node])[0]))
    }
    return found
  }
}

private let menuItemRoles: Set<Role> = [.menuItem, .checkMenuItem, .radioMenuItem]
private let labelledBy = Int(ATSPI_RELATION_LABELLED_BY.rawValue)
