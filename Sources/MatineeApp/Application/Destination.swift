import MatineeCore

/// Every place one can go. ``RootCoordinator`` is where each becomes a screen.
public nonisolated enum Destination: Hashable, Sendable {
  case featured(FilmList)
  case television(SeriesList)
  case search

  /// The kinds of places, each a screen of its own. A new place does not compile until it has its kind and says, in
  /// ``Destination/standing``, what there is of it: what goes through all places then comes to it by itself.
  public enum Kind: CaseIterable, Sendable {
    case featured, television, search
  }
}

nonisolated extension Destination {
  /// The places that are always there, in the order of the tabs.
  public static let standing = Kind.allCases.flatMap { kind -> [Destination] in
    switch kind {
    case .featured: FilmList.allCases.map(Destination.featured)
    case .television: SeriesList.allCases.map(Destination.television)
    case .search: [.search]
    }
  }

  public var kind: Kind {
    switch self {
    case .featured: .featured
    case .television: .television
    case .search: .search
    }
  }
}

/// The id by which a command names the place, such as `tv/popular`.
nonisolated extension Destination: LosslessStringConvertible {
  public var description: String {
    switch self {
    case .featured(let list): "featured/\(list.rawValue)"
    case .television(let list): "tv/\(list.rawValue)"
    case .search: "search"
    }
  }

  public init?(_ description: String) {
    guard let destination = Self.standing.first(where: { $0.description == description }) else { return nil }
    self = destination
  }
}
