import Foundation
import Library

/// Users as rows, in their order, one of them marked as who is watching. A value: it fetches nothing and shows nothing.
public struct UsersDatasource: Hashable, Sendable {
  /// Somebody, as a row shows them.
  public struct Row: Hashable, Identifiable, Sendable {
    public let user: User
    public let picture: URL?
    /// Whose ratings and lists are seen.
    public let isWatching: Bool

    public var id: ProfileID { user.id }
  }

  public let rows: [Row]

  /// - Parameter picture: where the picture is that a profile names.
  public init(_ users: [User] = [], watching: ProfileID? = nil, picture: (String?) -> URL? = { _ in nil }) {
    rows = users.map {
      Row(user: $0, picture: picture($0.fields.picture), isWatching: $0.id == watching)
    }
  }

  public var isEmpty: Bool { rows.isEmpty }

  public func user(_ id: ProfileID) -> User? { rows.first { $0.id == id }?.user }
}
