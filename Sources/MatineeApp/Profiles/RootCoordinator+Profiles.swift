import Library
import MatineeCore

/// Going to *Who Is Watching?*, and where one may stay when another watches.
extension RootCoordinator {
  func showProfiles() { if destination != .profiles { show(.profiles) } }
}

extension Destination {
  /// The same place for another person: their own watchlist, say; `nil` where there is none.
  func place(of profile: ProfileID) -> Destination? {
    switch self {
    // Others may not see whose list it is.
    case .profiles, .seenList: return nil
    case .list(let list):
      if list.rawValue.hasPrefix("watchlist/") { return .list(.watchlist(of: profile)) }
      if list.rawValue.hasPrefix("favourites/") { return .list(.favourites(of: profile)) }
      return nil
    default: return self
    }
  }
}
