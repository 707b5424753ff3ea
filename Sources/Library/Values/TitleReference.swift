/// A title as an event tells of it: which it is, and enough to show it, and to find it anew if its source forgets it.
public struct TitleReference: Hashable, Codable, Sendable {
  /// What TMDB numbers apart from each other.
  public enum Kind: String, Hashable, Codable, Sendable {
    case film = "movie"
    case series = "tv"
  }

  /// Who numbers it.
  public var source: TitleSource
  /// What it is.
  public var kind: Kind
  /// Its number, among its kind, in the source.
  public var number: Int
  /// As it is shown, without NUL.
  public var name: String { didSet { name = name.withoutNUL } }
  /// The year it came out; `nil` when unknown, and when it is outside ``years``.
  public private(set) var year: Int?
  /// As in TMDB's answers: begins with a slash.
  public var posterPath: String? { didSet { posterPath = posterPath?.withoutNUL } }
  /// As IMDb writes it: `tt0078748`.
  public var imdbID: String? { didSet { imdbID = imdbID?.withoutNUL } }

  public init(
    _ source: TitleSource, _ kind: Kind, _ number: Int, name: String, year: Int? = nil, posterPath: String? = nil,
    imdbID: String? = nil
  ) {
    self.source = source
    self.kind = kind
    self.number = number
    self.name = name.withoutNUL
    self.year = year.flatMap { Self.years.contains($0) ? $0 : nil }
    self.posterPath = posterPath?.withoutNUL
    self.imdbID = imdbID?.withoutNUL
  }
}

extension TitleReference {
  /// The years in which something can have come out or been watched. A journal may claim any year; its lines are kept as
  /// they are.
  public static let years = 1870...2200
}

extension TitleReference {
  /// Which title it is, without what is shown of it: the same number is another title in another source.
  public struct Key: Hashable, Codable, Sendable {
    /// Who numbers it.
    public var source: TitleSource
    /// What it is.
    public var kind: Kind
    /// Among its kind, in the source.
    public var number: Int

    public init(_ source: TitleSource, _ kind: Kind, _ number: Int) {
      self.source = source
      self.kind = kind
      self.number = number
    }
  }

  /// Which it is.
  public var key: Key { Key(source, kind, number) }
}

/// `tmdb/movie/348`.
extension TitleReference.Key: LosslessStringConvertible {
  public var description: String { "\(source.rawValue)/\(kind.rawValue)/\(number)" }

  public init?(_ description: String) {
    // A server's address has slashes of its own.
    guard let last = description.lastIndex(of: "/"), let middle = description[..<last].lastIndex(of: "/"),
      let kind = TitleReference.Kind(rawValue: String(description[description.index(after: middle)..<last])),
      let number = Int(description[description.index(after: last)...])
    else { return nil }
    self.init(TitleSource(rawValue: String(description[..<middle])), kind, number)
  }
}

/// Who numbers titles: TMDB, the built-in catalogue, or a server at an address.
public struct TitleSource: RawRepresentable, Hashable, Codable, Sendable {
  /// `tmdb`, `sample`, or the server's address.
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// TMDB.
  public static let tmdb = TitleSource(rawValue: "tmdb")
  /// The built-in catalogue.
  public static let sample = TitleSource(rawValue: "sample")
}
