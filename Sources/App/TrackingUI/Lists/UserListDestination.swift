import Containment
import Library
import ScreenFoundation
import Tracking

/// The page of one of the user's lists.
package nonisolated struct UserListDestination {
  let id: ListID
  /// The list's name, if known.
  var name: String?
}

nonisolated extension UserListDestination: TrackingDestination, ProfileDependentDestination {
  init(_ list: UserList) { self.init(id: list.id, name: list.shownName) }

  package static let forms = ["lists/ID"]
  package static let example: String? = "lists/watchlist"

  /// The address. The owner's watchlist and favorites have short addresses.
  package var address: String {
    switch id {
    case .watchlist(of: .owner): "lists/watchlist"
    case .favorites(of: .owner): "lists/favourites"
    default: "lists/\(id.rawValue)"
    }
  }

  package init?(address: String) {
    guard let name = Address.identifier(address, after: "lists/") else { return nil }
    switch name {
    case "watchlist": self.init(id: .watchlist(of: .owner))
    case "favourites": self.init(id: .favorites(of: .owner))
    default: self.init(id: ListID(rawValue: name))
    }
  }

  /// Returns the other profile's watchlist or favorites. Returns `nil` for created lists, because the other profile
  /// may not have access to them.
  package func counterpart(for profile: ProfileID) -> Self? {
    if id.rawValue.hasPrefix("watchlist/") { return Self(id: .watchlist(of: profile)) }
    if id.rawValue.hasPrefix("favourites/") { return Self(id: .favorites(of: profile)) }
    return nil
  }

  package func makeScreen(_ context: TrackingContext) -> () -> ViewController {
    { context.lists.page.makePage(id, name: name, context).performing(context.perform) }
  }
}
