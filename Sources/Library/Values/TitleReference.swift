/// A title as an event tells of it: which it is, and enough to show it, and to find it anew if its source forgets it.
public struct TitleReference: Hashable, Codable, Sendable {
  public enum Kind: String, Hashable, Codable, Sendable {
    case film = "movie"
    case series = "tv"
  }

  /// Who numbers it.
  public var source: TitleSource
  public var kind: Kind
  /// Its number, among its kind, in the source.
  public var number: Int
  public var name: String
  /// The year it came out; `nil` when unknown.
  public var year: Int?
  /// As in TMDB's answers: begins with a slash.
  public var posterPath: String?
  /// As IMDb writes it: `tt0078748`.
  public var imdbID: String?

  public init(
    _ source: TitleSource, _ kind: Kind, _ number: Int, name: String, year: Int? = nil, posterPath: String? = nil,
    imdbID: String? = nil
  ) {
    self.source = source
    self.kind = kind
    self.number = number
    self.name = name
    self.year = year
    self.posterPath = posterPath
    self.imdbID = imdbID
  }
}

extension TitleReference {
  /// Which title it is, without what is shown of it: the same number is another title in another source.
  public struct Key: Hashable, Codable, Sendable {
    public var source: TitleSource
    public var kind: Kind
    public var number: Int

    public init(_ source: TitleSource, _ kind: Kind, _ number: Int) {
      self.source = source
      self.kind = kind
      self.number = number
    }
  }

  public var key: Key { Key(source, kind, number) }
}

/// Who numbers titles: TMDB, the built-in catalogue, or a server at an address.
public struct TitleSource: RawRepresentable, Hashable, Codable, Sendable {
  /// `tmdb`, `sample`, or the server's address.
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let tmdb = TitleSource(rawValue: "tmdb")
  public static let sample = TitleSource(rawValue: "sample")
}
