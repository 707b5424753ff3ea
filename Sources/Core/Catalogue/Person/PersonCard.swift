import AppFoundation
import Foundation
import Localization
import TMDB
import TitleIdentity

/// A person's card, with their roles or jobs for a title.
public struct PersonCard: Identifiable, Hashable, Sendable {
  public let id: Person.ID
  public var name: String
  /// The joined roles or jobs, or an empty string if they are unknown.
  public var role: String
  /// The number of episodes as text, such as "62 episodes"; empty if there is no number.
  public var episodes: String
  /// The portrait's address in one size, marked with its kind (see ``PictureRenditions``).
  public var portrait: URL?
  /// The card as one sentence for screen readers.
  public var accessibleLabel: String

  init(_ person: Person, roles: [String], episodes count: Int = 0, format: PageFormat) {
    id = person.id
    name = person.displayName
    role = BoundedText.line(roles.joined(separator: ", "), maximumLength: 200)
    episodes =
      count > 0
      ? tr(one: "{count} episode", other: "{count} episodes", count: count, ["count": format.texts.count(count)])
      : ""
    portrait = format.picture(person.profilePath, .profile)
    accessibleLabel = [name, role, episodes].filter { !$0.isEmpty }.joined(separator: ", ")
  }
}

extension Person {
  /// The name in the requested language, or else in its original script.
  package var displayName: String { BoundedText.line(name.isEmpty ? originalName : name, maximumLength: 200) }

  /// Whether the person has a name and a page.
  package var isKnown: Bool { id > 0 && !(name.isEmpty && originalName.isEmpty) }
}
