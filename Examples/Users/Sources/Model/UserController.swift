import Foundation

/// The reason why there are no users to show, with a message for the user.
public nonisolated enum UsersError: Error, Equatable {
  case usersNotFound(message: String)
}

/// The model layer's controller: it reads users from a JSON document, and knows nothing about views.
public final class UserController {
  /// The number of entries of the last document that aren't users, or have the ID of an earlier user.
  public private(set) var skippedCount = 0
  private let name: String
  private let read: @concurrent @Sendable () async throws -> Data

  /// - Parameters:
  ///   - name: The document's name in messages.
  ///   - read: Returns the document. Called off the main actor.
  public init(name: String, read: @escaping @concurrent @Sendable () async throws -> Data) {
    (self.name, self.read) = (name, read)
  }

  /// Creates a controller for a file.
  public convenience init(_ file: URL) {
    self.init(name: file.lastPathComponent) {
      // For other URLs, Foundation needs its networking module, and crashes without it.
      guard file.isFileURL else { throw CocoaError(.fileReadUnsupportedScheme) }
      return try Data(contentsOf: file)
    }
  }

  /// Returns the users of the document, in its order. There is at least one.
  public func fetchUsers() async -> Result<[User], UsersError> {
    skippedCount = 0
    guard let data = try? await read(), let entries = try? JSONDecoder().decode([Entry].self, from: data) else {
      return .failure(.usersNotFound(message: "“\(name)” can’t be read as a list of users."))
    }
    var ids: Set<User.ID> = []
    let users = entries.compactMap(\.user).filter { ids.insert($0.id).inserted }
    skippedCount = entries.count - users.count
    return users.isEmpty ? .failure(.usersNotFound(message: "“\(name)” contains no users.")) : .success(users)
  }
}

/// An entry of the document, which may be damaged.
private nonisolated struct Entry: Decodable {
  let user: User?

  init(from decoder: any Decoder) { user = try? User(from: decoder) }
}
