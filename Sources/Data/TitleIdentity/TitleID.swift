/// The ID of a movie or show on TMDB, or in another catalogue that numbers titles in the same way.
///
/// TMDB numbers each kind separately, so a number alone is ambiguous.
public struct TitleID: Hashable, Sendable {
  /// A kind of title. The raw values are the names in TMDB's paths.
  public enum Kind: String, CaseIterable, Hashable, Codable, Sendable {
    case movie
    case show = "tv"
  }

  /// The kind of title.
  public let kind: Kind
  /// The number, unique within the kind.
  public let number: Int

  /// Creates an ID from its parts.
  public init(_ kind: Kind, _ number: Int) {
    self.kind = kind
    self.number = number
  }

  /// Returns the ID of a movie.
  public static func movie(_ number: Int) -> TitleID { TitleID(.movie, number) }

  /// Returns the ID of a show.
  public static func show(_ number: Int) -> TitleID { TitleID(.show, number) }
}

/// The form in TMDB's URLs, such as `movie/603` or `tv/1396`.
extension TitleID: LosslessStringConvertible {
  public var description: String { "\(kind.rawValue)/\(number)" }

  public init?(_ description: String) {
    let parts = description.split(separator: "/", omittingEmptySubsequences: false)
    // `Int` accepts a leading plus sign.
    guard parts.count == 2, let kind = Kind(rawValue: String(parts[0])), parts[1].first != "+",
      let number = Int(parts[1]), number > 0
    else { return nil }
    self.init(kind, number)
  }
}
