/// The object tree of an application at one moment, with the objects' roles and frames.
struct Tree {
  let root: Place

  /// Reads the tree level by level, with batched calls for each level.
  ///
  /// - Parameter includesHidden: Whether to include objects that can't be on screen, such as rows that their list
  ///   hasn't allocated.
  init(of application: AccessibleNode, includesHidden: Bool = false) throws(NodeFailure) {
    root = Place(application, .application, .nowhere, in: nil)
    var level = [root]
    while !level.isEmpty {
      let parents = includesHidden ? level : level.filter(\.mayShowSomething)
      var found: [(node: AccessibleNode, parent: Place)] = []
      for (parent, answer) in zip(parents, BusCall.call(parents.map { BusCall($0.node, "Accessible", "GetChildren") }))
      {
        let references = try answer.get().first?.list ?? []
        found += references.compactMap { AccessibleNode($0) }.map { ($0, parent) }
      }
      level = try Self.places(of: found)
      for place in level { place.parent?.children.append(place) }
    }
  }

  /// An object in the tree.
  final class Place {
    let node: AccessibleNode
    let role: Role
    /// The frame in the window's coordinates in pixels, or ``Frame/nowhere`` if the object has none.
    let frame: Frame
    let depth: Int
    private(set) weak var parent: Place?
    fileprivate(set) var children: [Place] = []

    fileprivate init(_ node: AccessibleNode, _ role: Role, _ frame: Frame, in parent: Place?) {
      (self.node, self.role, self.frame, self.parent) = (node, role, frame, parent)
      depth = parent.map { $0.depth + 1 } ?? 0
    }
  }
}

extension Tree.Place {
  /// The object and all its descendants, in reading order.
  var all: [Tree.Place] {
    var places: [Tree.Place] = []
    appendAll(to: &places)
    return places
  }

  /// All descendants in reading order.
  var descendants: [Tree.Place] { Array(all.dropFirst()) }

  /// The application at the root of the tree.
  var top: Tree.Place {
    var place = self
    while let around = place.parent { place = around }
    return place
  }

  func isInside(_ other: Tree.Place) -> Bool {
    var place = parent
    while let around = place, around.depth > other.depth { place = around.parent }
    return place === other
  }

  private func appendAll(to places: inout [Tree.Place]) {
    places.append(self)
    for child in children { child.appendAll(to: &places) }
  }

  /// Whether descendants can be on screen. A stack's page is a panel without a frame, but its content has one.
  fileprivate var mayShowSomething: Bool { frame.hasSize || role == .panel || role == .application }
}

extension Tree {
  private static func places(of found: [(node: AccessibleNode, parent: Place)]) throws(NodeFailure) -> [Place] {
    let roles = found.map { BusCall($0.node, "Accessible", "GetRole") }
    let answers = BusCall.call(roles + found.map { frameCall(of: $0.node) })
    var places: [Place] = []
    for (index, found) in found.enumerated() {
      let role = try answers[index].get().first?.integer ?? 0
      let frame = try frame(answers[roles.count + index])
      places.append(Place(found.node, Role(number: role), frame, in: found.parent))
    }
    return places
  }

  /// Reads the frames of objects again.
  static func frames(of places: [Place]) throws(NodeFailure) -> [Frame] {
    var frames: [Frame] = []
    for answer in BusCall.call(places.map { frameCall(of: $0.node) }) { frames.append(try frame(answer)) }
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
