/// A person's credits.
public struct PersonCredits: Hashable, Sendable {
  /// The person's ID; `nil` if appended to another response.
  public var id: Int?
  /// The credits as a cast member.
  public var cast: [PersonCastCredit] = []
  /// The credits as a crew member, with one entry for each job.
  public var crew: [PersonCrewCredit] = []

  /// Creates an empty value.
  public init() {}
}

extension PersonCredits: Decodable {
  public init(from decoder: any Decoder) throws {
    let row = try LenientContainer(decoder)
    row.read("id", into: &id)
    row.read("cast", into: &cast)
    row.read("crew", into: &crew)
  }
}

/// A title with a person's role in it.
public struct PersonCastCredit: MediaEntry, Identifiable {
  /// The movie or show.
  public var item: MediaItem
  /// The name of the character; may be empty.
  public var character = ""
  /// The TMDB ID of the credit.
  public var creditID: String?
  /// The position in a movie's credits, from 0.
  public var order: Int?
  /// The number of the show's episodes with the person.
  public var episodeCount: Int?
  /// The air date of the person's first episode.
  public var firstCreditAirDate: DayDate?

  /// Creates a value with an item; the other properties are empty.
  public init(item: MediaItem) {
    self.item = item
  }

  /// An ID that is unique for each role, even if a title has several.
  public var id: String { creditID ?? "\(item.id)-\(character)" }
}

extension PersonCastCredit: Decodable {
  public init(from decoder: any Decoder) throws {
    item = try MediaItem(from: decoder)
    let row = try LenientContainer(decoder)
    row.read("character", into: &character)
    row.read("credit_id", into: &creditID)
    row.read("order", into: &order)
    row.read("episode_count", in: .partNumbers, into: &episodeCount)
    row.read("first_credit_air_date", into: &firstCreditAirDate)
  }
}

/// A title with a person's job.
public struct PersonCrewCredit: MediaEntry, Identifiable {
  /// The movie or show.
  public var item: MediaItem
  /// The name of the job, in English.
  public var job = ""
  /// The department of the job, in English.
  public var department = ""
  /// The TMDB ID of the credit.
  public var creditID: String?
  /// The number of the show's episodes with the person.
  public var episodeCount: Int?
  /// The air date of the person's first episode.
  public var firstCreditAirDate: DayDate?

  /// Creates a value with an item; the other properties are empty.
  public init(item: MediaItem) {
    self.item = item
  }

  /// An ID that is unique for each job, even if a title has several.
  public var id: String { creditID ?? "\(item.id)-\(job)" }
}

extension PersonCrewCredit: Decodable {
  public init(from decoder: any Decoder) throws {
    item = try MediaItem(from: decoder)
    let row = try LenientContainer(decoder)
    row.read("job", into: &job)
    row.read("department", into: &department)
    row.read("credit_id", into: &creditID)
    row.read("episode_count", in: .partNumbers, into: &episodeCount)
    row.read("first_credit_air_date", into: &firstCreditAirDate)
  }
}
