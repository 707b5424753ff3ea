import Foundation
import Library

/// Somebody's profile as it is being written, before it is one.
public struct ProfileDraft: Hashable, Sendable {
  public var firstName = ""
  public var lastName = ""
  public var role = ""
  /// With commas between them.
  public var teams = ""
  /// What ``ProfilePictures`` calls it.
  public var picture: String?

  public init() {}

  public init(_ fields: ProfileFields) {
    firstName = fields.firstName
    lastName = fields.lastName
    role = fields.role
    teams = UserWords.teams(fields.teams)
    picture = fields.picture
  }

  /// Which part of it something is wrong with, and what.
  public struct Problem: Hashable, Sendable {
    public enum Part: Sendable { case firstName, lastName, role, teams }

    public let part: Part
    public let sentence: String
  }

  /// The first thing that keeps it from being saved; `nil` where nothing does.
  public var problem: Problem? {
    if trimmed(firstName).isEmpty { return Problem(part: .firstName, sentence: "A profile needs a first name.") }
    let parts: [(Problem.Part, String)] = [
      (.firstName, firstName), (.lastName, lastName), (.role, role), (.teams, teams),
    ]
    return parts.first { $0.1.utf8.count > 400 }.map { Problem(part: $0.0, sentence: "This is too long.") }
  }

  /// The same, tidied.
  public var fields: ProfileFields {
    var seen: Set<String> = []
    let teams = teams.split(separator: ",").map { trimmed(String($0)) }
      .filter { !$0.isEmpty && seen.insert($0.lowercased()).inserted }
    return ProfileFields(
      firstName: trimmed(firstName), lastName: trimmed(lastName), picture: picture, role: trimmed(role), teams: teams)
  }

  private func trimmed(_ text: String) -> String { BoundedText.line(text, most: 400) }
}
