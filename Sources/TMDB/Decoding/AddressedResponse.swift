/// A response about one object, which the last segment of the request's path names.
///
/// A server that responds with another object would have the wrong one rated, listed or cached.
public protocol AddressedResponse {
  /// The object's id, such as 603 in `/movie/603`.
  var id: Int { get }
}

extension AddressedResponse {
  /// Whether the response is about the object that a path names; always so when the path ends in a word, such as `/movie/latest`.
  public func isAbout(_ path: String) -> Bool {
    guard let last = path.split(separator: "/").last, let number = Int(last) else { return true }
    return number == id
  }
}

extension MovieDetails: AddressedResponse {}
extension TVShowDetails: AddressedResponse {}
extension PersonDetails: AddressedResponse {}
extension CollectionDetails: AddressedResponse {}
