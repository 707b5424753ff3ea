import Foundation
import TMDB

/// A person as a card shows them: what they did for a title, or that they worked for it.
public struct PersonCard: Identifiable, Hashable, Sendable {
  public let id: Person.ID
  public var name: String
  /// Parts or jobs, joined; empty when unknown.
  public var role: String
  /// "62 episodes", of a series; empty otherwise.
  public var episodes: String
  /// In one size, and marked with its kind (see ``PictureRenditions``).
  public var portrait: URL?
  /// The card as one sentence.
  public var spoken: String

  init(_ person: Person, roles: [String], episodes count: Int = 0, format: PageFormat) {
    id = person.id
    name = person.displayName
    role = BoundedText.line(roles.joined(separator: ", "), most: 200)
    episodes = count > 0 ? format.texts.counted(count, "episode") : ""
    portrait = format.picture(person.profilePath, .profile)
    spoken = [name, role, episodes].filter { !$0.isEmpty }.joined(separator: ", ")
  }
}

extension Person {
  /// In the language asked for, else in the person's own writing.
  var displayName: String { BoundedText.line(name.isEmpty ? originalName : name, most: 200) }

  /// Whether there is somebody to show, and to lead to.
  var isKnown: Bool { id > 0 && !(name.isEmpty && originalName.isEmpty) }
}
