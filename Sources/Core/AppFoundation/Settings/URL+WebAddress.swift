import Foundation

extension URL {
  /// Parses an address of a web page, picture or server; `nil` if the text isn't one.
  package init?(webAddress text: String) {
    guard text.utf8.count <= 2_000, let url = URL(string: text), let scheme = url.scheme?.lowercased(),
      ["http", "https"].contains(scheme), url.host()?.isEmpty == false
    else { return nil }
    self = url
  }
}
