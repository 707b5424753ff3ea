/// A country in TMDB's data.
public struct Country: Hashable, Sendable {
  /// The code (ISO 3166-1).
  public var code = ""
  /// The name; in a title's details.
  public var name = ""
  /// The English name; in the list of countries.
  public var englishName: String?
  /// The name in the requested language; in the list of countries.
  public var nativeName: String?

  /// Creates an empty value.
  public init() {}
}

extension Country: Decodable {
  public init(from decoder: any Decoder) throws {
    let row = try LenientContainer(decoder)
    row.read("iso_3166_1", into: &code)
    row.read("name", into: &name)
    row.read("english_name", into: &englishName)
    row.read("native_name", into: &nativeName)
    if name.isEmpty { name = nativeName ?? englishName ?? "" }
  }
}
