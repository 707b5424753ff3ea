/// One thing on screen, found afresh at each use: `app.buttons["Popular"]`, `app.rows.first`.
///
/// What reads or acts waits until it is there, at most for ``Application/timeout``.
public struct Element: QuerySource {
  let query: Query
  let place: Place

  /// Which of those that the query finds.
  enum Place: Equatable {
    case only
    case at(Int)
  }

  public func descendants(_ roles: Role...) -> Query { Query(application, .element(self), roles) }

  /// Whether it is on screen now, or scrolled out of sight; the hidden page of a stack does not exist.
  public var exists: Bool {
    get throws(AutomationError) {
      try application.now(words) { () throws(NodeFailure) in try found() != nil }
    }
  }

  /// All that can be read of it, at one moment; it does not wait.
  public var snapshot: Snapshot {
    get throws(AutomationError) {
      try application.now(words) { () throws(NodeFailure) in try takeSnapshot() }
    }
  }

  /// What a screen reader calls it.
  public var name: String { get throws(AutomationError) { try reading { node throws(NodeFailure) in try node.name } } }

  /// What a screen reader can say besides.
  public var summary: String {
    get throws(AutomationError) { try reading { node throws(NodeFailure) in try node.summary } }
  }

  /// What kind of thing it is.
  public var role: Role { get throws(AutomationError) { try reading { node throws(NodeFailure) in try node.role } } }

  /// The text in it, or nil for what has none.
  public var text: String? {
    get throws(AutomationError) { try reading { node throws(NodeFailure) in try node.content } }
  }

  /// The number it stands at, or nil for what has none.
  public var value: Double? {
    get throws(AutomationError) { try reading { node throws(NodeFailure) in try node.number } }
  }

  /// What the toolkit says of it besides.
  public var attributes: [String: String] {
    get throws(AutomationError) { try reading { node throws(NodeFailure) in try node.attributes } }
  }

  /// The names of what can be done with it.
  public var actions: [String] {
    get throws(AutomationError) { try reading { node throws(NodeFailure) in try node.actions } }
  }

  /// Its place in its window, in pixels.
  public var frame: Frame { get throws(AutomationError) { try whole.frame } }
  /// Whether it is selected, as a row or a tab is.
  public var isSelected: Bool { get throws(AutomationError) { try whole.isSelected } }
  /// Whether it is checked, as a check box or a radio button is.
  public var isChecked: Bool { get throws(AutomationError) { try whole.isChecked } }
  /// Whether it stays pressed, as a toggle button does.
  public var isPressed: Bool { get throws(AutomationError) { try whole.isPressed } }
  /// Whether it is on: selected, checked or pressed, whichever its kind knows.
  public var isOn: Bool { get throws(AutomationError) { try whole.isOn } }
  /// Whether it reacts.
  public var isEnabled: Bool { get throws(AutomationError) { try whole.isEnabled } }
  /// Whether it has the keyboard.
  public var isFocused: Bool { get throws(AutomationError) { try whole.isFocused } }
  /// Whether it says that it is busy.
  public var isBusy: Bool { get throws(AutomationError) { try whole.isBusy } }
  /// Whether it is unfolded.
  public var isExpanded: Bool { get throws(AutomationError) { try whole.isExpanded } }
  /// Whether it is the window that is used now.
  public var isActive: Bool { get throws(AutomationError) { try whole.isActive } }

  /// Whether some of it can be seen: it is there, and neither its window nor a list has scrolled it out of sight.
  public var isVisible: Bool {
    get throws(AutomationError) {
      try application.now(words) { () throws(NodeFailure) in try found()?.frameInSight != nil }
    }
  }

  /// What is directly inside, drawn or not.
  public var children: [Snapshot] {
    get throws(AutomationError) {
      try reading { node throws(NodeFailure) in
        var children: [Snapshot] = []
        for child in try node.children { children.append(try Snapshot(of: child)) }
        return children
      }
    }
  }
}

extension Element {
  var application: Application { query.application }

  /// The element in words.
  var words: String {
    switch place {
    case .only: query.words
    case .at(0): "first \(query.words)"
    case .at(let index): "\(query.words) at index \(index)"
    }
  }

  /// The object, or nil when it is not there; fails when there are several and only one is meant.
  func resolve() throws(NodeFailure) -> AccessibleNode? {
    switch place {
    case .at(let index):
      let nodes = try query.nodes(limit: index + 1)
      return nodes.count > index && index >= 0 ? nodes[index] : nil
    case .only:
      let nodes = try query.nodes(limit: 2)
      if nodes.count < 2 { return nodes.first }
      var lines: [String] = []
      for node in try query.nodes(limit: 8) { lines.append(try Snapshot(of: node).line) }
      throw .ambiguous(words, found: lines)
    }
  }

  /// The object, or the first of several.
  func found() throws(NodeFailure) -> AccessibleNode? {
    if case .only = place { return try query.nodes(limit: 1).first }
    return try resolve()
  }

  func takeSnapshot() throws(NodeFailure) -> Snapshot {
    guard let node = try resolve() else { return .missing }
    return try Snapshot(of: node)
  }

  /// Waits until it is there, and reads of it.
  func reading<Value>(_ read: (AccessibleNode) throws(NodeFailure) -> Value) throws(AutomationError) -> Value {
    try application.require(self) { node throws(NodeFailure) in try read(node) }
  }

  private var whole: Snapshot {
    get throws(AutomationError) { try reading { node throws(NodeFailure) in try Snapshot(of: node) } }
  }
}

extension AccessibleNode {
  /// The part of it that nothing around it cuts off, and its window's place; nil when nothing is left.
  var frameInSight: (part: Frame, window: Frame)? {
    get throws(NodeFailure) {
      guard try isShown, var part = try frame else { return nil }
      var window = part
      var place = try parent
      while let around = place, try around.role != .application {
        if let frame = try around.frame, frame.width > 0, frame.height > 0 {
          guard let rest = part.intersection(frame) else { return nil }
          part = rest
          window = frame
        }
        place = try around.parent
      }
      return (part, window)
    }
  }
}
