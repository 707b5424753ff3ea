/// A movie's releases in TMDB's legacy format.
public typealias LegacyReleases = RowList<LegacyRelease>

/// A release in TMDB's legacy format.
public struct LegacyRelease: Hashable, Sendable {
  /// The country (ISO 3166-1).
  public var country = ""
  /// The country's age rating.
  public var certification: String?
  /// The date of the release.
  public var releaseDate: DayDate?
  /// Whether this is the country's primary release.
  public var isPrimary = false
  /// The reasons for the age rating.
  public var descriptors: [String] = []

  /// Creates an empty value.
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

extension LegacyRelease: ListedRow {
  /// The names of the list in TMDB's responses.
  public static var listFields: [String] { ["countries"] }
}
