/// A film's releases in the older shape that TMDB still answers with.
public struct LegacyReleases: Hashable, Sendable {
  /// The film's id.
  public var id: Int?
  /// One entry a release.
  public var countries: [LegacyRelease] = []

  /// Makes an empty one.
  public init() {}
}

extension LegacyReleases: Decodable {
  public init(from decoder: any Decoder) throws {
    let row = try LenientContainer(decoder)
    row.read("id", into: &id)
    row.read("countries", into: &countries)
  }
}

/// One release in the older shape.
public struct LegacyRelease: Hashable, Sendable {
  /// ISO 3166-1.
  public var country = ""
  /// The age rating of that country.
  public var certification: String?
  /// When.
  public var releaseDate: DayDate?
  /// Whether it is the one that counts for that country.
  public var isPrimary = false
  /// Why it got its age rating.
  public var descriptors: [String] = []

  /// Makes an empty one.
  public init() {}
}

extension LegacyRelease: Decodable {
  public init(from decoder: any Decoder) throws {
    let row = try LenientContainer(decoder)
    row.read("iso_3166_1", into: &country)
    row.read("certification", into: &certification)
    row.read("release_date", into: &releaseDate)
    row.read("primary", into: &isPrimary)
    row.read("descriptors", into: &descriptors)
  }
}
