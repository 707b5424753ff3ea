/// A UI element, looked up again at each use: `app.buttons["Popular"]`, `app.rows.first`.
///
/// Reading or acting on an element waits up to ``Application/timeout`` until it exists.
public struct Element: QuerySource {
  let query: Query
  let position: Position

  /// The position of the element among the query's matches.
  enum Position: Equatable {
    case only
    case at(Int)
  }

  /// Returns the descendants that have one of the roles, or all descendants if no role is given.
  public func descendants(_ roles: Role...) -> Query { Query(application, .element(self), roles) }

  /// Whether the element exists, on screen or scrolled out of view. Elements on a stack's hidden page don't exist.
  public var exists: Bool {
    get throws(AutomationError) {
      try application.readOnce(queryDescription) { tree throws(NodeFailure) in try !candidates(in: tree).isEmpty }
    }
  }

  /// All readable properties at this moment. Reading this property doesn't wait for the element.
  public var snapshot: Snapshot {
    get throws(AutomationError) {
      try application.readOnce(queryDescription) { tree throws(NodeFailure) in try takeSnapshot(in: tree) }
    }
  }

  /// The accessible name. GTK 4.8 gives unnamed elements the name of their class, such as `GtkImage`.
  public var name: String { get throws(AutomationError) { try fullSnapshot.name } }
  /// The accessible description.
  public var summary: String { get throws(AutomationError) { try fullSnapshot.description } }
  /// The kind of element.
  public var role: Role? { get throws(AutomationError) { try fullSnapshot.role } }
  /// The text content, or `nil` if the element has none.
  public var text: String? { get throws(AutomationError) { try fullSnapshot.text } }
  /// The numeric value, or `nil` if the element has none.
  public var value: Double? { get throws(AutomationError) { try fullSnapshot.value } }
  /// All AT-SPI states.
  public var states: States { get throws(AutomationError) { try fullSnapshot.states } }
  /// The frame in the window's coordinates, in pixels.
  public var frame: Frame { get throws(AutomationError) { try fullSnapshot.frame } }
  /// Whether the element is selected, as a row or a tab is.
  public var isSelected: Bool { get throws(AutomationError) { try fullSnapshot.isSelected } }
  /// Whether the element is checked, as a check box or a radio button is.
  public var isChecked: Bool { get throws(AutomationError) { try fullSnapshot.isChecked } }
  /// Whether the element stays pressed, as a toggle button does.
  public var isPressed: Bool { get throws(AutomationError) { try fullSnapshot.isPressed } }
  /// Whether the element is selected, checked or pressed, depending on its kind.
  public var isOn: Bool { get throws(AutomationError) { try fullSnapshot.isOn } }
  /// Whether the element responds to input.
  public var isEnabled: Bool { get throws(AutomationError) { try fullSnapshot.isEnabled } }
  /// Whether the element has the keyboard focus.
  public var isFocused: Bool { get throws(AutomationError) { try fullSnapshot.isFocused } }
  /// Whether the element reports that it is busy.
  public var isBusy: Bool { get throws(AutomationError) { try fullSnapshot.isBusy } }
  /// Whether the element is expanded.
  public var isExpanded: Bool { get throws(AutomationError) { try fullSnapshot.isExpanded } }
  /// Whether the element is the active window.
  public var isActive: Bool { get throws(AutomationError) { try fullSnapshot.isActive } }

  /// Whether part of the element is on screen, not clipped by its ancestors.
  public var isVisible: Bool {
    get throws(AutomationError) {
      try application.readOnce(queryDescription) { tree throws(NodeFailure) in
        try candidates(in: tree).first?.visibleFrame != nil
      }
    }
  }

  /// The toolkit's additional attributes.
  public var attributes: [String: String] {
    get throws(AutomationError) { try reading { object throws(NodeFailure) in try object.node.attributes } }
  }

  /// The names of the element's actions.
  public var actions: [String] {
    get throws(AutomationError) { try reading { object throws(NodeFailure) in try object.node.actions } }
  }

  /// The element's direct children, whether drawn or not.
  public var children: [Snapshot] {
    get throws(AutomationError) { try reading { object throws(NodeFailure) in try Snapshot.take(of: object.children) } }
  }
}

extension Element {
  var application: Application { query.application }

  /// A description of the element for messages.
  var queryDescription: String {
    switch position {
    case .only: query.queryDescription
    case .at(0): "first \(query.queryDescription)"
    case .at(let index): "\(query.queryDescription) at index \(index)"
    }
  }

  /// Returns the matching elements. There can be several even if the test needs one.
  func candidates(in tree: Tree) throws(NodeFailure) -> [Tree.Object] {
    let found = try query.find(in: tree)
    switch position {
    case .only: return found
    case .at(let index): return found.indices.contains(index) ? [found[index]] : []
    }
  }

  /// Returns the element's object, or `nil` if it doesn't exist. Throws if there are several.
  func resolve(in tree: Tree) throws(NodeFailure) -> Tree.Object? {
    let candidates = try candidates(in: tree)
    if candidates.count > 1 {
      throw .ambiguous(queryDescription, found: try Snapshot.take(of: Array(candidates.prefix(8))).map(\.line))
    }
    return candidates.first
  }

  func takeSnapshot(in tree: Tree) throws(NodeFailure) -> Snapshot {
    guard let object = try resolve(in: tree) else { return .missing }
    return try Snapshot(of: object)
  }

  /// Waits until the element exists, then reads it or acts on it.
  func reading<Value>(_ read: (Tree.Object) throws(NodeFailure) -> Value) throws(AutomationError) -> Value {
    try application.require(self, read)
  }

  private var fullSnapshot: Snapshot {
    get throws(AutomationError) { try reading { object throws(NodeFailure) in try Snapshot(of: object) } }
  }
}

/// Waiting for a change of an element, with a deadline.
extension Element {
  /// Waits until the element exists. Returns `false` if it doesn't appear in time.
  public func waitForExistence(timeout: Duration? = nil) throws(AutomationError) -> Bool {
    try application.pollTree(within: timeout) { tree throws(NodeFailure) in
      try candidates(in: tree).isEmpty ? nil : true
    }
      ?? false
  }

  /// Waits until the element no longer exists. Returns `false` if it is still there at the deadline.
  public func waitForNonExistence(timeout: Duration? = nil) throws(AutomationError) -> Bool {
    try application.pollTree(within: timeout) { tree throws(NodeFailure) in
      try candidates(in: tree).isEmpty ? true : nil
    }
      ?? false
  }

  /// Waits until a condition holds, and fails if it doesn't hold in time: `wait(until: \.isSelected)`.
  ///
  /// - Parameters:
  ///   - condition: The condition on the element's ``Snapshot``.
  ///   - timeout: The time to wait, or `nil` for ``Application/timeout``.
  ///   - conditionDescription: A description of the condition for the failure message, such as `The list's end`.
  public func wait(
    until condition: (Snapshot) -> Bool, timeout: Duration? = nil, for conditionDescription: String = "The condition"
  ) throws(AutomationError) {
    var last = Snapshot.missing
    let holds = try application.pollTree(within: timeout) { tree throws(NodeFailure) -> Bool? in
      last = try takeSnapshot(in: tree)
      return condition(last) ? true : nil
    }
    if holds == true { return }
    if !last.exists { throw application.missing(self, timeout) }
    throw application.failure(
      .timedOut, "Timed out after \(application.seconds(timeout)) waiting for: \(conditionDescription).",
      ["Found: \(last.line)"], about: self)
  }
}
