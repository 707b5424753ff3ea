import GTK
import LoadingState

/// A list with loading, content, empty and failure states.
public final class ListStateController<Item: Listable>: ViewController {
  /// The list that shows the rows. Set its footer and callbacks here, and its items through ``state``.
  public let list: ListController<Item>
  private let container: StateController<[Item]>

  public init(images: any ImageProviding, children: StateChildren = StateChildren()) {
    let list = ListController<Item>(images: images)
    self.list = list
    container = StateController(content: list, children: children) { [weak list] in list?.items = $0 }
    container.describeContent = { $0.count == 1 ? "1 item" : "\($0.count) items" }
    super.init()
  }

  /// The current state: loading, rows or a message. See ``StateController/state``.
  public var state: ContentState<[Item]> {
    get { container.state }
    set { container.state = newValue }
  }

  /// Called when the user presses a message's button.
  public var onAction: (StateMessage.Action) -> Void {
    get { container.onAction }
    set { container.onAction = newValue }
  }

  /// The screen reader announcement for new rows; by default, their number, as in "20 items". See
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
