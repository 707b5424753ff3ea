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

  /// The elements inside, at any depth, that have one of the roles; all elements when no role is given.
  public func descendants(_ roles: Role...) -> Query { Query(application, .element(self), roles) }

  /// Whether it is on screen now, or scrolled out of sight; the hidden page of a stack does not exist.
  public var exists: Bool {
    get throws(AutomationError) {
      try application.now(words) { tree throws(NodeFailure) in try !candidates(in: tree).isEmpty }
    }
  }

  /// All that can be read of it, at one moment; it does not wait.
  public var snapshot: Snapshot {
    get throws(AutomationError) {
      try application.now(words) { tree throws(NodeFailure) in try takeSnapshot(in: tree) }
    }
  }

  /// What a screen reader calls it. GTK 4.8 gives what has no name that of its class, such as `GtkImage`.
  public var name: String { get throws(AutomationError) { try whole.name } }
  /// What a screen reader can say besides.
  public var summary: String { get throws(AutomationError) { try whole.description } }
  /// What kind of thing it is.
  public var role: Role? { get throws(AutomationError) { try whole.role } }
  /// The text in it, or nil for what has none.
  public var text: String? { get throws(AutomationError) { try whole.text } }
  /// The number it stands at, or nil for what has none.
  public var value: Double? { get throws(AutomationError) { try whole.value } }
  /// All states that AT-SPI tells.
  public var states: States { get throws(AutomationError) { try whole.states } }
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

  /// Whether some of it can be seen: it is there, and nothing around it cuts it off.
  public var isVisible: Bool {
    get throws(AutomationError) {
      try application.now(words) { tree throws(NodeFailure) in try candidates(in: tree).first?.inSight != nil }
    }
  }

  /// What the toolkit says of it besides.
  public var attributes: [String: String] {
    get throws(AutomationError) { try reading { place throws(NodeFailure) in try place.node.attributes } }
  }

  /// The names of what can be done with it.
  public var actions: [String] {
    get throws(AutomationError) { try reading { place throws(NodeFailure) in try place.node.actions } }
  }

  /// What is directly inside, drawn or not.
  public var children: [Snapshot] {
    get throws(AutomationError) { try reading { place throws(NodeFailure) in try Snapshot.take(of: place.children) } }
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

  /// What it may be: one, or several when only one is meant.
  func candidates(in tree: Tree) throws(NodeFailure) -> [Tree.Place] {
    let found = try query.find(in: tree)
    switch place {
    case .only: return found
    case .at(let index): return found.indices.contains(index) ? [found[index]] : []
    }
  }

  /// What it is, or nil when it is not there; fails when there are several.
  func resolve(in tree: Tree) throws(NodeFailure) -> Tree.Place? {
    let candidates = try candidates(in: tree)
    if candidates.count > 1 {
      throw .ambiguous(words, found: try Snapshot.take(of: Array(candidates.prefix(8))).map(\.line))
    }
    return candidates.first
  }

  func takeSnapshot(in tree: Tree) throws(NodeFailure) -> Snapshot {
    guard let place = try resolve(in: tree) else { return .missing }
    return try Snapshot(of: place)
  }

  /// Waits until it is there, and reads of it, or acts on it.
  func reading<Value>(_ read: (Tree.Place) throws(NodeFailure) -> Value) throws(AutomationError) -> Value {
    try application.require(self, read)
  }

  private var whole: Snapshot {
    get throws(AutomationError) { try reading { place throws(NodeFailure) in try Snapshot(of: place) } }
  }
}
