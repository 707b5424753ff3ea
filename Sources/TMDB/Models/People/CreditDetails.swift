/// One credit by itself: who, what and where.
public struct CreditDetails: Identifiable, Hashable, Sendable {
  /// TMDB's id of this credit.
  public var id: String
  /// `cast` or `crew`.
  public var creditType = ""
  /// An English word.
  public var department = ""
  /// An English word.
  public var job = ""
  /// The title.
  public var media: CreditMedia?
  /// What the title is.
  public var mediaType: MediaType?
  /// Who.
  public var person: Person?

  /// Makes one of its id; all else is empty.
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

/// The title of a credit, with the episodes and seasons that the credit is for.
@dynamicMemberLookup
public struct CreditMedia: Hashable, Sendable {
  /// The film or series.
  public var item: MediaItem
  /// The part; may be empty.
  public var character = ""
  /// The single episodes.
  public var episodes: [Episode] = []
  /// The seasons.
  public var seasons: [SeasonSummary] = []

  /// Makes one of the item it is; all else is empty.
  public init(item: MediaItem) {
    self.item = item
  }

  /// Reads through to ``item``.
  public subscript<Value>(dynamicMember keyPath: KeyPath<MediaItem, Value>) -> Value {
    item[keyPath: keyPath]
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
