/// A keyword.
public struct Keyword: Identifiable, Hashable, Sendable {
  /// The TMDB ID.
  public var id: Int
  /// The keyword, in English.
  public var name = ""

  /// Creates a value with an ID; the other properties are empty.
  public init(id: Int) {
    self.id = id
  }
}

extension Keyword: Decodable {
  public init(from decoder: any Decoder) throws {
    let row = try LenientContainer(decoder)
    id = try row.required("id")
    row.read("name", into: &name)
  }
}

/// The keywords of a movie or show, whose JSON fields have different names.
public struct KeywordList: Hashable, Sendable {
  /// The title's ID; `nil` if appended to another response.
  public var id: Int?
  /// The keywords, in TMDB's order.
  public var keywords: [Keyword] = []

  /// Creates an empty value.
  public init() {}
}

extension KeywordList: Decodable {
  public init(from decoder: any Decoder) throws {
    let row = try LenientContainer(decoder)
    row.read("id", into: &id)
    row.read("keywords", into: &keywords)
    row.read("results", into: &keywords)
  }
}
