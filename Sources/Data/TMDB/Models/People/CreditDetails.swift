/// A credit with its person, job and title.
public struct CreditDetails: Identifiable, Hashable, Sendable {
  /// The TMDB ID of the credit.
  public var id: String
  /// The type of credit: `cast` or `crew`.
  public var creditType = ""
  /// The name of the department, in English.
  public var department = ""
  /// The name of the job, in English.
  public var job = ""
  /// The title.
  public var media: CreditMedia?
  /// The kind of title.
  public var mediaType: MediaType?
  /// The person.
  public var person: Person?

  /// Creates a value with an ID; the other properties are empty.
  public init(id: String) {
    self.id = id
  }
}

extension CreditDetails: Decodable {
  public init(from decoder: any Decoder) throws {
    let row = try LenientContainer(decoder)
    id = try row.required("id")
    row.read("credit_type", into: &creditType)
    row.read("department", into: &department)
    row.read("job", into: &job)
    row.read("media", into: &media)
    row.read("media_type", into: &mediaType)
    row.read("person", into: &person)
  }
}

/// The title of a credit, with the credited episodes and seasons.
public struct CreditMedia: MediaEntry {
  /// The movie or show.
  public var item: MediaItem
  /// The name of the character; may be empty.
  public var character = ""
  /// The credited episodes.
  public var episodes: [Episode] = []
  /// The credited seasons.
  public var seasons: [SeasonSummary] = []

  /// Creates a value with an item; the other properties are empty.
  public init(item: MediaItem) {
    self.item = item
  }
}

extension CreditMedia: Decodable {
  public init(from decoder: any Decoder) throws {
    item = try MediaItem(from: decoder)
    let row = try LenientContainer(decoder)
    row.read("character", into: &character)
    row.read("episodes", into: &episodes)
    row.read("seasons", into: &seasons)
  }
}
