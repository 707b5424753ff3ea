import Foundation
import TMDB
import TitleIdentity

/// The part of a person's page that a card already has. It is shown while the page loads.
public struct PersonSummary: Identifiable, Hashable, Sendable {
  public let id: Person.ID
  public var name: String
  /// The portrait's address in one size, marked with its kind (see ``PictureRenditions``).
  public var portrait: URL?

  public init(id: Person.ID, name: String, portrait: URL? = nil) {
    self.id = id
    self.name = name
    self.portrait = portrait
  }

  public init(_ card: PersonCard) { self.init(id: card.id, name: card.name, portrait: card.portrait) }

  public init(_ page: PersonPage) { self.init(id: page.id, name: page.name, portrait: page.portrait) }
}
