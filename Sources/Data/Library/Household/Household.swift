import Foundation

/// The profiles of a household, and the one rule for which of them see each other's notes, ratings and lists.
///
/// A profile sees the profiles that it follows, and those with which it shares a team.
public struct Household: Hashable, Sendable {
  /// All profiles: the owner first, then the others in order of creation.
  public let profiles: [Profile]
  private let byID: [ProfileID: Profile]

  /// Creates a household.
  ///
  /// - Parameter profiles: All profiles in the library, including their follows.
  public init(_ profiles: [Profile]) {
    self.profiles = profiles
    byID = Dictionary(profiles.map { ($0.id, $0) }) { first, _ in first }
  }

  /// Returns the profile with an ID; `nil` if it was removed.
  public subscript(id: ProfileID) -> Profile? { byID[id] }

  /// Returns all profiles except one.
  public func profiles(except viewer: ProfileID) -> [Profile] { profiles.filter { $0.id != viewer } }

  /// Returns whether one profile follows another.
  public func follows(_ follower: ProfileID, _ followed: ProfileID) -> Bool {
    byID[followed]?.followers.contains(follower) == true || byID[follower]?.following.contains(followed) == true
  }

  /// Returns the teams that two profiles share, as the first profile spells them.
  public func teams(of one: ProfileID, with other: ProfileID) -> [String] {
    guard one != other, let mine = byID[one]?.fields, let theirs = byID[other]?.fields.normalizedTeams else {
      return []
    }
    return mine.teams.filter { theirs.contains(ProfileFields.normalized($0)) }
  }

  /// Returns whether a profile sees another's ratings, lists and public notes.
  public func canSee(_ author: ProfileID, as viewer: ProfileID) -> Bool {
    if viewer == author { return true }
    guard byID[author] != nil else { return false }
    return follows(viewer, author) || !teams(of: viewer, with: author).isEmpty
  }

  /// Returns whether a profile sees a note.
  ///
  /// A profile sees its own notes, notes addressed to it, and public notes by the profiles that it sees.
  public func isVisible(_ note: Note, to viewer: ProfileID) -> Bool {
    if let recipient = note.recipient { return [note.profile, recipient].contains(viewer) }
    return canSee(note.profile, as: viewer)
  }
}

extension ProfileFields {
  /// The team names in a normalized form for comparison: "Family" equals " family".
  var normalizedTeams: Set<String> { Set(teams.map(Self.normalized)) }

  fileprivate static func normalized(_ team: String) -> String {
    team.precomposedStringWithCompatibilityMapping.lowercased().split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
  }
}
