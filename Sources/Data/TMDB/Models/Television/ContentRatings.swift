/// A show's age ratings, by country.
public typealias ContentRatings = RowList<ContentRating>

/// A country's age rating of a show.
public struct ContentRating: Hashable, Sendable {
  /// The country (ISO 3166-1).
  public var country = ""
  /// The rating in the country's system, such as `TV-MA` or `16`.
  public var rating = ""
  /// The reasons for the rating.
  public var descriptors: [String] = []

  /// Creates an empty value.
  public init() {}
}

extension ContentRating: ListedRow {
  public init(from decoder: any Decoder) throws {
    let row = try LenientContainer(decoder)
    row.read("iso_3166_1", into: &country)
    row.read("rating", into: &rating)
    row.read("descriptors", into: &descriptors)
  }
}
