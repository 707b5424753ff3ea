import TMDB

/// Which film or series: TMDB numbers each kind by itself, so that a number alone names two titles.
public struct TitleID: Hashable, Sendable {
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    case film = "movie"
    case series = "tv"
  }

  public let kind: Kind
  /// TMDB's number among its kind.
  public let number: Int

  public init(_ kind: Kind, _ number: Int) {
    self.kind = kind
    self.number = number
  }

  public static func film(_ number: Movie.ID) -> TitleID { TitleID(.film, number) }
  public static func series(_ number: TVShow.ID) -> TitleID { TitleID(.series, number) }
}

/// As in TMDB's addresses: `movie/603`, `tv/1396`.
extension TitleID: LosslessStringConvertible {
  public var description: String { "\(kind.rawValue)/\(number)" }

  public init?(_ description: String) {
    let parts = description.split(separator: "/", omittingEmptySubsequences: false)
    // Int reads a sign, too.
    guard parts.count == 2, let kind = Kind(rawValue: String(parts[0])), parts[1].first != "+",
      let number = Int(parts[1]), number > 0
    else { return nil }
    self.init(kind, number)
  }
}
