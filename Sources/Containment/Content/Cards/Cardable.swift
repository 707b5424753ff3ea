import Foundation

/// A value that can be a card: a picture above a title and a detail.
public protocol Cardable: Identifiable, Equatable {
  var cardTitle: String { get }
  /// Small print under the title, such as a year or a role; empty for none.
  var cardDetail: String { get }
  var cardImage: URL? { get }
  /// The card as one sentence, for a screen reader.
  var cardDescription: String { get }
}

extension Cardable {
  /// Title and detail with a comma between; what is empty is left out.
  public var cardDescription: String { [cardTitle, cardDetail].filter { !$0.isEmpty }.joined(separator: ", ") }
}
