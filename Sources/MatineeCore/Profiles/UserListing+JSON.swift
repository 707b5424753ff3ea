import Foundation
import Library

/// Reading what a server says of users, as sloppy as it may be: what is odd is left out, and a bad entry is skipped and counted.
extension UserListing {
  /// More is no household, no school and no company.
  static let mostBytes = 4 << 20
  static let mostUsers = 10_000

  @concurrent
  static func read(_ json: Data) async throws(UserDirectoryError) -> UserListing {
    guard json.count <= mostBytes else { throw .tooLarge(limit: mostBytes) }
    // What has zeros is of 16 or 32 bits; what is neither that nor UTF-8 would be read with its names missing.
    guard json.contains(0) || String(validating: json, as: UTF8.self) != nil,
      let entries = try? JSONDecoder().decode([Entry].self, from: json)
    else { throw .unreadable }
    var known: Set<ProfileID> = []
    let users = entries.compactMap(\.user).filter { known.insert($0.id).inserted }.prefix(mostUsers)
    return UserListing(Array(users), skipped: entries.count - users.count)
  }
}

/// One entry; none where it cannot be read.
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
      BoundedText.line((try? fields.decode(Text.self, forKey: key))?.value ?? "", most: 120)
    }
    func lines(_ key: Key) -> [String] {
      let texts = (try? fields.decode([Text].self, forKey: key)) ?? []
      return texts.prefix(1_000).compactMap { $0.value.map { BoundedText.line($0, most: 120) } }.filter { !$0.isEmpty }
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
        // A library has nobody without a name.
        firstName: first.isEmpty && line(.lastName).isEmpty ? (displayName.isEmpty ? id.rawValue : displayName) : first,
        lastName: line(.lastName), picture: picture.flatMap(ProfilePictures.webAddress)?.absoluteString,
        role: line(.role), teams: Array(lines(.teams).prefix(20))))
    self.displayName = displayName
    (followers, following) = (users(.followers), users(.following))
    (conversationRefs, notifications) = (lines(.conversationRefs), lines(.notifications))
  }
}

extension ProfileID {
  /// Whether it can be a user's: printable ASCII without spaces, and not this device's own.
  fileprivate var isUsable: Bool {
    self != .owner && (1...256).contains(rawValue.utf8.count) && rawValue.utf8.allSatisfy { (0x21...0x7E).contains($0) }
  }
}

/// A text, or a number that stands for one; nothing where it is neither.
private struct Text: Decodable {
  let value: String?

  init(from decoder: any Decoder) {
    let container = try? decoder.singleValueContainer()
    value = (try? container?.decode(String.self)) ?? (try? container?.decode(Int.self)).map(String.init)
  }
}
