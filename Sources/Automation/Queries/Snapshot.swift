import CATSPI

/// What an element was like at one moment.
public struct Snapshot: Sendable {
  /// Whether it was there; all else is empty when it was not.
  public private(set) var exists = true
  /// What kind of thing it is; nil when it was not there.
  public private(set) var role: Role?
  /// What a screen reader calls it. GTK 4.8 gives what has no name that of its class, such as `GtkImage`.
  public private(set) var name = ""
  /// What a screen reader can say besides, such as a tooltip's text.
  public private(set) var description = ""
  /// All states that AT-SPI tells.
  public private(set) var states = States(nil)
  /// The text in it: what an entry holds, what a label says; nil for what has none.
  public private(set) var text: String?
  /// The number it stands at, of a slider or a progress bar; nil for what has none.
  public private(set) var value: Double?
  /// Its place in its window, in pixels; of no size for a row that its list has not placed.
  public private(set) var frame = Frame.nowhere
  /// Whether some of it can be seen: nothing around it cuts it off.
  public private(set) var isVisible = false

  /// Whether it is selected, as a row or a tab is.
  public var isSelected: Bool { states.contains(ATSPI_STATE_SELECTED) }
  /// Whether it is checked, as a check box or a switch is.
  public var isChecked: Bool { states.contains(ATSPI_STATE_CHECKED) }
  /// Whether it stays pressed, as a toggle button does.
  public var isPressed: Bool { states.contains(ATSPI_STATE_PRESSED) }
  /// Whether it is on: selected, checked or pressed, whichever its kind knows.
  public var isOn: Bool { isSelected || isChecked || isPressed }
  /// Whether it reacts.
  public var isEnabled: Bool { states.contains(ATSPI_STATE_SENSITIVE) }
  /// Whether it has the keyboard.
  public var isFocused: Bool { states.contains(ATSPI_STATE_FOCUSED) }
  /// Whether it says that it is busy.
  public var isBusy: Bool { states.contains(ATSPI_STATE_BUSY) }
  /// Whether it is unfolded.
  public var isExpanded: Bool { states.contains(ATSPI_STATE_EXPANDED) }
  /// Whether it is the window that is used now.
  public var isActive: Bool { states.contains(ATSPI_STATE_ACTIVE) }

  /// Nothing.
  static let missing: Snapshot = {
    var snapshot = Snapshot()
    snapshot.exists = false
    return snapshot
  }()

  private init() {}
}

extension Snapshot {
  /// Reads all places at once.
  static func take(of places: [Tree.Place]) throws(NodeFailure) -> [Snapshot] {
    let nodes = places.map(\.node)
    let count = nodes.count
    let answers = BusCall.ask(
      nodes.map { BusCall(allPropertiesOf: $0) } + nodes.map { BusCall($0, "Accessible", "GetState") }
        + nodes.map { BusCall($0, "Accessible", "GetInterfaces") })
    var snapshots: [Snapshot] = []
    var further: [(index: Int, isText: Bool)] = []
    for (index, place) in places.enumerated() {
      let properties = try answers[index].get().first?.dictionary ?? [:]
      var snapshot = Snapshot()
      snapshot.role = place.role
      snapshot.frame = place.frame
      snapshot.isVisible = place.inSight != nil
      snapshot.name = properties["Name"]?.text ?? ""
      snapshot.description = properties["Description"]?.text ?? ""
      snapshot.states = States(try answers[count + index].get().first)
      if snapshot.states.contains(ATSPI_STATE_DEFUNCT) { throw .gone }
      let interfaces = try answers[2 * count + index].get().first?.list.compactMap(\.text) ?? []
      if interfaces.contains("org.a11y.atspi.Text") { further.append((index, true)) }
      if interfaces.contains("org.a11y.atspi.Value") { further.append((index, false)) }
      snapshots.append(snapshot)
    }
    let texts = further.filter(\.isText).map(\.index)
    for (index, text) in zip(texts, try AccessibleNode.texts(of: texts.map { nodes[$0] })) {
      snapshots[index].text = text
    }
    let values = further.filter { !$0.isText }.map(\.index)
    let answered = BusCall.ask(values.map { BusCall(nodes[$0], property: "CurrentValue", of: "Value") })
    for (index, answer) in zip(values, answered) { snapshots[index].value = try answer.get().first?.real }
    return snapshots
  }

  /// Reads one place.
  init(of place: Tree.Place) throws(NodeFailure) { self = try Self.take(of: [place])[0] }

  /// Reads the names of all places at once.
  static func names(of places: [Tree.Place]) throws(NodeFailure) -> [String] {
    var names: [String] = []
    for answer in BusCall.ask(places.map { BusCall($0.node, property: "Name", of: "Accessible") }) {
      names.append(try answer.get().first?.text ?? "")
    }
    return names
  }

  /// Reads the states of all places at once.
  static func states(of places: [Tree.Place]) throws(NodeFailure) -> [States] {
    var states: [States] = []
    for answer in BusCall.ask(places.map { BusCall($0.node, "Accessible", "GetState") }) {
      states.append(States(try answer.get().first))
    }
    return states
  }
}
