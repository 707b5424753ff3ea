import Foundation
import Library

/// The rows of the user list, one of them marked as the current profile. It's a value that neither loads nor shows
/// anything.
public struct UsersDatasource: Hashable, Sendable {
  /// A row of the user list.
  public struct Row: Hashable, Identifiable, Sendable {
    public let user: User
    public let picture: URL?
    /// Whether the user is the current profile.
    public let isCurrent: Bool

    public var id: ProfileID { user.id }
  }

  public let rows: [Row]

  /// - Parameter picture: Returns the address of a profile's picture.
  public init(_ users: [User] = [], current: ProfileID? = nil, picture: (String?) -> URL? = { _ in nil }) {
    rows = users.map {
      Row(user: $0, picture: picture($0.fields.picture), isCurrent: $0.id == current)
    }
  }

  public var isEmpty: Bool { rows.isEmpty }

  public func user(_ id: ProfileID) -> User? { rows.first { $0.id == id }?.user }
}
