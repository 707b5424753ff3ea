import Containment
import Foundation

/// The same values as cards.
extension Entry: Cardable {
  var badgeSubject: Int? { id }
  var cardTitle: String { listTitle }
  var cardDetail: String { listDetail }
  var cardImage: URL? { listImage }
}
