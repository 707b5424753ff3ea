import Containment
import Planning
import ScreenFoundation

/// The flow of the Home tab.
package final class HomeCoordinator: TabCoordinator {
  package let tabController: ViewController

  /// - Parameter watch: Marks an episode as watched.
  package init(title: String, _ model: HomeModel, _ context: ScreenContext, watch: @escaping (NextEpisode) -> Void) {
    let app = context.app
    let home = HomeController(
      title: title, model, images: app.images, badges: app.badges, open: context.open,
      perform: context.perform, watch: watch)
    context.connect(home)
    tabController = home
  }

  package var destination: any Destination { HomeDestination() }
  package func show(_ destination: any Destination) -> Bool { destination is HomeDestination }
}
