/// A small mark on the picture of a row or a card: what somebody has rated it, beside a star, and whether it is done with.
public struct ItemBadge: Equatable, Sendable {
  /// No more than a few letters, such as "8.5"; without any there is no star.
  public var text: String
  /// Whether it bears a tick.
  public var isTicked: Bool
  /// The same in words, which a screen reader says after the row's own sentence, such as "your rating 8.5 of 10".
  public var description: String

  public init(_ text: String, isTicked: Bool = false, description: String) {
    self.text = text
    self.isTicked = isTicked
    self.description = description
  }
}

/// Knows which of the values that are listed bear a mark.
public protocol BadgeProviding: AnyObject {
  /// The mark of a value; `nil` for none. What this reads of an `@Observable` model is followed: when it changes, the mark and
  /// what is said of its row change at once, and nothing else of the row.
  func badge(for item: Any) -> ItemBadge?
}

extension Optional where Wrapped == any BadgeProviding {
  /// A sentence about a value, and after it what its mark means.
  func describe(_ item: Any, _ sentence: String) -> String {
    [sentence, self?.badge(for: item)?.description ?? ""].filter { !$0.isEmpty }.joined(separator: ", ")
  }
}
