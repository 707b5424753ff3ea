import Containment
import Foundation
import MatineeCore

/// A trailer as a card, of which a screen reader says what choosing it does.
extension VideoCard: Cardable {
  public var cardTitle: String { name }
  public var cardDetail: String { name == kind ? detail.droppingFirstPart : detail }
  public var cardImage: URL? { picture }
  public var cardDescription: String { action }
}

extension CardShape {
  /// A still of 16 to 9 that can be played.
  static let trailer: CardShape = {
    var shape = CardShape.still
    shape.badge = "media-playback-start-symbolic"
    return shape
  }()
}

extension String {
  /// What is said above already.
  fileprivate var droppingFirstPart: String { components(separatedBy: " · ").dropFirst().joined(separator: " · ") }
}
