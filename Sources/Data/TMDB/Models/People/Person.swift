/// A person, as a row in lists and in credits.
public struct Person: Identifiable, Hashable, Sendable {
  /// The TMDB ID.
  public var id: Int
  /// The name.
  public var name = ""
  /// The name in its original script.
  public var originalName = ""
  /// The gender in TMDB's data.
  public var gender: Gender?
  /// The department that the person is known for, in English, such as `Acting`.
  public var department: String?
  /// The profile image, in portrait format (2:3).
  public var profilePath: ImagePath?
  /// TMDB's popularity score.
  public var popularity: Double = 0
  /// Whether the person works in adult titles.
  public var isAdult = false
  /// Up to three titles; empty if TMDB omits them.
  public var knownFor: [MediaItem] = []

  /// Creates a value with an ID; the other properties are empty.
  public init(id: Int) {
    self.id = id
  }
}

extension Person: Decodable {
  public init(from decoder: any Decoder) throws {
    let row = try LenientContainer(decoder)
    id = try row.required("id")
    row.read("name", into: &name)
    row.read("original_name", into: &originalName)
    row.read("gender", into: &gender)
    row.read("known_for_department", into: &department)
    row.read("profile_path", into: &profilePath)
    row.read("popularity", into: &popularity)
    row.read("adult", into: &isAdult)
    row.read("known_for", into: &knownFor)
  }
}
