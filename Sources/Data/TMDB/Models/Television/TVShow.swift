/// A TV show, as a row in lists.
public struct TVShow: TitleFieldsProviding, Identifiable, Hashable, Sendable {
  /// The TMDB ID.
  public var id: Int
  /// The fields that movies and TV shows have in common. They are also available directly, such as `posterPath`.
  public var fields = TitleFields()
  /// The name in the requested language, or the original name if there is no translation.
  public var name = ""
  /// The original name.
  public var originalName = ""
  /// The countries of origin (ISO 3166-1).
  public var originCountries: [String] = []
  /// The air date of the first episode; `nil` if unknown.
  public var firstAirDate: DayDate?

  /// Creates a value with an ID; the other properties are empty.
  public init(id: Int) {
    self.id = id
  }
}

extension TVShow: Decodable {
  public init(from decoder: any Decoder) throws {
    let row = try LenientContainer(decoder)
    id = try row.required("id")
    row.read("name", into: &name)
    row.read("original_name", into: &originalName)
    fields = TitleFields(row)
    row.read("origin_country", into: &originCountries)
    row.read("first_air_date", into: &firstAirDate)
  }
}
