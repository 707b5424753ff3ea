/// When and how a film came out, country by country.
public struct ReleaseDates: Hashable, Sendable {
  /// The film's id, where this was asked for by itself.
  public var id: Int?
  /// One entry a country.
  public var countries: [CountryReleases] = []

  /// Makes an empty one.
  public init() {}
}

extension ReleaseDates: Decodable {
  public init(from decoder: any Decoder) throws {
    let row = try LenientContainer(decoder)
    row.read("id", into: &id)
    row.read("results", into: &countries)
  }
}

/// A film's releases in one country.
public struct CountryReleases: Hashable, Sendable {
  /// ISO 3166-1.
  public var country = ""
  /// In the order of TMDB.
  public var releases: [Release] = []

  /// Makes an empty one.
  public init() {}
}

extension CountryReleases: Decodable {
  public init(from decoder: any Decoder) throws {
    let row = try LenientContainer(decoder)
    row.read("iso_3166_1", into: &country)
    row.read("release_dates", into: &releases)
  }
}

/// One release of a film in one country.
public struct Release: Hashable, Sendable {
  /// When; TMDB gives midnight UTC of the day, so read the day from it and no time.
  public var date: Timestamp?
  /// In which way.
  public var type: ReleaseType?
  /// The age rating of that country.
  public var certification: String?
  /// ISO 639-1.
  public var language: String?
  /// Where or on what occasion.
  public var note: String?
  /// Why it got its age rating.
  public var descriptors: [String] = []

  /// Makes an empty one.
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
