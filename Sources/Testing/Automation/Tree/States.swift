import CATSPI

/// The AT-SPI states of an object.
public struct States: Hashable, Sendable {
  private var bits: UInt64 = 0

  /// Reads two 32-bit words of states.
  init(_ value: BusValue?) {
    let words = value?.list.compactMap(\.integer) ?? []
    if words.count == 2 { bits = UInt64(words[0]) | UInt64(words[1]) << 32 }
  }

  var isEmpty: Bool { bits == 0 }

  func contains(_ state: AtspiStateType) -> Bool { bits & (1 << UInt64(state.rawValue)) != 0 }

  /// AT-SPI's names of the states, such as `focusable`, in AT-SPI's order.
  public var names: [String] {
    Self.statesAndNames.filter { contains($0.0) }.map(\.1)
  }

  private static let statesAndNames: [(AtspiStateType, String)] = [
    (ATSPI_STATE_ACTIVE, "active"), (ATSPI_STATE_BUSY, "busy"), (ATSPI_STATE_CHECKED, "checked"),
    (ATSPI_STATE_COLLAPSED, "collapsed"), (ATSPI_STATE_EDITABLE, "editable"), (ATSPI_STATE_ENABLED, "enabled"),
    (ATSPI_STATE_EXPANDABLE, "expandable"), (ATSPI_STATE_EXPANDED, "expanded"), (ATSPI_STATE_FOCUSABLE, "focusable"),
    (ATSPI_STATE_FOCUSED, "focused"), (ATSPI_STATE_MODAL, "modal"), (ATSPI_STATE_MULTI_LINE, "multi-line"),
    (ATSPI_STATE_PRESSED, "pressed"), (ATSPI_STATE_SELECTABLE, "selectable"), (ATSPI_STATE_SELECTED, "selected"),
    (ATSPI_STATE_SENSITIVE, "sensitive"), (ATSPI_STATE_SHOWING, "showing"), (ATSPI_STATE_VISIBLE, "visible"),
    (ATSPI_STATE_INDETERMINATE, "indeterminate"), (ATSPI_STATE_REQUIRED, "required"),
    (ATSPI_STATE_INVALID_ENTRY, "invalid"), (ATSPI_STATE_CHECKABLE, "checkable"), (ATSPI_STATE_HAS_POPUP, "has popup"),
    (ATSPI_STATE_READ_ONLY, "read-only"),
  ]
}
