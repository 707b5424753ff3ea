import Containment
import GTK
import LoadingState

/// The *Search* tab before anything is searched.
final class SearchController: ViewController, Screen {
  private let message = MessageController(
    message: StateMessage(
      icon: "system-search-symbolic", title: "Start Searching", explanation: "Start searching your favorite movies"))

  init(title: String) { super.init(title: title) }

  override func viewDidLoad() {
    super.viewDidLoad()
    add(child: message)
  }

  override var preferredFocus: Widget { message.preferredFocus }

  let isSettled = true
  let hasContent = true

  func refresh() {}
}
