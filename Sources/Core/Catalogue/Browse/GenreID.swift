import TMDB
import TitleIdentity

/// A genre's ID. TMDB's genres of films and of series are separate lists that share some numbers.
public struct GenreID: Hashable, Sendable {
  public let kind: TitleID.Kind
  public let number: Genre.ID

  public init(_ kind: TitleID.Kind, _ number: Genre.ID) {
    self.kind = kind
    self.number = number
  }
}

/// The form that commands use, such as `genre/movie/18`.
extension GenreID: LosslessStringConvertible {
  public var description: String { "genre/\(kind.rawValue)/\(number)" }

  public init?(_ description: String) {
    guard let (kind, number) = TitleGroup.parts(of: description, after: "genre") else { return nil }
    self.init(kind, number)
  }
}
