/// A series' age ratings, country by country.
public struct ContentRatings: Hashable, Sendable {
  /// The series' id, where this was asked for by itself.
  public var id: Int?
  /// One entry a country.
  public var ratings: [ContentRating] = []

  /// Makes an empty one.
  public init() {}
}

extension ContentRatings: Decodable {
  public init(from decoder: any Decoder) throws {
    let row = try LenientContainer(decoder)
    row.read("id", into: &id)
    row.read("results", into: &ratings)
  }
}

/// One country's age rating of a series.
public struct ContentRating: Hashable, Sendable {
  /// ISO 3166-1.
  public var country = ""
  /// In the words of that country, such as `TV-MA` or `16`.
  public var rating = ""
  /// Why.
  public var descriptors: [String] = []

  /// Makes an empty one.
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
