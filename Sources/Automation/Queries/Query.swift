/// A description of elements, evaluated afresh at each use: `app.rows`, `app.windows["Preferences"].buttons`.
///
/// Only what is drawn is found: the hidden page of a stack is not there, what is scrolled out of sight is
/// (``Element/isVisible`` tells). Of two that are in each other and have the same name, the inner one is found.
public struct Query: QuerySource {
  let application: Application
  let scope: Scope
  private let roles: Set<Role>
  private var conditions: [Condition] = []
  private(set) var noun = "element"

  /// Where is searched.
  indirect enum Scope {
    case application
    case element(Element)
    case query(Query)
  }

  /// What must hold for an element.
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

  /// The element with this name; acting on it fails when there are several.
  public subscript(_ name: String) -> Element { Element(query: matching(name: name), place: .only) }

  /// The element at a position in reading order, counted from 0.
  public func element(at index: Int) -> Element { Element(query: self, place: .at(index)) }

  /// The first in reading order.
  public var first: Element { element(at: 0) }

  /// The only one; acting on it fails when there are several.
  public var element: Element { Element(query: self, place: .only) }

  /// The elements inside, at any depth, that have one of the roles; all elements when no role is given.
  public func descendants(_ roles: Role...) -> Query { Query(application, .query(self), roles) }

  /// Those that also have this name.
  public func matching(name: String) -> Query { with(.name(name)) }

  /// Those for which a condition holds.
  ///
  /// - Parameters:
  ///   - words: what the condition asks for, in words that can follow "button …", such as `whose name begins with "The"`.
  ///   - holds: the condition.
  public func matching(_ words: String = "that matches", _ holds: @escaping (Snapshot) -> Bool) -> Query {
    with(.matching(words, holds))
  }

  /// Those that have something of this name inside.
  public func containing(_ name: String) -> Query { with(.containing(name)) }

  /// How many there are now.
  public var count: Int {
    get throws(AutomationError) { try application.now(words) { tree throws(NodeFailure) in try find(in: tree).count } }
  }

  /// The names of all that are there now, in reading order.
  public var names: [String] {
    get throws(AutomationError) {
      try application.now(words) { tree throws(NodeFailure) in try Snapshot.names(of: find(in: tree)) }
    }
  }

  /// What all that are there now are like, in reading order.
  public var snapshots: [Snapshot] {
    get throws(AutomationError) {
      try application.now(words) { tree throws(NodeFailure) in try Snapshot.take(of: find(in: tree)) }
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

  /// The name that is asked for, if one is.
  var name: String? {
    for case .name(let name) in conditions { return name }
    return nil
  }

  /// Where is searched.
  func roots(in tree: Tree) throws(NodeFailure) -> [Tree.Place] {
    switch scope {
    case .application: [tree.root]
    case .element(let element): try element.resolve(in: tree).map { [$0] } ?? []
    case .query(let query): try query.find(in: tree)
    }
  }

  /// Whether something is of the kind that the query is for, whatever its name.
  func isOfKind(_ place: Tree.Place) -> Bool { roles.contains(place.role) }

  /// What is found, in reading order.
  func find(in tree: Tree) throws(NodeFailure) -> [Tree.Place] {
    var met: Set<AccessibleNode> = []
    var places = try roots(in: tree).flatMap(\.descendants).filter { place in
      (roles.isEmpty || roles.contains(place.role)) && met.insert(place.node).inserted
    }
    for case .name(let name) in conditions {
      places = zip(places, try Snapshot.names(of: places)).filter { $0.1 == name }.map(\.0)
    }
    places = try Tree.shown(places)
    for condition in conditions {
      switch condition {
      case .name: break
      case .containing(let name):
        var holders: [Tree.Place] = []
        for place in places {
          let inner = place.descendants
          let named = zip(inner, try Snapshot.names(of: inner)).filter { $0.1 == name }.map(\.0)
          if try !Tree.shown(named).isEmpty { holders.append(place) }
        }
        places = holders
      case .matching(_, let holds):
        places = zip(places, try Snapshot.take(of: places)).filter { holds($0.1) }.map(\.0)
      }
    }
    return try innermost(places)
  }
}

extension Query {
  // A button that opens a menu is two buttons of one name, one in the other.
  private func innermost(_ places: [Tree.Place]) throws(NodeFailure) -> [Tree.Place] {
    let pairs = zip(places, places.dropFirst()).filter { outer, inner in !roles.isEmpty && inner.isInside(outer) }
    if pairs.isEmpty { return places }
    var hulls: Set<AccessibleNode> = []
    let outer = try Snapshot.names(of: pairs.map(\.0))
    let inner = try Snapshot.names(of: pairs.map(\.1))
    for (index, pair) in pairs.enumerated() where outer[index] == inner[index] && !outer[index].isEmpty {
      hulls.insert(pair.0.node)
    }
    return places.filter { !hulls.contains($0.node) }
  }

  private func with(_ condition: Condition) -> Query {
    var query = self
    query.conditions.append(condition)
    return query
  }
}

extension Query.Condition {
  fileprivate var words: String {
    switch self {
    case .name(let name): "\"\(name)\""
    case .containing(let name): "containing \"\(name)\""
    case .matching(let words, _): words
    }
  }
}
