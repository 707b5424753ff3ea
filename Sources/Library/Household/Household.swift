import Foundation

/// The people of a household, and whose words, ratings and lists each of them sees: the one rule, asked wherever something of
/// somebody is shown to somebody else.
///
/// One sees those whom one follows, and those with whom one shares a team, whoever follows whom.
public struct Household: Hashable, Sendable {
  /// All, the owner first, and then as they came.
  public let profiles: [Profile]
  private let byID: [ProfileID: Profile]

  /// - Parameter profiles: everybody whom the library knows, with those whom they follow.
  public init(_ profiles: [Profile]) {
    self.profiles = profiles
    byID = Dictionary(profiles.map { ($0.id, $0) }) { first, _ in first }
  }

  /// `nil` for somebody who was removed.
  public subscript(id: ProfileID) -> Profile? { byID[id] }

  /// All but one.
  public func others(than viewer: ProfileID) -> [Profile] { profiles.filter { $0.id != viewer } }

  /// Whether somebody follows somebody else.
  public func follows(_ follower: ProfileID, _ followed: ProfileID) -> Bool {
    byID[followed]?.followers.contains(follower) == true || byID[follower]?.following.contains(followed) == true
  }

  /// The teams that two people share, as the first of them writes their names.
  public func teams(of one: ProfileID, with other: ProfileID) -> [String] {
    guard one != other, let mine = byID[one]?.fields, let theirs = byID[other]?.fields.teamNames else { return [] }
    return mine.teams.filter { theirs.contains(ProfileFields.comparable($0)) }
  }

  /// Whether somebody sees what somebody else rates, lists, and says to all.
  public func sees(_ author: ProfileID, as viewer: ProfileID) -> Bool {
    if viewer == author { return true }
    guard byID[author] != nil else { return false }
    return follows(viewer, author) || !teams(of: viewer, with: author).isEmpty
  }

  /// Whether somebody sees a note: their own, one that is to them, and one that is to nobody by somebody whom they see.
  public func shows(_ note: Note, to viewer: ProfileID) -> Bool {
    if let recipient = note.recipient { return [note.profile, recipient].contains(viewer) }
    return sees(note.profile, as: viewer)
  }
}

extension ProfileFields {
  /// The teams as they are compared: "Family" is " family".
  var teamNames: Set<String> { Set(teams.map(Self.comparable)) }

  fileprivate static func comparable(_ team: String) -> String {
    team.precomposedStringWithCompatibilityMapping.lowercased().split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
  }
}
