/// A query for elements, evaluated again at each use: `app.rows`, `app.windows["Preferences"].buttons`.
///
/// A query skips elements that GTK doesn't draw, such as those on a hidden page of a stack, but it finds elements that
/// are scrolled out of view (see ``Element/isVisible``). If one match contains another with the same name, the query
/// finds only the inner one.
public struct Query: QuerySource {
  let application: Application
  let scope: Scope
  private let roles: Set<Role>
  private var conditions: [Condition] = []
  private(set) var noun = "element"

  /// The scope of a search.
  indirect enum Scope {
    case application
    case element(Element)
    case query(Query)
  }

  /// A condition that an element must meet.
  enum Condition {
    case name(String)
    case containing(String)
    case matching(String, (Snapshot) -> Bool)
  }

  init(_ application: Application, _ scope: Scope, _ roles: [Role]) {
    self.application = application
    self.scope = scope
    self.roles = Set(roles)
  }

  /// Returns the element with this name. Acting on it fails if there are several.
  public subscript(_ name: String) -> Element { Element(query: matching(name: name), position: .only) }

  /// Returns the element at an index in reading order, starting at 0.
  public func element(at index: Int) -> Element { Element(query: self, position: .at(index)) }

  /// The first match in reading order.
  public var first: Element { element(at: 0) }

  /// The only match. Acting on it fails if there are several.
  public var element: Element { Element(query: self, position: .only) }

  /// Returns the descendants that have one of the roles, or all descendants if no role is given.
  public func descendants(_ roles: Role...) -> Query { Query(application, .query(self), roles) }

  /// Returns a query for the matches that also have this name.
  public func matching(name: String) -> Query { with(.name(name)) }

  /// Returns a query for the matches that also meet a condition.
  ///
  /// - Parameters:
  ///   - conditionDescription: The condition in words that can follow "button …", such as
  ///     `whose name begins with "The"`.
  ///   - holds: The condition.
  public func matching(_ conditionDescription: String = "that matches", _ holds: @escaping (Snapshot) -> Bool) -> Query
  {
    with(.matching(conditionDescription, holds))
  }

  /// Returns a query for the matches that contain an element of this name.
  public func containing(_ name: String) -> Query { with(.containing(name)) }

  /// The current number of matches.
  public var count: Int {
    get throws(AutomationError) {
      try application.readOnce(queryDescription) { tree throws(NodeFailure) in try find(in: tree).count }
    }
  }

  /// The names of the current matches in reading order.
  public var names: [String] {
    get throws(AutomationError) {
      try application.readOnce(queryDescription) { tree throws(NodeFailure) in try Snapshot.names(of: find(in: tree)) }
    }
  }

  /// Snapshots of the current matches in reading order.
  public var snapshots: [Snapshot] {
    get throws(AutomationError) {
      try application.readOnce(queryDescription) { tree throws(NodeFailure) in try Snapshot.take(of: find(in: tree)) }
    }
  }

  /// The current matches as elements, each bound to its index.
  public var all: [Element] { get throws(AutomationError) { (0..<(try count)).map(element(at:)) } }
}

extension Query {
  /// Returns the query with another noun for its matches in messages.
  func called(_ noun: String) -> Query {
    var query = self
    query.noun = noun
    return query
  }

  /// The query in words, such as `button "Close" in window "Preferences"`.
  var queryDescription: String {
    let own = ([noun] + conditions.map(\.description)).joined(separator: " ")
    switch scope {
    case .application: return own
    case .element(let element): return own + " in " + element.queryDescription
    case .query(let query): return own + " in any " + query.queryDescription
    }
  }

  /// The requested name, or `nil`.
  var name: String? {
    for case .name(let name) in conditions { return name }
    return nil
  }

  /// Returns the objects to search in.
  func roots(in tree: Tree) throws(NodeFailure) -> [Tree.Object] {
    switch scope {
    case .application: [tree.root]
    case .element(let element): try element.resolve(in: tree).map { [$0] } ?? []
    case .query(let query): try query.find(in: tree)
    }
  }

  /// Returns whether an object has one of the query's roles, regardless of its name.
  func isOfKind(_ object: Tree.Object) -> Bool { roles.contains(object.role) }

  /// Returns the matches in reading order.
  func find(in tree: Tree) throws(NodeFailure) -> [Tree.Object] {
    var visited: Set<AccessibleNode> = []
    var objects = try roots(in: tree).flatMap(\.descendants).filter { object in
      (roles.isEmpty || roles.contains(object.role)) && visited.insert(object.node).inserted
    }
    for case .name(let name) in conditions {
      objects = zip(objects, try Snapshot.names(of: objects)).filter { $0.1 == name }.map(\.0)
    }
    objects = try Tree.shown(objects)
    for condition in conditions {
      switch condition {
      case .name: break
      case .containing(let name):
        var holders: [Tree.Object] = []
        for object in objects {
          let inner = object.descendants
          let named = zip(inner, try Snapshot.names(of: inner)).filter { $0.1 == name }.map(\.0)
          if try !Tree.shown(named).isEmpty { holders.append(object) }
        }
        objects = holders
      case .matching(_, let holds):
        objects = zip(objects, try Snapshot.take(of: objects)).filter { holds($0.1) }.map(\.0)
      }
    }
    return try innermost(objects)
  }
}

extension Query {
  // GTK exposes a menu button as two nested buttons of the same name.
  private func innermost(_ objects: [Tree.Object]) throws(NodeFailure) -> [Tree.Object] {
    let pairs = zip(objects, objects.dropFirst()).filter { outer, inner in !roles.isEmpty && inner.isInside(outer) }
    if pairs.isEmpty { return objects }
    var wrappers: Set<AccessibleNode> = []
    let outer = try Snapshot.names(of: pairs.map(\.0))
    let inner = try Snapshot.names(of: pairs.map(\.1))
    for (index, pair) in pairs.enumerated() where outer[index] == inner[index] && !outer[index].isEmpty {
      wrappers.insert(pair.0.node)
    }
    return objects.filter { !wrappers.contains($0.node) }
  }

  private func with(_ condition: Condition) -> Query {
    var query = self
    query.conditions.append(condition)
    return query
  }
}

extension Query.Condition {
  fileprivate var description: String {
    switch self {
    case .name(let name): "\"\(name)\""
    case .containing(let name): "containing \"\(name)\""
    case .matching(let description, _): description
    }
  }
}
