import Containment
import Foundation

/// A value for rows.
struct Entry: Listable {
  var id: Int
  var listTitle: String
  var listText = "Some words about it."
  var listFootnote = "1 January 2000"
  var listDetail = ""
  var listImage: URL?

  init(_ id: Int, hasImage: Bool = false) {
    self.id = id
    listTitle = "Entry \(id)"
    listImage = hasImage ? URL(string: "https://example.org/\(id).jpg") : nil
  }
}
