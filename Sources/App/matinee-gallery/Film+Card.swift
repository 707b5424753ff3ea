import Containment
import Foundation

/// The sample titles as cards.
extension Film: Cardable {
  var cardTitle: String { listTitle }
  var cardDetail: String { id % 5 == 3 ? "" : "\(1920 + id % 100)" }
  var cardImage: URL? { listImage }
}
