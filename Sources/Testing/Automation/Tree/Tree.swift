import CATSPI

/// The object tree of an application at one moment, with the objects' roles and frames.
struct Tree {
  let root: Object

  /// Reads the tree level by level, with batched calls for each level.
  ///
  /// - Parameter includesHidden: Whether to include objects that can't be on screen, such as rows that their list
  ///   hasn't allocated.
  init(of application: AccessibleNode, includesHidden: Bool = false) throws(NodeFailure) {
    root = Object(application: application, try Geometry(of: application))
    var level = [root]
    var seen: Set<AccessibleNode> = []
    while !level.isEmpty {
      let parents = includesHidden ? level : level.filter(\.mayShowSomething)
      var found: [(node: AccessibleNode, parent: Object)] = []
      for (parent, answer) in zip(
        parents, BusCall.perform(parents.map { BusCall($0.node, "Accessible", "GetChildren") }))
      {
        let references = try answer.get().first?.list ?? []
        // A view stack of newer versions of libadwaita than 1.2 reports its content twice: itself, and in a page.
        let nodes = references.compactMap { AccessibleNode($0) }
        let new = nodes.filter { root.geometry == .widgets || seen.insert($0).inserted }
        if new.isEmpty, !nodes.isEmpty { parent.parent?.children.removeAll { $0 === parent } }
        found += new.map { ($0, parent) }
      }
      level = try Self.objects(of: found)
      for object in level { object.parent?.children.append(object) }
    }
  }

  /// An object in the tree.
  final class Object {
    let node: AccessibleNode
    let role: Role
    /// The frame in the window's coordinates in pixels, or ``Frame/nowhere`` if the object has none.
    let frame: Frame
    let geometry: Geometry
    /// The frame that the toolkit reported.
    fileprivate let reported: Frame
    let depth: Int
    private(set) weak var parent: Object?
    fileprivate(set) var children: [Object] = []

    fileprivate init(application: AccessibleNode, _ geometry: Geometry) {
      (node, role, self.geometry, depth) = (application, .application, geometry, 0)
      (frame, reported) = (.nowhere, .nowhere)
    }

    fileprivate init(_ node: AccessibleNode, _ role: Role, reported: Frame, in parent: Object) {
      (self.node, self.role, self.reported, self.parent) = (node, role, reported, parent)
      (geometry, depth) = (parent.geometry, parent.depth + 1)
      frame = geometry.frame(reported, in: parent.window?.reported)
    }
  }
}

extension Tree.Object {
  /// The object and all its descendants, in reading order.
  var all: [Tree.Object] {
    var objects: [Tree.Object] = []
    appendAll(to: &objects)
    return objects
  }

  /// All descendants in reading order.
  var descendants: [Tree.Object] { Array(all.dropFirst()) }

  /// The application at the root of the tree.
  var top: Tree.Object {
    var object = self
    while let around = object.parent { object = around }
    return object
  }

  func isInside(_ other: Tree.Object) -> Bool {
    var object = parent
    while let around = object, around.depth > other.depth { object = around.parent }
    return object === other
  }

  private func appendAll(to objects: inout [Tree.Object]) {
    objects.append(self)
    for child in children { child.appendAll(to: &objects) }
  }

  /// The window that contains the object, or is it; `nil` for the application.
  fileprivate var window: Tree.Object? {
    var object = self
    while object.depth > 1, let around = object.parent { object = around }
    return object.depth == 1 ? object : nil
  }

  /// Whether descendants can be on screen. A stack's page is a panel without a frame, but its content has one.
  fileprivate var mayShowSomething: Bool { frame.hasSize || role == .panel || role == .application }
}

extension Tree {
  private static func objects(of found: [(node: AccessibleNode, parent: Object)]) throws(NodeFailure) -> [Object] {
    let roles = found.map { BusCall($0.node, "Accessible", "GetRole") }
    let replies = BusCall.perform(roles + found.map { frameCall(of: $0.node) })
    var objects: [Object] = []
    for (index, found) in found.enumerated() {
      let role = try replies[index].get().first?.integer ?? 0
      let reported = try frame(replies[roles.count + index])
      objects.append(Object(found.node, Role(number: role), reported: reported, in: found.parent))
    }
    return objects
  }

  /// Reads the frames of objects again.
  static func frames(of objects: [Object]) throws(NodeFailure) -> [Frame] {
    var frames: [Frame] = []
    for (object, answer) in zip(objects, BusCall.perform(objects.map { frameCall(of: $0.node) })) {
      frames.append(object.geometry.frame(try frame(answer), in: object.parent?.window?.reported))
    }
    return frames
  }

  private static func frameCall(of node: AccessibleNode) -> BusCall {
    // Coordinate type 1 is relative to the window.
    BusCall(node, "Component", "GetExtents", [.unsigned(1)])
  }

  private static func frame(_ answer: BusCall.Reply) throws(NodeFailure) -> Frame {
    switch answer {
    case .success(let values): Frame(values.first)
    case .failure(.notResponding): throw .notResponding
    case .failure: .nowhere
    }
  }
}

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
