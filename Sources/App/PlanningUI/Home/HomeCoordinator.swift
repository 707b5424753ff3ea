import AppFoundation
import Catalogue
import Containment
import Planning
import ScreenFoundation

/// The flow of the Home tab.
package final class HomeCoordinator: TabCoordinator {
  package let tabController: ViewController

  /// - Parameter actions: The actions of the cards' buttons.
  package init(title: String, _ model: HomeModel, _ context: ScreenContext, _ actions: HomeActions) {
    let app = context.app
    let home = HomeController(
      title: title, model, images: app.images, badges: app.badges, perform: context.perform, actions)
    home.onSelect = { [open = context.open] in open($0.destination) }
    home.onSeeAll = { [perform = context.perform] in perform(.open($0.address)) }
    context.connect(home)
    tabController = home
  }

  package var destination: any Destination { HomeDestination() }
  package func show(_ destination: any Destination) -> Bool { destination is HomeDestination }
}

extension HomeSection {
  /// The screen with all titles of the section.
  fileprivate var address: ScreenAddress {
    switch self {
    case .continueWatching, .comingUp: .history
    case .watchlist: .watchlist
    case .trendingFilms: ScreenAddress("\(DownloadedItem.ID.movies(.trending))")
    case .trendingSeries: ScreenAddress("\(DownloadedItem.ID.shows(.trending))")
    }
  }
}
