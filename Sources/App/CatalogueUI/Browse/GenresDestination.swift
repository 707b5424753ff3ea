import ScreenFoundation
import TitleIdentity

/// The shelves of all film or series genres.
public nonisolated struct GenresDestination: Destination {
  public let kind: TitleID.Kind

  public init(_ kind: TitleID.Kind) { self.kind = kind }

  public static let permanent = TitleID.Kind.allCases.map(GenresDestination.init)
  public var address: String { kind == .movie ? "genres" : "genres/tv" }
  public init?(address: String) { self.init(permanentAddress: address) }
}
