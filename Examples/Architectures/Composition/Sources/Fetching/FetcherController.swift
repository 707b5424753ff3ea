import Containment
import GTK
import LoadingState

/// A controller that joins a model and a state container. It loads before its view appears, and cancels when the view
/// disappears.
final class FetcherController<Content>: ViewController {
  private let model: any Fetching<Content>
  private let container: StateController<Content>
  private var binding: Binding?

  init(title: String? = nil, fetching model: any Fetching<Content>, in container: StateController<Content>) {
    self.model = model
    self.container = container
    super.init(title: title)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    add(child: container)
    container.handlers.retry = { [model] in model.reload() }
    binding = Binding({ [model] in model.state }) { [container] in container.state = $0 }
  }

  override var preferredFocus: Widget { container.preferredFocus }

  override func viewWillAppear() {
    super.viewWillAppear()
    model.loadIfNeeded()
  }

  override func viewDidDisappear() {
    super.viewDidDisappear()
    model.cancel()
  }
}
