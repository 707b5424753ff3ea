import TMDB

/// The ID of a film or series. TMDB numbers each kind separately, so a number alone is ambiguous.
public struct TitleID: Hashable, Sendable {
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    case film = "movie"
    case series = "tv"
  }

  public let kind: Kind
  /// TMDB's number within the kind.
  public let number: Int

  public init(_ kind: Kind, _ number: Int) {
    self.kind = kind
    self.number = number
  }

  public static func film(_ number: Movie.ID) -> TitleID { TitleID(.film, number) }
  public static func series(_ number: TVShow.ID) -> TitleID { TitleID(.series, number) }
}

/// The form in TMDB's addresses, such as `movie/603` or `tv/1396`.
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
