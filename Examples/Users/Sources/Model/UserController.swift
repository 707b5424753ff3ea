import Foundation

/// The reason why there are no users to show, with a message for the user.
public nonisolated enum UsersError: Error, Equatable {
  case usersNotFound(message: String)
}

/// The model layer's controller: it reads users from a JSON document, and knows nothing about views.
public final class UserController {
  /// The number of entries of the last document that aren't users, or have the ID of an earlier user.
  public private(set) var skippedCount = 0
  private let document: URL
  private let network: NetworkController

  public init(_ document: URL, _ network: NetworkController) {
    (self.document, self.network) = (document, network)
  }

  /// Returns the users of the document, in its order. There is at least one.
  public func fetchUsers() async -> Result<[User], UsersError> {
    skippedCount = 0
    guard let data = try? await network.data(from: document),
      let entries = try? JSONDecoder().decode([Entry].self, from: data)
    else { return .failure(.usersNotFound(message: "“\(name)” can’t be read as a list of users.")) }
    var ids: Set<User.ID> = []
    let users = entries.compactMap(\.user).filter { ids.insert($0.id).inserted }
    skippedCount = entries.count - users.count
    return users.isEmpty
      ? .failure(.usersNotFound(message: "“\(name)” contains no users.")) : .success(users.map(resolvingPicture))
  }

  private var name: String { document.isFileURL ? document.lastPathComponent : document.absoluteString }

  private func resolvingPicture(of user: User) -> User {
    var user = user
    let picture = user.picture.flatMap { URL(string: $0.relativeString, relativeTo: document)?.absoluteURL }
    // A document from the network has no access to files.
    user.picture = picture?.isFileURL == true && !document.isFileURL ? nil : picture
    return user
  }
}

/// An entry of the document, which may be damaged.
private nonisolated struct Entry: Decodable {
  let user: User?

  init(from decoder: any Decoder) { user = try? User(from: decoder) }
}
