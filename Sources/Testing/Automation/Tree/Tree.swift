/// The object tree of an application at one moment, with the objects' roles and frames.
struct Tree {
  let root: Object

  /// Reads the tree level by level, with batched calls for each level.
  ///
  /// - Parameter includesHidden: Whether to include objects that can't be on screen, such as rows that their list
  ///   hasn't allocated.
  init(of application: AccessibleNode, includesHidden: Bool = false) throws(NodeFailure) {
    root = Object(application, .application, .nowhere, in: nil)
    var level = [root]
    while !level.isEmpty {
      let parents = includesHidden ? level : level.filter(\.mayShowSomething)
      var found: [(node: AccessibleNode, parent: Object)] = []
      for (parent, answer) in zip(
        parents, BusCall.perform(parents.map { BusCall($0.node, "Accessible", "GetChildren") }))
      {
        let references = try answer.get().first?.list ?? []
        found += references.compactMap { AccessibleNode($0) }.map { ($0, parent) }
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
    let depth: Int
    private(set) weak var parent: Object?
    fileprivate(set) var children: [Object] = []

    fileprivate init(_ node: AccessibleNode, _ role: Role, _ frame: Frame, in parent: Object?) {
      (self.node, self.role, self.frame, self.parent) = (node, role, frame, parent)
      depth = parent.map { $0.depth + 1 } ?? 0
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
      let frame = try frame(replies[roles.count + index])
      objects.append(Object(found.node, Role(number: role), frame, in: found.parent))
    }
    return objects
  }

  /// Reads the frames of objects again.
  static func frames(of objects: [Object]) throws(NodeFailure) -> [Frame] {
    var frames: [Frame] = []
    for answer in BusCall.perform(objects.map { frameCall(of: $0.node) }) { frames.append(try frame(answer)) }
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
