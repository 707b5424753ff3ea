import TitleIdentity

/// A title as recorded in events: its identity, and enough data to show it, or to find it again if its source drops it.
public struct TitleReference: Hashable, Codable, Sendable {
  /// The source of the number.
  public var source: TitleSource
  /// The kind of title.
  public var kind: TitleID.Kind
  /// The title's number within its kind and source.
  public var number: Int
  /// The displayed name, without NUL characters.
  public var name: String { didSet { name = name.withoutNUL } }
  /// The year of release; `nil` if it is unknown or outside ``years``.
  public private(set) var year: Int?
  /// The poster path, as in TMDB's responses, with a leading slash.
  public var posterPath: String? { didSet { posterPath = posterPath?.withoutNUL } }
  /// The ID on IMDb, such as `tt0078748`.
  public var imdbID: String? { didSet { imdbID = imdbID?.withoutNUL } }

  public init(
    _ source: TitleSource, _ kind: TitleID.Kind, _ number: Int, name: String, year: Int? = nil,
    posterPath: String? = nil,
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
  /// The plausible years of release or viewing. A journal may claim any year; its lines are stored unchanged.
  public static let years = 1870...2200
}

extension TitleReference {
  /// The identity of a title, without its display data. The same number identifies different titles in different
  /// sources.
  public struct Key: Hashable, Codable, Sendable {
    /// The source of the number.
    public var source: TitleSource
    /// The kind of title.
    public var kind: TitleID.Kind
    /// The title's number within its kind and source.
    public var number: Int

    public init(_ source: TitleSource, _ kind: TitleID.Kind, _ number: Int) {
      self.source = source
      self.kind = kind
      self.number = number
    }
  }

  /// The title's key.
  public var key: Key { Key(source, kind, number) }
}

/// The format is `tmdb/movie/348`.
extension TitleReference.Key: LosslessStringConvertible {
  public var description: String { "\(source.rawValue)/\(kind.rawValue)/\(number)" }

  public init?(_ description: String) {
    // A source that is a server's address contains slashes itself.
    let (bytes, slash) = (description.utf8, UInt8(ascii: "/"))
    guard let last = bytes.lastIndex(of: slash), let middle = bytes[..<last].lastIndex(of: slash),
      let kind = TitleID.Kind(rawValue: String(description[description.index(after: middle)..<last])),
      let number = Int(description[description.index(after: last)...])
    else { return nil }
    self.init(TitleSource(rawValue: String(description[..<middle])), kind, number)
  }
}

/// A source of title numbers: TMDB, the sample catalogue, or a server.
public struct TitleSource: RawRepresentable, Hashable, Codable, Sendable {
  /// `tmdb`, `sample`, or the server's address.
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// TMDB.
  public static let tmdb = TitleSource(rawValue: "tmdb")
  /// The sample catalogue.
  public static let sample = TitleSource(rawValue: "sample")
}
