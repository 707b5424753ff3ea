/// A genre, named in the language asked for.
public struct Genre: Identifiable, Hashable, Sendable {
  /// TMDB's id; films and series number some genres differently.
  public var id: Int
  /// What it is called.
  public var name = ""

  /// Makes one of its id; all else is empty.
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

/// The genres of films or of series.
public struct GenreList: Hashable, Sendable {
  /// In the order of TMDB.
  public var genres: [Genre] = []

  /// Makes an empty one.
  public init() {}

  /// The names of those of `ids` that are known, in their order.
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
