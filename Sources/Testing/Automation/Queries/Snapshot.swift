import CATSPI

/// The properties of an element at one moment.
public struct Snapshot: Sendable {
  /// Whether the element existed. If `false`, all other properties are empty.
  public private(set) var exists = true
  /// The kind of element, or `nil` if it didn't exist.
  public private(set) var role: Role?
  /// The accessible name. GTK 4.8 gives unnamed elements the name of their class, such as `GtkImage`.
  public private(set) var name = ""
  /// The accessible description, such as a tooltip's text.
  public private(set) var description = ""
  /// All AT-SPI states.
  public private(set) var states = States(nil)
  /// The text of an entry or a label, or `nil` if the element has none.
  public private(set) var text: String?
  /// The value of a slider or a progress bar, or `nil` if the element has none.
  public private(set) var value: Double?
  /// The frame in the window's coordinates, in pixels. Empty for a row that its list hasn't allocated.
  public private(set) var frame = Frame.nowhere
  /// Whether part of the element was on screen, not clipped by its ancestors.
  public private(set) var isVisible = false

  /// Whether the element was selected, as a row or a tab is.
  public var isSelected: Bool { states.contains(ATSPI_STATE_SELECTED) }
  /// Whether the element was checked, as a check box or a switch is.
  public var isChecked: Bool { states.contains(ATSPI_STATE_CHECKED) }
  /// Whether the element stayed pressed, as a toggle button does.
  public var isPressed: Bool { states.contains(ATSPI_STATE_PRESSED) }
  /// Whether the element was selected, checked or pressed, depending on its kind.
  public var isOn: Bool { isSelected || isChecked || isPressed }
  /// Whether the element responded to input.
  public var isEnabled: Bool { states.contains(ATSPI_STATE_SENSITIVE) }
  /// Whether the element had the keyboard focus.
  public var isFocused: Bool { states.contains(ATSPI_STATE_FOCUSED) }
  /// Whether the element reported that it was busy.
  public var isBusy: Bool { states.contains(ATSPI_STATE_BUSY) }
  /// Whether the element was expanded.
  public var isExpanded: Bool { states.contains(ATSPI_STATE_EXPANDED) }
  /// Whether the element was the active window.
  public var isActive: Bool { states.contains(ATSPI_STATE_ACTIVE) }

  /// The snapshot of an element that doesn't exist.
  static let missing: Snapshot = {
    var snapshot = Snapshot()
    snapshot.exists = false
    return snapshot
  }()

  private init() {}
}

extension Snapshot {
  /// Takes snapshots of all objects with batched calls.
  static func take(of objects: [Tree.Object]) throws(NodeFailure) -> [Snapshot] {
    let nodes = objects.map(\.node)
    let count = nodes.count
    let replies = BusCall.perform(
      nodes.map { BusCall(allPropertiesOf: $0) } + nodes.map { BusCall($0, "Accessible", "GetState") }
        + nodes.map { BusCall($0, "Accessible", "GetInterfaces") })
    var snapshots: [Snapshot] = []
    var pending: [(index: Int, isText: Bool)] = []
    for (index, object) in objects.enumerated() {
      let properties = try replies[index].get().first?.dictionary ?? [:]
      var snapshot = Snapshot()
      snapshot.role = object.role
      snapshot.frame = object.frame
      snapshot.isVisible = object.visibleFrame != nil
      snapshot.name = properties["Name"]?.text ?? ""
      snapshot.description = properties["Description"]?.text ?? ""
      snapshot.states = States(try replies[count + index].get().first)
      if snapshot.states.contains(ATSPI_STATE_DEFUNCT) { throw .disappeared }
      let interfaces = try replies[2 * count + index].get().first?.list.compactMap(\.text) ?? []
      if interfaces.contains("org.a11y.atspi.Text") { pending.append((index, true)) }
      if interfaces.contains("org.a11y.atspi.Value") { pending.append((index, false)) }
      snapshots.append(snapshot)
    }
    for (index, label) in try Tree.labels(of: objects, withoutNames: snapshots.map(\.name)) {
      snapshots[index].name = label
    }
    let texts = pending.filter(\.isText).map(\.index)
    for (index, text) in zip(texts, try AccessibleNode.texts(of: texts.map { nodes[$0] })) {
      snapshots[index].text = text
    }
    let values = pending.filter { !$0.isText }.map(\.index)
    let valueReplies = BusCall.perform(values.map { BusCall(nodes[$0], property: "CurrentValue", of: "Value") })
    for (index, reply) in zip(values, valueReplies) { snapshots[index].value = try reply.get().first?.real }
    return snapshots
  }

  /// Takes a snapshot of one object.
  init(of object: Tree.Object) throws(NodeFailure) { self = try Self.take(of: [object])[0] }

  /// Returns the names of all objects, read with batched calls.
  static func names(of objects: [Tree.Object]) throws(NodeFailure) -> [String] {
    var names: [String] = []
    for reply in BusCall.perform(objects.map { BusCall($0.node, property: "Name", of: "Accessible") }) {
      names.append(try reply.get().first?.text ?? "")
    }
    for (index, label) in try Tree.labels(of: objects, withoutNames: names) { names[index] = label }
    return names
  }

  /// Returns the states of all objects, read in one round trip.
  static func states(of objects: [Tree.Object]) throws(NodeFailure) -> [States] {
    var states: [States] = []
    for reply in BusCall.perform(objects.map { BusCall($0.node, "Accessible", "GetState") }) {
      states.append(States(try reply.get().first))
    }
    return states
  }
}
