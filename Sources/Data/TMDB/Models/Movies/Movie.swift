/// A movie, as a row in lists.
public struct Movie: TitleFieldsProviding, Identifiable, Hashable, Sendable {
  /// The TMDB ID.
  public var id: Int
  /// The fields that movies and TV shows have in common. They are also available directly, such as `posterPath`.
  public var fields = TitleFields()
  /// The title in the requested language, or the original title if there is no translation.
  public var title = ""
  /// The original title.
  public var originalTitle = ""
  /// The date of the primary release; `nil` if unknown.
  public var releaseDate: DayDate?
  /// Whether the movie was released on video only.
  public var isVideo = false

  /// Creates a value with an ID; the other properties are empty.
  public init(id: Int) {
    self.id = id
  }
}

extension Movie: Decodable {
  public init(from decoder: any Decoder) throws {
    let row = try LenientContainer(decoder)
    id = try row.required("id")
    row.read(row.has("title") ? "title" : "name", into: &title)
    row.read(row.has("original_title") ? "original_title" : "original_name", into: &originalTitle)
    fields = TitleFields(row)
    row.read("release_date", into: &releaseDate)
    row.read("video", into: &isVideo)
  }
}
