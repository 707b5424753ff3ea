import AppFoundation
import Foundation
import Library
import Localization

/// A profile that is being edited.
public struct ProfileDraft: Hashable, Sendable {
  public var firstName = ""
  public var lastName = ""
  public var role = ""
  /// The teams, separated by commas.
  public var teams = ""
  /// The picture's name in ``ProfilePictures``.
  public var picture: String?

  public init() {}

  public init(_ fields: ProfileFields) {
    firstName = fields.firstName
    lastName = fields.lastName
    role = fields.role
    teams = UserText.teams(fields.teams)
    picture = fields.picture
  }

  /// A problem with one of the fields.
  public struct Problem: Hashable, Sendable {
    public enum Part: Sendable { case firstName, lastName, role, teams }

    public let part: Part
    public let sentence: String
  }

  /// The first problem that prevents saving; `nil` if there is none.
  public var problem: Problem? {
    if trimmed(firstName).isEmpty { return Problem(part: .firstName, sentence: tr("Enter a first name.")) }
    let parts: [(Problem.Part, String)] = [
      (.firstName, firstName), (.lastName, lastName), (.role, role), (.teams, teams),
    ]
    return parts.first { $0.1.utf8.count > 400 }.map {
      Problem(part: $0.0, sentence: tr("This text is too long. Shorten it."))
    }
  }

  /// The cleaned-up fields.
  public var fields: ProfileFields {
    var seen: Set<String> = []
    let teams = teams.split(separator: ",").map { trimmed(String($0)) }
      .filter { !$0.isEmpty && seen.insert($0.lowercased()).inserted }
    return ProfileFields(
      firstName: trimmed(firstName), lastName: trimmed(lastName), picture: picture, role: trimmed(role), teams: teams)
  }

  private func trimmed(_ text: String) -> String { BoundedText.line(text, maximumLength: 400) }
}
