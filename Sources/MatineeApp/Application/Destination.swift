import MatineeCore

/// Every place one can go. ``RootCoordinator`` is where each becomes a screen.
public nonisolated enum Destination: Hashable, Sendable {
  case featured(FilmList)
  case search
}

nonisolated extension Destination: CaseIterable, LosslessStringConvertible {
  public static var allCases: [Destination] { FilmList.allCases.map(Destination.featured) + [.search] }

  /// The id by which a command names the screen.
  public var description: String {
    switch self {
    case .featured(let list): "featured/\(list.rawValue)"
    case .search: "search"
    }
  }

  public init?(_ description: String) {
    guard let destination = Self.allCases.first(where: { $0.description == description }) else { return nil }
    self = destination
  }
}
