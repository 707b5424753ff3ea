/// A response about one object, identified by the last segment of the request's path.
///
/// The client compares the IDs. Otherwise a faulty server could make an app rate, list or cache the wrong object.
public protocol AddressedResponse {
  /// The object's ID, such as 603 in `/movie/603`.
  var id: Int { get }
}

extension AddressedResponse {
  /// Returns whether the response is about the object that the path names.
  ///
  /// Returns `true` for any path that ends in a word, such as `/movie/latest`.
  public func isAbout(_ path: String) -> Bool {
    guard let last = path.split(separator: "/").last, let number = Int(last) else { return true }
    return number == id
  }
}

extension MovieDetails: AddressedResponse {}
extension TVShowDetails: AddressedResponse {}
extension PersonDetails: AddressedResponse {}
extension CollectionDetails: AddressedResponse {}
