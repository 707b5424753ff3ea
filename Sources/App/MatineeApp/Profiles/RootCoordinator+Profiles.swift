import Library
import MatineeCore
import TitleIdentity

/// Opening the profile page, and staying at a destination after switching profiles.
extension RootCoordinator {
  func showProfiles() { if destination != .profiles { show(.profiles) } }
}

extension Destination {
  /// Returns the equivalent destination for another profile, such as its own watchlist; `nil` if there is none.
  func place(of profile: ProfileID) -> Destination? {
    switch self {
    // The other profile may not have access to this list.
    case .profiles, .seenList: return nil
    case .list(let list):
      if list.rawValue.hasPrefix("watchlist/") { return .list(.watchlist(of: profile)) }
      if list.rawValue.hasPrefix("favourites/") { return .list(.favourites(of: profile)) }
      return nil
    default: return self
    }
  }
}
