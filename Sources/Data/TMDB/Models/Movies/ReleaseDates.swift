/// A movie's releases, by country.
public typealias ReleaseDates = RowList<CountryReleases>

/// A movie's releases in one country.
public struct CountryReleases: Hashable, Sendable {
  /// The country (ISO 3166-1).
  public var country = ""
  /// The releases, in TMDB's order.
  public var releases: [Release] = []

  /// Creates an empty value.
  public init() {}
}

extension CountryReleases: ListedRow {
  public init(from decoder: any Decoder) throws {
    let row = try LenientContainer(decoder)
    row.read("iso_3166_1", into: &country)
    row.read("release_dates", into: &releases)
  }
}

/// A release of a movie in one country.
public struct Release: Hashable, Sendable {
  /// The date of the release. TMDB sends midnight UTC, so only the day is significant.
  public var date: Timestamp?
  /// The kind of release.
  public var type: ReleaseType?
  /// The country's age rating.
  public var certification: String?
  /// The language (ISO 639-1).
  public var language: String?
  /// A note, such as a place or an occasion.
  public var note: String?
  /// The reasons for the age rating.
  public var descriptors: [String] = []

  /// Creates an empty value.
  public init() {}
}

extension Release: Decodable {
  public init(from decoder: any Decoder) throws {
    let row = try LenientContainer(decoder)
    row.read("release_date", into: &date)
    row.read("type", into: &type)
    row.read("certification", into: &certification)
    row.read("iso_639_1", into: &language)
    row.read("note", into: &note)
    row.read("descriptors", into: &descriptors)
  }
}
