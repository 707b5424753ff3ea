import AppFoundation
import Foundation
import Library

/// Decoding of a server's users. It tolerates malformed data: it omits invalid fields, and skips and counts invalid
/// entries.
extension UserListing {
  /// The maximum size of a response and number of users, more than any household, school or company needs.
  static let maximumBytes = 4 << 20
  static let maximumUsers = 10_000

  @concurrent
  static func read(_ json: Data) async throws(UserDirectoryError) -> UserListing {
    guard json.count <= maximumBytes else { throw .tooLarge(limit: maximumBytes) }
    // Data with zero bytes is UTF-16 or UTF-32. Other data that isn't valid UTF-8 would be decoded without its names.
    guard json.contains(0) || String(validating: json, as: UTF8.self) != nil,
      let entries = try? JSONDecoder().decode([Entry].self, from: json)
    else { throw .unreadable }
    var known: Set<ProfileID> = []
    let users = entries.compactMap(\.user).filter { known.insert($0.id).inserted }.prefix(maximumUsers)
    return UserListing(Array(users), skipped: entries.count - users.count)
  }
}

/// An entry of the array. Its user is `nil` if the entry isn't valid.
private struct Entry: Decodable {
  let user: User?

  init(from decoder: any Decoder) { user = try? User(entry: decoder) }
}

private enum Key: String, CodingKey {
  case uid, displayName, firstName, lastName, imgRef, role, followers, following, teams, conversationRefs, notifications
}

extension User {
  fileprivate init?(entry decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    func line(_ key: Key) -> String {
      BoundedText.line((try? fields.decode(Text.self, forKey: key))?.value ?? "", maximumLength: 120)
    }
    func lines(_ key: Key) -> [String] {
      let texts = (try? fields.decode([Text].self, forKey: key)) ?? []
      return texts.prefix(1_000).compactMap { $0.value.map { BoundedText.line($0, maximumLength: 120) } }.filter {
        !$0.isEmpty
      }
    }
    func users(_ key: Key) -> [ProfileID] { lines(key).map(ProfileID.init).filter(\.isUsable) }

    let id = ProfileID(rawValue: (try? fields.decode(Text.self, forKey: .uid))?.value ?? "")
    guard id.isUsable else { return nil }
    let displayName = line(.displayName)
    let first = line(.firstName)
    let picture = try? fields.decode(String.self, forKey: .imgRef)
    self.init(
      id,
      fields: ProfileFields(
        // Each profile in a library has a name.
        firstName: first.isEmpty && line(.lastName).isEmpty ? (displayName.isEmpty ? id.rawValue : displayName) : first,
        lastName: line(.lastName), picture: picture.flatMap(URL.init(webAddress:))?.absoluteString,
        role: line(.role), teams: Array(lines(.teams).prefix(20))))
    self.displayName = displayName
    (followers, following) = (users(.followers), users(.following))
    (conversationRefs, notifications) = (lines(.conversationRefs), lines(.notifications))
  }
}

extension ProfileID {
  /// Whether the id is valid for a user: printable ASCII without spaces, and not the owner of this device.
  fileprivate var isUsable: Bool {
    self != .owner && (1...256).contains(rawValue.utf8.count) && rawValue.utf8.allSatisfy { (0x21...0x7E).contains($0) }
  }
}

/// A string, or a number converted to a string; `nil` for other values.
private struct Text: Decodable {
  let value: String?

  init(from decoder: any Decoder) {
    let container = try? decoder.singleValueContainer()
    value = (try? container?.decode(String.self)) ?? (try? container?.decode(Int.self)).map(String.init)
  }
}
