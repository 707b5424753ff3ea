/// An action that a card offers as a button on its picture, such as adding a title to a list.
///
/// Screen readers and the keyboard don't reach these buttons, because a cell is one control for them. Offer the same
/// actions in the card's context menu.
public struct CardAction {
  /// The name of the button's icon.
  public var icon: String
  /// The button's tooltip.
  public var name: String
  /// Whether the button is highlighted, because its item is in the action's state.
  public var isOn: Bool
  /// Performs the action.
  public var perform: () -> Void

  public init(icon: String, name: String, isOn: Bool = false, perform: @escaping () -> Void) {
    self.icon = icon
    self.name = name
    self.isOn = isOn
    self.perform = perform
  }
}

/// A provider of the actions of listed values.
public protocol CardActionProviding: AnyObject {
  /// Returns a closure that reads a value's actions; `nil` for a value without any. Values that the closure reads from
  /// an `@Observable` model are observed.
  func actions(for item: Any) -> (@MainActor () -> [CardAction])?
}
