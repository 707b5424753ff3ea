import CatalogueUI
import Downloads
import PlanningUI
import ScreenFoundation
import SearchUI
import TrackingUI

/// All kinds of destinations. A new screen adds its destination here.
public nonisolated enum Destinations {
  static let types: [any Destination.Type] = [
    HomeDestination.self, FeaturedDestination.self, TelevisionDestination.self, GenresDestination.self,
    WatchlistDestination.self, ListsDestination.self, HistoryDestination.self, RatingsDestination.self,
    StatisticsDestination.self, SearchDestination.self, TitleDestination.self, SeasonDestination.self,
    PersonDestination.self, GenreDestination.self, KeywordDestination.self, CollectionDestination.self,
    UserListDestination.self, ProfilesDestination.self, NotificationsDestination.self, ProfileDestination.self,
    SharedListDestination.self,
  ]
}

nonisolated extension Destinations {
  /// Returns the destination with an address; `nil` if there is none.
  public static func destination(at address: String) -> (any Destination)? {
    types.lazy.compactMap { $0.init(address: address) }.first
  }

  /// The destinations that always exist.
  static var permanent: [any Destination] { types.flatMap { $0.permanent as [any Destination] } }

  /// The formats of all addresses; `ID` and `N` stand for numbers.
  public static var forms: [String] { permanent.map(\.address) + types.flatMap { $0.forms } }

  /// The screens that have a command, each with the destination that the command opens.
  static var commands: [(command: ScreenCommand, destination: any Destination)] {
    types.compactMap { type in
      guard let command = type.command, let destination = type.permanent.first else { return nil }
      return (command, destination)
    }
  }
}
