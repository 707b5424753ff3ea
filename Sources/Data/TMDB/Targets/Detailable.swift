/// A row of a list whose details can be requested.
public protocol Detailable: Identifiable, Sendable {
  /// The type of the details.
  associatedtype Details: Decodable & Sendable

  /// The target for the details.
  var details: Target<Details> { get }
}

extension Target {
  /// Returns the target for the details of an item in this list.
  public func details<Item: Detailable>(of item: Item) -> Target<Item.Details> where Response == Page<Item> {
    item.details
  }
}

extension Movie: Detailable {
  /// The movie's details, without appended parts.
  public var details: Target<MovieDetails> { MovieTarget.details(id) }
}

extension TVShow: Detailable {
  /// The show's details, without appended parts.
  public var details: Target<TVShowDetails> { TVTarget.details(id) }
}

extension Person: Detailable {
  /// The person's details, without appended parts.
  public var details: Target<PersonDetails> { PersonTarget.details(id) }
}

extension CollectionSummary: Detailable {
  /// The collection with its movies.
  public var details: Target<CollectionDetails> { CollectionTarget.details(id) }
}
