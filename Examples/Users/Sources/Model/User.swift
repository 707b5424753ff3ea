import Foundation

/// A user, as in the JSON document. Only the ID is required.
public nonisolated struct User: Decodable, Identifiable, Equatable, Sendable {
  public let id: Int
  public let firstName: String
  public let lastName: String
  /// The picture's URL. In a document, it may be relative to the document's.
  public internal(set) var picture: URL?

  public init(id: Int, firstName: String = "", lastName: String = "", picture: URL? = nil) {
    (self.id, self.firstName, self.lastName, self.picture) = (id, firstName, lastName, picture)
  }

  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      id: try fields.decode(Int.self, forKey: .id),
      firstName: (try? fields.decode(String.self, forKey: .firstName)) ?? "",
      lastName: (try? fields.decode(String.self, forKey: .lastName)) ?? "",
      picture: try? fields.decode(URL.self, forKey: .picture))
  }

  private enum CodingKeys: CodingKey { case id, firstName, lastName, picture }
}
