/// A show's age ratings, by country.
public struct ContentRatings: Hashable, Sendable {
  /// The show's ID; `nil` if appended to another response.
  public var id: Int?
  /// One entry for each country.
  public var ratings: [ContentRating] = []

  /// Creates an empty value.
  public init() {}
}

extension ContentRatings: Decodable {
  public init(from decoder: any Decoder) throws {
    let row = try LenientContainer(decoder)
    row.read("id", into: &id)
    row.read("results", into: &ratings)
  }
}

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

extension ContentRating: Decodable {
  public init(from decoder: any Decoder) throws {
    let row = try LenientContainer(decoder)
    row.read("iso_3166_1", into: &country)
    row.read("rating", into: &rating)
    row.read("descriptors", into: &descriptors)
  }
}
