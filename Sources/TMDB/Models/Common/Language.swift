/// A language, as TMDB names it.
public struct Language: Hashable, Sendable {
  /// ISO 639-1.
  public var code = ""
  /// The name in the language itself; often empty.
  public var name = ""
  /// The English name.
  public var englishName = ""

  /// Makes an empty one.
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
