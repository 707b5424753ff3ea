/// One person as a row of a list, and as part of a credit.
public struct Person: Identifiable, Hashable, Sendable {
  /// TMDB's id.
  public var id: Int
  /// The name.
  public var name = ""
  /// The name in the person's own writing.
  public var originalName = ""
  /// As TMDB has it.
  public var gender: Gender?
  /// What the person is known for, such as `Acting`; an English word.
  public var department: String?
  /// The portrait, an upright picture of 2:3.
  public var profilePath: ImagePath?
  /// TMDB's measure of attention.
  public var popularity: Double = 0
  /// Whether the person works in adult titles.
  public var isAdult = false
  /// Up to three titles; empty where TMDB leaves them out.
  public var knownFor: [MediaItem] = []

  /// Makes one of its id; all else is empty.
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
