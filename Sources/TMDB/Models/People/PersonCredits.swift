/// The titles in which a person played or worked.
public struct PersonCredits: Hashable, Sendable {
  /// The person's id, where this was asked for by itself.
  public var id: Int?
  /// Where they played.
  public var cast: [PersonCastCredit] = []
  /// Where they worked; one entry a job.
  public var crew: [PersonCrewCredit] = []

  /// Makes an empty one.
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

/// A title and the part that a person plays in it.
@dynamicMemberLookup
public struct PersonCastCredit: Identifiable, Hashable, Sendable {
  /// The film or series.
  public var item: MediaItem
  /// The part; may be empty.
  public var character = ""
  /// TMDB's id of this credit.
  public var creditID: String?
  /// The place in the film's credits, from 0.
  public var order: Int?
  /// In how many episodes of the series.
  public var episodeCount: Int?
  /// When they were first seen in the series.
  public var firstCreditAirDate: DayDate?

  /// Makes one of the item it is; all else is empty.
  public init(item: MediaItem) {
    self.item = item
  }

  /// Different for each part, also where there are several in one title.
  public var id: String { creditID ?? "\(item.id)-\(character)" }

  /// Reads through to ``item``.
  public subscript<Value>(dynamicMember keyPath: KeyPath<MediaItem, Value>) -> Value {
    item[keyPath: keyPath]
  }
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

/// A title and the job that a person did for it.
@dynamicMemberLookup
public struct PersonCrewCredit: Identifiable, Hashable, Sendable {
  /// The film or series.
  public var item: MediaItem
  /// The job; an English word.
  public var job = ""
  /// Its department; an English word.
  public var department = ""
  /// TMDB's id of this credit.
  public var creditID: String?
  /// In how many episodes of the series.
  public var episodeCount: Int?
  /// When they first worked on the series.
  public var firstCreditAirDate: DayDate?

  /// Makes one of the item it is; all else is empty.
  public init(item: MediaItem) {
    self.item = item
  }

  /// Different for each job, also where there are several in one title.
  public var id: String { creditID ?? "\(item.id)-\(job)" }

  /// Reads through to ``item``.
  public subscript<Value>(dynamicMember keyPath: KeyPath<MediaItem, Value>) -> Value {
    item[keyPath: keyPath]
  }
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
