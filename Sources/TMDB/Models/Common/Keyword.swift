/// A keyword.
public struct Keyword: Identifiable, Hashable, Sendable {
  /// TMDB's id.
  public var id: Int
  /// The word, in English.
  public var name = ""

  /// Makes one of its id; all else is empty.
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

/// The keywords of a film or a series; TMDB gives the two under different names.
public struct KeywordList: Hashable, Sendable {
  /// The title's id, where this was asked for by itself.
  public var id: Int?
  /// In the order of TMDB.
  public var keywords: [Keyword] = []

  /// Makes an empty one.
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
