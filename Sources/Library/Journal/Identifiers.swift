/// Who is watching: somebody of the household, or of a directory.
public struct ProfileID: RawRepresentable, Hashable, Codable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// Whose everything is before there are profiles; the same person on each of their devices.
  public static let owner = ProfileID(rawValue: "owner")
}

/// A list: one that everybody has, or one that somebody made.
public struct ListID: RawRepresentable, Hashable, Codable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// What somebody wants to watch.
  public static func watchlist(of profile: ProfileID) -> ListID {
    ListID(rawValue: watchlistStart + profile.rawValue)
  }

  /// What somebody likes best.
  public static func favourites(of profile: ProfileID) -> ListID {
    ListID(rawValue: favouritesStart + profile.rawValue)
  }

  /// Whether everybody has such a list, so that it can be neither renamed nor removed.
  public var isEverybodys: Bool { rawValue.hasPrefix(Self.watchlistStart) || rawValue.hasPrefix(Self.favouritesStart) }

  /// Who has such a list; `nil` for one that somebody made.
  var everybodysOwner: ProfileID? {
    let start = [Self.watchlistStart, Self.favouritesStart].first(where: rawValue.hasPrefix)
    return start.map { ProfileID(rawValue: String(rawValue.dropFirst($0.count))) }
  }

  private static let watchlistStart = "watchlist/"
  private static let favouritesStart = "favourites/"
}

/// What stands on a list. A title's is the same on each device, so that adding it twice is adding it once.
public struct ItemID: RawRepresentable, Hashable, Codable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// The place of a title on any list.
  public static func title(_ key: TitleReference.Key) -> ItemID { ItemID(rawValue: key.description) }
}

/// Ids are parts of subjects and are compared by their bytes, here as in the database.
func isIdentifier(_ text: String, most: Int = 256) -> Bool {
  !text.isEmpty && text.utf8.count <= most && text.utf8.allSatisfy { (0x21...0x7E).contains($0) }
}
