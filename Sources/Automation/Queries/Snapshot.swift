import CATSPI

/// What an element was like at one moment.
public struct Snapshot: Sendable {
  /// Whether it was there; all else is empty when it was not.
  public let exists: Bool
  public let role: Role?
  /// What a screen reader calls it.
  public let name: String
  /// What a screen reader can say besides, such as a tooltip's text.
  public let description: String
  public let states: States
  /// The text in it: what an entry holds, what a label says.
  public let text: String?
  /// The number it stands at, of a slider or a progress bar.
  public let value: Double?
  /// Its place in its window, in pixels.
  public let frame: Frame

  /// Whether it is selected, as a row or a tab is.
  public var isSelected: Bool { states.contains(ATSPI_STATE_SELECTED) }
  /// Whether it is checked, as a check box or a radio button is.
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
  static let missing = Snapshot()

  private init() {
    exists = false
    role = nil
    name = ""
    description = ""
    states = States()
    text = nil
    value = nil
    frame = Frame(x: 0, y: 0, width: 0, height: 0)
  }

  init(of node: AccessibleNode) throws(NodeFailure) {
    exists = true
    role = try node.role
    name = try node.name
    description = try node.summary
    states = try node.states
    text = try node.content
    value = try node.number
    frame = try node.frame ?? Frame(x: 0, y: 0, width: 0, height: 0)
  }
}
