/// A description of elements, evaluated afresh at each use: `app.rows`, `app.windows["Preferences"].buttons`.
///
/// Only what is drawn is found: the hidden page of a stack is not there, a row that is scrolled out of sight is.
public struct Query: QuerySource {
  let application: Application
  let scope: Scope
  private let roles: Set<Role>
  private var conditions: [Condition] = []
  /// The name that is asked for, if one is.
  private(set) var name: String?
  private(set) var noun = "element"

  /// Where is searched.
  indirect enum Scope {
    case application
    case element(Element)
    case query(Query)
  }

  /// What must hold for an element, and how that is said in words.
  struct Condition {
    let words: String
    let holds: (AccessibleNode) throws(NodeFailure) -> Bool
  }

  init(_ application: Application, _ scope: Scope, _ roles: [Role]) {
    self.application = application
    self.scope = scope
    self.roles = Set(roles)
  }

  /// The element with this name; acting on it fails when there are several.
  public subscript(_ name: String) -> Element { Element(query: matching(name: name), place: .only) }

  /// The element at a position in reading order, counted from 0.
  public func element(at index: Int) -> Element { Element(query: self, place: .at(index)) }

  /// The first in reading order.
  public var first: Element { element(at: 0) }

  /// The only one; acting on it fails when there are several.
  public var element: Element { Element(query: self, place: .only) }

  public func descendants(_ roles: Role...) -> Query { Query(application, .query(self), roles) }

  /// Those that also have this name.
  public func matching(name: String) -> Query {
    var query = with("\"\(name)\"") { node throws(NodeFailure) in try node.name == name }
    query.name = name
    return query
  }

  /// Those for which a condition holds.
  ///
  /// - Parameter words: what the condition asks for, in words that end "a button …", such as `whose name begins with "The"`.
  public func matching(_ words: String = "that matches", _ holds: @escaping (Snapshot) -> Bool) -> Query {
    with(words) { node throws(NodeFailure) in holds(try Snapshot(of: node)) }
  }

  /// Those that have an element with this name inside.
  public func containing(_ name: String) -> Query {
    with("containing \"\(name)\"") { node throws(NodeFailure) in
      var found = false
      try node.visitDescendants { inner, _ throws(NodeFailure) in
        if try inner.name == name { found = try inner.isShown }
        return !found
      }
      return found
    }
  }

  /// How many there are now.
  public var count: Int { get throws(AutomationError) { try snapshots.count } }

  /// The names of all that are there now, in reading order.
  public var names: [String] {
    get throws(AutomationError) {
      try application.now(words) { () throws(NodeFailure) in
        var names: [String] = []
        try visit { node throws(NodeFailure) in
          names.append(try node.name)
          return true
        }
        return names
      }
    }
  }

  /// What all that are there now are like, in reading order.
  public var snapshots: [Snapshot] {
    get throws(AutomationError) {
      try application.now(words) { () throws(NodeFailure) in
        var snapshots: [Snapshot] = []
        try visit { node throws(NodeFailure) in
          snapshots.append(try Snapshot(of: node))
          return true
        }
        return snapshots
      }
    }
  }

  /// The elements that are there now, each bound to its position.
  public var all: [Element] { get throws(AutomationError) { (0..<(try count)).map(element(at:)) } }
}

extension Query {
  /// The query with another word for what it finds.
  func called(_ noun: String) -> Query {
    var query = self
    query.noun = noun
    return query
  }

  /// The query in words, such as `button "Close" in window "Preferences"`.
  var words: String {
    let own = ([noun] + conditions.map(\.words)).joined(separator: " ")
    switch scope {
    case .application: return own
    case .element(let element): return own + " in " + element.words
    case .query(let query): return own + " in any " + query.words
    }
  }

  /// Visits what is found in reading order, until the visitor has had enough.
  func visit(_ visitor: (AccessibleNode) throws(NodeFailure) -> Bool) throws(NodeFailure) {
    for root in try roots() {
      var goesOn = true
      // A match waits until it is known that none of the same name is inside it: a button that opens a menu is two.
      var waiting: (node: AccessibleNode, depth: Int, name: String)?
      try root.visitDescendants { node, depth throws(NodeFailure) in
        if let outer = waiting, depth <= outer.depth {
          waiting = nil
          goesOn = try visitor(outer.node)
        }
        guard goesOn, try matches(node) else { return goesOn }
        let name = isAnyKind ? "" : try node.name
        if let outer = waiting, name.isEmpty || outer.name != name { goesOn = try visitor(outer.node) }
        waiting = (node, depth, name)
        return goesOn
      }
      if goesOn, let last = waiting { goesOn = try visitor(last.node) }
      if !goesOn { return }
    }
  }

  /// The first `limit` that are found.
  func nodes(limit: Int) throws(NodeFailure) -> [AccessibleNode] {
    var nodes: [AccessibleNode] = []
    try visit { node throws(NodeFailure) in
      nodes.append(node)
      return nodes.count < limit
    }
    return nodes
  }

  var isAnyKind: Bool { roles.isEmpty }

  /// Whether a node is one that the query is for, but for where it is.
  func hasRole(_ node: AccessibleNode) throws(NodeFailure) -> Bool {
    if roles.isEmpty { return true }
    return roles.contains(try node.role)
  }

  /// Where is searched now.
  func roots() throws(NodeFailure) -> [AccessibleNode] {
    switch scope {
    case .application: [try application.root()]
    case .element(let element): try element.resolve().map { [$0] } ?? []
    case .query(let query): try query.nodes(limit: .max)
    }
  }

  private func matches(_ node: AccessibleNode) throws(NodeFailure) -> Bool {
    guard try hasRole(node) else { return false }
    for condition in conditions where try !condition.holds(node) { return false }
    return try node.isShown
  }

  private func with(_ words: String, _ holds: @escaping (AccessibleNode) throws(NodeFailure) -> Bool) -> Query {
    var query = self
    query.conditions.append(Condition(words: words, holds: holds))
    return query
  }
}

extension AccessibleNode {
  /// Visits all that is inside in reading order, each with its depth, until the visitor returns false.
  func visitDescendants(_ visitor: (AccessibleNode, Int) throws(NodeFailure) -> Bool) throws(NodeFailure) {
    _ = try visitChildren(at: 1, visitor)
  }

  private func visitChildren(
    at depth: Int, _ visitor: (AccessibleNode, Int) throws(NodeFailure) -> Bool
  ) throws(NodeFailure) -> Bool {
    for child in try children {
      if try !visitor(child, depth) { return false }
      if try !child.visitChildren(at: depth + 1, visitor) { return false }
    }
    return true
  }
}
