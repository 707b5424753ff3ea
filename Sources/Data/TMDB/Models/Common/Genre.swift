/// A genre, with its name in the requested language.
public struct Genre: Identifiable, Hashable, Sendable {
  /// The TMDB ID. Some genres have different IDs for movies and shows.
  public var id: Int
  /// The name.
  public var name = ""

  /// Creates a value with an ID; the other properties are empty.
  public init(id: Int) {
    self.id = id
  }
}

extension Genre: Decodable {
  public init(from decoder: any Decoder) throws {
    let row = try LenientContainer(decoder)
    id = try row.required("id")
    row.read("name", into: &name)
  }
}

/// The genres of movies or of shows.
public struct GenreList: Hashable, Sendable {
  /// The genres, in TMDB's order.
  public var genres: [Genre] = []

  /// Creates an empty value.
  public init() {}

  /// Returns the names of the genres with the given IDs, in the same order, without unknown ones.
  public func names(of ids: [Int]) -> [String] {
    ids.compactMap { id in genres.first { $0.id == id }?.name }
  }
}

extension GenreList: Decodable {
  public init(from decoder: any Decoder) throws {
    let row = try LenientContainer(decoder)
    row.read("genres", into: &genres)
  }
}
