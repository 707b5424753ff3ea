/// Detection of a row's kind: by its `media_type` or, if that is missing, by fields that only one kind has.
extension MediaItem: Decodable {
  /// Decodes a row.
  ///
  /// - Throws: `DecodingError` for an unknown kind, so that lists skip the row.
  public init(from decoder: any Decoder) throws {
    let row = try LenientContainer(decoder)
    var type: MediaType?
    row.read("media_type", into: &type)
    switch type ?? Self.guess(row) {
    case .movie: self = .movie(try Movie(from: decoder))
    case .tv: self = .show(try TVShow(from: decoder))
    case .person: self = .person(try Person(from: decoder))
    case .collection: self = .collection(try CollectionSummary(from: decoder))
    case .season, "season": self = .season(try SeasonSummary(from: decoder))
    case .episode, "episode": self = .episode(try Episode(from: decoder))
    case let other:
      throw DecodingError.dataCorrupted(
        DecodingError.Context(codingPath: decoder.codingPath, debugDescription: "Unknown kind \(other)."))
    }
  }

  private static func guess(_ row: LenientContainer) -> MediaType {
    let marks: [(FieldKey, MediaType)] = [
      ("title", .movie), ("episode_number", .episode), ("season_number", .season), ("known_for_department", .person),
      ("profile_path", .person), ("first_air_date", .tv), ("original_name", .tv), ("origin_country", .tv),
    ]
    return marks.first { row.container.contains($0.0) }?.1 ?? "unknown"
  }
}
