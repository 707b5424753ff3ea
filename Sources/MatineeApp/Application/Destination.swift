import MatineeCore

/// Every place one can go. ``RootCoordinator`` is where each becomes a screen.
public nonisolated enum Destination: Hashable, Sendable {
  case featured(FilmList)
  case television(SeriesList)
  case search
}

nonisolated extension Destination {
  /// The places that are always there, in the order of the tabs.
  public static let standing =
    FilmList.allCases.map(Destination.featured) + SeriesList.allCases.map(Destination.television) + [.search]
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
