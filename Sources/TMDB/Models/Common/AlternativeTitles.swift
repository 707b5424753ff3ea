/// Other titles of a film or a series; TMDB gives the two under different names.
public struct AlternativeTitles: Hashable, Sendable {
  /// The title's id, where this was asked for by itself.
  public var id: Int?
  /// In the order of TMDB.
  public var titles: [AlternativeTitle] = []

  /// Makes an empty one.
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

/// Another title.
public struct AlternativeTitle: Hashable, Sendable {
  /// The title.
  public var title = ""
  /// Where it is used, ISO 3166-1.
  public var country = ""
  /// What kind of title it is.
  public var type: String?

  /// Makes an empty one.
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
