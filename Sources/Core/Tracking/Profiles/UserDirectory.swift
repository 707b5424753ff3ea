import Library

/// A source of users: this device's library, a server, or a test.
public protocol UserDirectory: Sendable {
  /// Whether users can be added, changed and removed in the app.
  var isEditable: Bool { get }

  /// Returns all users, in the directory's order.
  ///
  /// - Throws: ``UserDirectoryError/usersNotFound(message:)`` if there is no such directory. An empty directory isn't
  ///   an error.
  func users() async throws(UserDirectoryError) -> UserListing
}

/// The users in a directory.
public struct UserListing: Hashable, Sendable {
  public var users: [User]
  /// The number of entries skipped because they were invalid, duplicate or beyond the limit.
  public var skipped: Int

  public init(_ users: [User], skipped: Int = 0) {
    self.users = users
    self.skipped = skipped
  }
}
