/// A user, as in the JSON document.
public nonisolated struct User: Decodable, Identifiable, Equatable, Sendable {
  public let id: Int
  public let name: String
  public let role: String?
  public let email: String?

  public init(id: Int, name: String, role: String? = nil, email: String? = nil) {
    (self.id, self.name, self.role, self.email) = (id, name, role, email)
  }
}
