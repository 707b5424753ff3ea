import Catalogue
import Containment
import Foundation
import TitleIdentity

/// A trailer's card. Screen readers announce the effect of selecting it.
extension VideoCard: Cardable {
  public var cardTitle: String { name }
  public var cardDetail: String { name == kind ? detail.droppingFirstPart : detail }
  public var cardImage: URL? { picture }
  public var cardDescription: String { action }
}

extension CardShape {
  /// A 16:9 still with a play badge.
  static let trailer: CardShape = {
    var shape = CardShape.still
    shape.badge = "media-playback-start-symbolic"
    return shape
  }()
}

extension String {
  /// The detail without the part that the title already shows.
  fileprivate var droppingFirstPart: String { components(separatedBy: " · ").dropFirst().joined(separator: " · ") }
}
