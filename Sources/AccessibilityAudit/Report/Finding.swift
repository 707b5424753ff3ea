/// Something on screen that shuts somebody out.
public nonisolated struct Finding: Equatable, Sendable {
  /// What is wrong.
  public var kind: Kind
  /// Where: the way from the window to the element, in words, such as `window “Matinee” › tab “Search”`.
  public var element: String
  /// What was measured or read, in a sentence.
  public var detail: String
  /// The element's place in the picture of its surface, in application pixels.
  public var area: Area
  /// Which of ``AuditReport/pictures`` it is in.
  public var picture: Int

  public init(kind: Kind, element: String, detail: String, area: Area, picture: Int = 0) {
    self.kind = kind
    self.element = element
    self.detail = detail
    self.area = area
    self.picture = picture
  }

  /// The kinds of defects that the audit knows.
  public enum Kind: String, Sendable, CaseIterable {
    /// A control for which a screen reader has no word.
    case unnamedControl = "unnamed control"
    /// A name that is the C type's, which GTK 4.8 makes up where it has been given none.
    case typeNameAsName = "toolkit class name used as a name"
    /// A picture that is neither decoration nor has alternative text.
    case undescribedPicture = "picture without alternative text"
    /// Something to press that is less than 24 × 24 application pixels.
    case smallTarget = "target under 24 × 24"
    /// A control that the keyboard never comes to.
    case unreachableFocus = "unreachable by keyboard"
    /// A place that the keyboard does not get out of.
    case trappedFocus = "keyboard trap"
    /// Text of which a part is not shown.
    case cutText = "text cut"
    /// Text that stands out too little from what is behind it.
    case lowContrast = "contrast too low"
  }
}

nonisolated extension Finding: CustomStringConvertible {
  public var description: String { "\(kind.rawValue): \(element): \(detail)" }
}
