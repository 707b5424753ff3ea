import Containment
import Planning

/// The flow of the Home tab.
final class HomeCoordinator: TabCoordinator {
  let tabController: ViewController

  init(title: String, _ context: ScreenContext) {
    let app = context.app
    let home = HomeController(
      title: title, HomeModel(app.library, app.lists), images: app.images, badges: app.badges, open: context.open
    ) { [history = context.history] in history.watch($0) }
    context.connect(home)
    tabController = home
  }

  var destination: any Destination { HomeDestination() }
  func show(_ destination: any Destination) -> Bool { destination is HomeDestination }
}
