/// The state of a row's or card's subject: a bookmark for a saved item, a check mark for a completed one, and a rating
/// next to a star.
public struct ItemBadge: Equatable, Sendable {
  /// A short text, such as "8.5". If it is empty, the star is hidden as well.
  public var text: String
  /// Whether the badge has a bookmark.
  public var isBookmarked: Bool
  /// Whether the badge has a check mark.
  public var isTicked: Bool
  /// The badge's meaning in words, such as "your rating 8.5 out of 10". Screen readers read it after the row's
  /// description.
  public var description: String

  public init(_ text: String, isBookmarked: Bool = false, isTicked: Bool = false, description: String) {
    self.text = text
    self.isBookmarked = isBookmarked
    self.isTicked = isTicked
    self.description = description
  }
}

/// A value whose row or card can have a badge and buttons. A list with badges accepts only values whose subjects have
/// the type that the badges are for.
public nonisolated protocol Badged {
  /// The type of the subject; `Never` for values without a badge.
  associatedtype BadgeSubject = Never
  /// The subject of the badge and the buttons, such as a title; `nil` for none.
  var badgeSubject: BadgeSubject? { get }
}

extension Badged where BadgeSubject == Never {
  /// `nil`, for values without a badge.
  public nonisolated var badgeSubject: Never? { nil }
}

/// A provider of badges for the subjects of listed values.
public protocol BadgeProviding<Subject>: AnyObject {
  /// The type of the subjects.
  associatedtype Subject
  /// Returns the badge of a subject, or `nil` for none. Values read from an `@Observable` model are observed. When they
  /// change, only the badge and the row's accessible label are updated.
  func badge(for subject: Subject) -> ItemBadge?
  /// The provider of the buttons that change what the badges of cards show; `nil` if there are none.
  var actions: (any CardActionProviding<Subject>)? { get }
}

extension BadgeProviding {
  /// `nil`: cards have no buttons.
  public var actions: (any CardActionProviding<Subject>)? { nil }

  /// Returns a sentence about a value, followed by the description of its badge.
  func describe(_ subject: Subject?, _ sentence: String) -> String {
    [sentence, subject.flatMap(badge)?.description ?? ""].filter { !$0.isEmpty }.joined(separator: ", ")
  }
}
