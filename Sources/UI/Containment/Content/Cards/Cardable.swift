import Foundation

/// A value that can be shown as a card: a picture above a title and a detail.
public protocol Cardable: Identifiable, Equatable, Badged {
  var cardTitle: String { get }
  /// The detail below the title, such as a year or a role; may be empty.
  var cardDetail: String { get }
  var cardImage: URL? { get }
  /// The card's description in one sentence, for screen readers.
  var cardDescription: String { get }
}

extension Cardable {
  /// The title and the detail, separated by a comma. Empty texts are omitted.
  public var cardDescription: String { [cardTitle, cardDetail].filter { !$0.isEmpty }.joined(separator: ", ") }
}
