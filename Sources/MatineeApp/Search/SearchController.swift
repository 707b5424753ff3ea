import Containment
import LoadingState

/// The *Search* tab before anything is searched.
final class SearchController: ViewController, Screen {
  init() { super.init(title: "Search") }

  override func viewDidLoad() {
    super.viewDidLoad()
    add(
      child: MessageController(
        message: StateMessage(
          icon: "system-search-symbolic", title: "Start Searching",
          explanation: "Start searching your favorite movies")))
  }

  let isSettled = true
  let hasContent = true

  func refresh() {}
}
