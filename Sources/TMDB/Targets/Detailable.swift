/// A row of a list that has a page of its own: the row knows which target tells more about it.
public protocol Detailable: Identifiable, Sendable {
  /// What the details are.
  associatedtype Details: Decodable & Sendable

  /// The question that brings this row's details.
  var details: Target<Details> { get }
}

extension Target {
  /// The target of the details of one of this list's items.
  public func details<Item: Detailable>(of item: Item) -> Target<Item.Details> where Response == Page<Item> {
    item.details
  }
}

extension Movie: Detailable {
  /// The film's page, without further parts.
  public var details: Target<MovieDetails> { MovieTarget.details(id) }
}

extension TVShow: Detailable {
  /// The series' page, without further parts.
  public var details: Target<TVShowDetails> { TVTarget.details(id) }
}

extension Person: Detailable {
  /// The person's page, without further parts.
  public var details: Target<PersonDetails> { PersonTarget.details(id) }
}

extension CollectionSummary: Detailable {
  /// The collection's page, with its films.
  public var details: Target<CollectionDetails> { CollectionTarget.details(id) }
}
