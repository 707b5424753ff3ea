/// A series of films, without them.
public struct CollectionSummary: Identifiable, Hashable, Sendable {
  /// TMDB's id.
  public var id: Int
  /// What it is called.
  public var name = ""
  /// What it is called in its own language.
  public var originalName = ""
  /// ISO 639-1.
  public var originalLanguage = ""
  /// What it is about; may be empty.
  public var overview = ""
  /// The poster.
  public var posterPath: ImagePath?
  /// The backdrop.
  public var backdropPath: ImagePath?
  /// Whether it is of adult titles.
  public var isAdult = false

  /// Makes one of its id; all else is empty.
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

/// A series of films.
@dynamicMemberLookup
public struct CollectionDetails: Identifiable, Hashable, Sendable {
  /// What a row of a list has, too; its members can be read as if they were here.
  public var summary: CollectionSummary
  /// Its films.
  public var parts: [Movie] = []
  /// Its pictures, where they were appended.
  public var images: ImageSet?
  /// Its texts in other languages, where they were appended.
  public var translations: Translations?

  /// Makes one of the summary it is; all else is empty.
  public init(summary: CollectionSummary) {
    self.summary = summary
  }

  /// TMDB's id.
  public var id: Int { summary.id }

  /// Reads and writes through to ``summary``.
  public subscript<Value>(dynamicMember keyPath: WritableKeyPath<CollectionSummary, Value>) -> Value {
    get { summary[keyPath: keyPath] }
    set { summary[keyPath: keyPath] = newValue }
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
