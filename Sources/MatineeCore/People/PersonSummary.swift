import Foundation
import TMDB

/// What is known of a person before their page has come: what a card has, so that a page shows at once.
public struct PersonSummary: Identifiable, Hashable, Sendable {
  public let id: Person.ID
  public var name: String
  /// In one size, and marked with its kind (see ``PictureRenditions``).
  public var portrait: URL?

  public init(id: Person.ID, name: String, portrait: URL? = nil) {
    self.id = id
    self.name = name
    self.portrait = portrait
  }

  public init(_ card: PersonCard) { self.init(id: card.id, name: card.name, portrait: card.portrait) }

  public init(_ page: PersonPage) { self.init(id: page.id, name: page.name, portrait: page.portrait) }
}
