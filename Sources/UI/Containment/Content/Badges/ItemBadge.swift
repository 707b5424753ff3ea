/// A small badge on the picture of a row or card: a rating next to a star, and a check mark for completed items.
public struct ItemBadge: Equatable, Sendable {
  /// A short text, such as "8.5". If it is empty, the star is hidden as well.
  public var text: String
  /// Whether the badge has a check mark.
  public var isTicked: Bool
  /// The badge's meaning in words, such as "your rating 8.5 out of 10". Screen readers read it after the row's
  /// description.
  public var description: String

  public init(_ text: String, isTicked: Bool = false, description: String) {
    self.text = text
    self.isTicked = isTicked
    self.description = description
  }
}

/// A provider of badges for listed values.
public protocol BadgeProviding: AnyObject {
  /// Returns the badge of a value, or `nil` for none. Values read from an `@Observable` model are observed. When they
  /// change, only the badge and the row's accessible label are updated.
  func badge(for item: Any) -> ItemBadge?
  /// The provider of the buttons that change what the badges of cards show; `nil` if there are none.
  var actions: (any CardActionProviding)? { get }
}

extension BadgeProviding {
  /// `nil`: cards have no buttons.
  public var actions: (any CardActionProviding)? { nil }
}

extension Optional where Wrapped == any BadgeProviding {
  /// Returns a sentence about a value, followed by the description of its badge.
  func describe(_ item: Any, _ sentence: String) -> String {
    [sentence, self?.badge(for: item)?.description ?? ""].filter { !$0.isEmpty }.joined(separator: ", ")
  }
}
