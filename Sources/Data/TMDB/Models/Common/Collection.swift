/// A collection of movies, such as a movie and its sequels, without the movies.
public struct CollectionSummary: Identifiable, Hashable, Sendable {
  /// The TMDB ID.
  public var id: Int
  /// The name.
  public var name = ""
  /// The name in the original language.
  public var originalName = ""
  /// The original language (ISO 639-1).
  public var originalLanguage = ""
  /// The overview; may be empty.
  public var overview = ""
  /// The poster.
  public var posterPath: ImagePath?
  /// The backdrop.
  public var backdropPath: ImagePath?
  /// Whether the collection contains adult titles.
  public var isAdult = false

  /// Creates a value with an ID; the other properties are empty.
  public init(id: Int) {
    self.id = id
  }
}

extension CollectionSummary: Decodable {
  public init(from decoder: any Decoder) throws {
    let row = try LenientContainer(decoder)
    id = try row.required("id")
    row.read("name", into: &name)
    row.read("original_name", into: &originalName)
    row.read("original_language", into: &originalLanguage)
    row.read("overview", into: &overview)
    row.read("poster_path", into: &posterPath)
    row.read("backdrop_path", into: &backdropPath)
    row.read("adult", into: &isAdult)
  }
}

/// A collection with its movies.
public struct CollectionDetails: Detailed {
  /// The summary as in lists. Its properties are also available directly.
  public var summary: CollectionSummary
  /// The collection's movies.
  public var parts: [Movie] = []
  /// The images, if appended.
  public var images: ImageSet?
  /// The translations, if appended.
  public var translations: Translations?

  /// Creates a value with a summary; the other properties are empty.
  public init(summary: CollectionSummary) {
    self.summary = summary
  }
}

extension CollectionDetails: Decodable {
  public init(from decoder: any Decoder) throws {
    summary = try CollectionSummary(from: decoder)
    let row = try LenientContainer(decoder)
    row.read("parts", into: &parts)
    row.read("images", into: &images)
    row.read("translations", into: &translations)
  }
}
