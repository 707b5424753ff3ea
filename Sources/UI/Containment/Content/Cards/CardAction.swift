/// An action that a card offers as a button on its picture, such as adding a title to a list.
///
/// Screen readers and the keyboard don't reach these buttons, because a cell is one control for them. Offer the same
/// actions in the card's context menu.
public struct CardAction {
  /// A lower corner of the picture. Each of a card's actions has its own, which never changes.
  public enum Corner: CaseIterable, Sendable {
    case start, end
  }

  /// The button's place.
  public var corner: Corner
  /// The name of the button's icon.
  public var icon: String
  /// The button's tooltip.
  public var name: String
  /// Whether the button is highlighted, because its item is in the action's state.
  public var isOn: Bool
  /// Performs the action.
  public var perform: () -> Void

  public init(
    _ corner: Corner, icon: String, name: String, isOn: Bool = false, perform: @escaping () -> Void
  ) {
    self.corner = corner
    self.icon = icon
    self.name = name
    self.isOn = isOn
    self.perform = perform
  }
}

/// A provider of the actions for the subjects of listed values.
public protocol CardActionProviding<Subject>: AnyObject {
  /// The type of the subjects.
  associatedtype Subject
  /// Returns a closure that reads a subject's actions; `nil` for a subject without any. Values that the closure reads
  /// from an `@Observable` model are observed.
  func actions(for subject: Subject) -> (@MainActor () -> [CardAction])?
}
