import GTK
import LoadingState

/// A list with its states: loading, rows, empty, failure.
public final class ListStateController<Item: Listable>: ViewController {
  /// The list that shows the rows; set its footer and its callbacks here, and its items through ``state``.
  public let list: ListController<Item>
  private let container: StateController<[Item]>

  public init(images: any ImageProviding, children: StateChildren = StateChildren()) {
    let list = ListController<Item>(images: images)
    self.list = list
    container = StateController(content: list, children: children) { [weak list] in list?.items = $0 }
    container.describeContent = { $0.count == 1 ? "1 item" : "\($0.count) items" }
    super.init()
  }

  /// What is shown: rows, a message, or that something is awaited. See ``StateController/state``.
  public var state: ContentState<[Item]> {
    get { container.state }
    set { container.state = newValue }
  }

  /// Called when the button of a message is pressed.
  public var onAction: (StateMessage.Action) -> Void {
    get { container.onAction }
    set { container.onAction = newValue }
  }

  /// What the rows are announced as when they come; "20 items" unless told otherwise. See
  /// ``StateController/describeContent``.
  public var describeItems: ([Item]) -> String {
    get { container.describeContent }
    set { container.describeContent = newValue }
  }

  public override var preferredFocus: Widget { container.preferredFocus }

  public override func viewDidLoad() {
    super.viewDidLoad()
    add(child: container)
  }
}
