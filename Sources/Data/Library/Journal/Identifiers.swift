import TitleIdentity

/// The identifier of a profile in the household or in a directory.
public struct ProfileID: RawRepresentable, Hashable, Codable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// The default profile, which owns all data before other profiles exist. It is the same on all of the user's devices.
  public static let owner = ProfileID(rawValue: "owner")
}

/// The identifier of a list: a built-in list, or one that a profile created.
public struct ListID: RawRepresentable, Hashable, Codable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// Returns the ID of a profile's watchlist.
  public static func watchlist(of profile: ProfileID) -> ListID {
    ListID(rawValue: watchlistStart + profile.rawValue)
  }

  /// Returns the ID of a profile's favorites.
  public static func favorites(of profile: ProfileID) -> ListID {
    ListID(rawValue: favoritesStart + profile.rawValue)
  }

  /// Whether the list is built in, so that it can't be renamed or removed.
  public var isBuiltIn: Bool { rawValue.hasPrefix(Self.watchlistStart) || rawValue.hasPrefix(Self.favoritesStart) }

  /// The owner of a built-in list; `nil` for a created list.
  var builtInListOwner: ProfileID? {
    let start = [Self.watchlistStart, Self.favoritesStart].first(where: rawValue.hasPrefix)
    return start.map { ProfileID(rawValue: String(rawValue.dropFirst($0.count))) }
  }

  private static let watchlistStart = "watchlist/"
  private static let favoritesStart = "favourites/"
}

/// The identifier of a list item. A title's item has the same ID on each device, so adding a title twice has no further
/// effect.
public struct ItemID: RawRepresentable, Hashable, Codable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// Returns the item ID of a title, which is the same on all lists.
  public static func title(_ key: TitleReference.Key) -> ItemID { ItemID(rawValue: key.description) }
}

/// Returns whether the text is a valid identifier. Identifiers are parts of subjects and are compared by bytes, here as
/// in the database.
func isIdentifier(_ text: String, maximumLength: Int = 256) -> Bool {
  !text.isEmpty && text.utf8.count <= maximumLength && text.utf8.allSatisfy { (0x21...0x7E).contains($0) }
}
