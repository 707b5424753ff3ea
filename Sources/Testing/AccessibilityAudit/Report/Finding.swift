/// An accessibility defect on screen.
public nonisolated struct Finding: Equatable, Sendable {
  /// The kind of defect.
  public var kind: Kind
  /// The path from the window to the element, such as `window “Matinee” › tab “Search”`.
  public var element: String
  /// A sentence with the measured or observed values.
  public var detail: String
  /// The element's bounds in the image of its surface, in application pixels.
  public var area: Rect
  /// The 0-based index of the surface that contains the element. ``AuditReport/savePictures(to:name:)`` numbers its
  /// files in the same order.
  public var surfaceIndex: Int

  public init(kind: Kind, element: String, detail: String, area: Rect, surfaceIndex: Int = 0) {
    self.kind = kind
    self.element = element
    self.detail = detail
    self.area = area
    self.surfaceIndex = surfaceIndex
  }

  /// The kinds of defects that the audit detects.
  public enum Kind: String, Sendable, CaseIterable {
    /// A control without an accessible name.
    case unnamedControl = "unnamed control"
    /// An element whose accessible name is its C type's name, GTK 4.8's fallback for a missing name.
    case typeNameAsName = "toolkit class name used as a name"
    /// An image that is neither decoration nor has alternative text.
    case undescribedPicture = "picture without alternative text"
    /// A control smaller than 24 × 24 application pixels.
    case smallTarget = "target under 24 × 24"
    /// A control that isn't reachable by keyboard.
    case unreachableFocus = "unreachable by keyboard"
    /// An element that the keyboard focus can't leave.
    case trappedFocus = "keyboard trap"
    /// Text that is partly invisible.
    case truncatedText = "truncated text"
    /// A button's label with a line break inside a word.
    case brokenWord = "label broken inside a word"
    /// Text with too little contrast with its background.
    case lowContrast = "contrast too low"
  }
}

nonisolated extension Finding: CustomStringConvertible {
  public var description: String { "\(kind.rawValue): \(element): \(detail)" }
}
