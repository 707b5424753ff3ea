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
public typealias KeywordList = RowList<Keyword>

extension Keyword: ListedRow {
  /// The names of the list in TMDB's responses.
  public static var listFields: [String] { ["keywords", "results"] }
}
