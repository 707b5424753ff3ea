import Library

/// Where users come from: this device's library, an address, or a test.
public protocol UserDirectory: Sendable {
  /// Whether those who are in it can be added, changed and removed here.
  var isEditable: Bool { get }

  /// Everybody who is in it, in its order.
  ///
  /// - Throws: ``UserDirectoryError/usersNotFound(message:)`` where there is no such directory. Nobody being in it is no error.
  func users() async throws(UserDirectoryError) -> UserListing
}

/// What a directory answered.
public struct UserListing: Hashable, Sendable {
  public var users: [User]
  /// How many entries were left out, as they could not be read.
  public var skipped: Int

  public init(_ users: [User], skipped: Int = 0) {
    self.users = users
    self.skipped = skipped
  }
}
