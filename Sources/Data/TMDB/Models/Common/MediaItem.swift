/// A row of a list with several kinds, such as multi-search, trending, a person's credits or a user's list.
public enum MediaItem: Hashable, Sendable {
  case movie(Movie)
  case show(TVShow)
  case person(Person)
  case collection(CollectionSummary)
  case season(SeasonSummary)
  case episode(Episode)
}

extension MediaItem: Identifiable {
  /// An ID that is unique across kinds. TMDB's IDs are only unique within one kind.
  public struct ID: Hashable, Sendable, CustomStringConvertible {
    /// The kind of item.
    public let mediaType: MediaType
    /// The TMDB ID, unique within the kind. For a season or episode without one, the show's ID, or 0 if it is unknown.
    public let number: Int
    /// The numbers of a season or episode without a TMDB ID; otherwise `nil`.
    public let part: PartID?

    /// The kind and the number, such as `movie-550`.
    public var description: String { "\(mediaType)-\(part?.description ?? String(number))" }

    fileprivate init(mediaType: MediaType, number: Int) {
      (self.mediaType, self.number, part) = (mediaType, number, nil)
    }

    fileprivate init(mediaType: MediaType, part: PartID) {
      self.mediaType = mediaType
      switch part {
      case .tmdb(let id): (number, self.part) = (id, nil)
      case .numbered(let show, _, _): (number, self.part) = (show ?? 0, part)
      }
    }
  }

  public var id: ID {
    switch self {
    case .movie(let movie): ID(mediaType: .movie, number: movie.id)
    case .show(let show): ID(mediaType: .tv, number: show.id)
    case .person(let person): ID(mediaType: .person, number: person.id)
    case .collection(let collection): ID(mediaType: .collection, number: collection.id)
    case .season(let season): ID(mediaType: .season, part: season.id)
    case .episode(let episode): ID(mediaType: .episode, part: episode.id)
    }
  }
}

extension MediaItem {
  /// The kind of item.
  public var mediaType: MediaType { id.mediaType }

  /// A movie's title, or the name of any other item.
  public var title: String {
    switch self {
    case .movie(let movie): movie.title
    case .show(let show): show.name
    case .person(let person): person.name
    case .collection(let collection): collection.name
    case .season(let season): season.name
    case .episode(let episode): episode.name
    }
  }

  /// The release or air date; `nil` for people and collections.
  public var date: DayDate? {
    switch self {
    case .movie(let movie): movie.releaseDate
    case .show(let show): show.firstAirDate
    case .season(let season): season.airDate
    case .episode(let episode): episode.airDate
    case .person, .collection: nil
    }
  }

  /// The poster, profile image or still.
  public var imagePath: ImagePath? {
    switch self {
    case .movie(let movie): movie.posterPath
    case .show(let show): show.posterPath
    case .person(let person): person.profilePath
    case .collection(let collection): collection.posterPath
    case .season(let season): season.posterPath
    case .episode(let episode): episode.stillPath
    }
  }
}

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
