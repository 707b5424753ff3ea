/// The alternative titles of a movie or show. The JSON field is `titles` for a movie and `results` for a show.
public struct AlternativeTitles: Hashable, Sendable {
  /// The title's ID; `nil` if appended to another response.
  public var id: Int?
  /// The titles, in TMDB's order.
  public var titles: [AlternativeTitle] = []

  /// Creates an empty value.
  public init() {}
}

extension AlternativeTitles: Decodable {
  public init(from decoder: any Decoder) throws {
    let row = try LenientContainer(decoder)
    row.read("id", into: &id)
    row.read("titles", into: &titles)
    row.read("results", into: &titles)
  }
}

/// An alternative title.
public struct AlternativeTitle: Hashable, Sendable {
  /// The title.
  public var title = ""
  /// The country that uses the title (ISO 3166-1).
  public var country = ""
  /// The kind of title.
  public var type: String?

  /// Creates an empty value.
  public init() {}
}

extension AlternativeTitle: Decodable {
  public init(from decoder: any Decoder) throws {
    let row = try LenientContainer(decoder)
    row.read("title", into: &title)
    row.read("iso_3166_1", into: &country)
    row.read("type", into: &type)
  }
}
