/// A language in TMDB's data.
public struct Language: Hashable, Sendable {
  /// The code (ISO 639-1).
  public var code = ""
  /// The language's own name; often empty.
  public var name = ""
  /// The English name.
  public var englishName = ""

  /// Creates an empty value.
  public init() {}
}

extension Language: Decodable {
  public init(from decoder: any Decoder) throws {
    let row = try LenientContainer(decoder)
    row.read("iso_639_1", into: &code)
    row.read("name", into: &name)
    row.read("english_name", into: &englishName)
  }
}
