/// The name of a title in one of the user's languages.
public struct TitleName: Hashable, Sendable {
  /// TMDB's ID, which is unique within the kind.
  public var id: Int
  /// The name, at most 2,000 bytes of UTF-8.
  public var name: String
  /// TMDB's popularity score.
  public var popularity: Double

  public init(id: Int, name: String, popularity: Double) {
    self.id = id
    self.name = name
    self.popularity = popularity
  }

  /// Whether the index can store the name.
  var isValid: Bool {
    (1...Int(Int32.max)).contains(id) && !name.isEmpty && name.utf8.count <= 2_000 && popularity.isFinite
      && popularity >= 0
  }
}
