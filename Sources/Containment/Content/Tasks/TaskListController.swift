import GTK

/// A list of things to do, which are ticked, moved, renamed and removed. It shows what it is given, what is open above what is
/// done, and tells what somebody wishes: whoever holds the items changes them and sets them again.
///
/// - Pointer: the box ticks, a press opens, and dragging moves; what comes from elsewhere can be dropped.
/// - Keyboard: Space ticks, Enter opens, Alt with Up, Down, Home and End moves, F2 renames, Delete removes.
/// - Screen reader: a row is ticked or not, and where it stands is said after a move. Its actions have names:
///   `task.toggle`, `task.move-up`, `task.move-down`, `task.rename`, `task.remove`.
///
/// Only the rows near what is seen exist, however many items there are.
public final class TaskListController<Item: TaskListable>: ViewController {
  /// All items, in their order; those that are done are shown below those that are not. Setting them changes only what
  /// differs; setting the same again shows what is so, in place of what somebody wished.
  public var items: [Item] = [] {
    didSet { items == oldValue ? model.showAgain() : updateRows() }
  }
  /// What stands above the two groups, where there are items in them.
  public var headings = TaskHeadings(open: "To Do", done: "Done") {
    didSet { if headings != oldValue { updateRows() } }
  }
  /// Called with an item that somebody ticks, or no longer does: it is to be the other.
  public var onToggle: (Item) -> Void = { _ in }
  /// Called with where somebody wishes an item to stand; none can be moved as long as this is `nil`.
  public var onMove: ((TaskMove<Item>) -> Void)? {
    didSet { if (onMove == nil) != (oldValue == nil) { updateRows() } }
  }
  /// Called with an item that is to go; none can be removed as long as this is `nil`.
  public var onRemove: ((Item) -> Void)? {
    didSet { if (onRemove == nil) != (oldValue == nil) { model.showAgain() } }
  }
  /// Called with an item that is to have another name; none can be renamed as long as this is `nil`.
  public var onRename: ((Item) -> Void)? {
    didSet { if (onRename == nil) != (oldValue == nil) { model.showAgain() } }
  }
  /// Called with the item of a row that is pressed or activated.
  public var onSelect: ((Item) -> Void)?
  /// Whether something that is dragged from elsewhere may be dropped here.
  public var acceptsDrop: (Any) -> Bool = { _ in false }
  /// Called with what was dropped, and with its position from 0 among those that are not done.
  public var onDrop: (_ value: Any, _ index: Int) -> Void = { _, _ in }

  let model = ListModel<TaskRow<Item>>()
  var order = TaskOrder<Item>([])
  var list: ListView<TaskRow<Item>>?
  /// What was moved by a key, and is to be spoken of and have the focus where it comes.
  var moved: Item.ID?
  private let images: any ImageProviding
  private var scrolled: ScrolledWindow?

  public init(title: String? = nil, images: any ImageProviding) {
    self.images = images
    super.init(title: title)
  }

  public override func loadView() {
    let list = ListView(model) { [images, weak self] in
      TaskRowCell(images: images) {
        self?.perform($0, $1)
      } isPossible: {
        self?.isPossible($0) ?? false
      }
    }
    list.addStyle("rows")
    let scrolled = ScrolledWindow(ClampScrollable(list, maximumWidth: 860))
    scrolled.expandsVertically = true
    scrolled.isFocusable = false
    self.list = list
    self.scrolled = scrolled
    view = scrolled
  }

  /// The rows: the one that had the focus last gets it, else the first.
  public override var preferredFocus: Widget { list ?? view }

  public override func viewDidLoad() {
    super.viewDidLoad()
    guard let list else { return }
    list.onActivate { [weak self] position in
      guard let self, order.items.indices.contains(position) else { return }
      onSelect?(order.items[position])
    }
    addKeys(to: list)
    addDragging(to: list)
    updateRows()
  }

  public override func viewWillAppear() {
    super.viewWillAppear()
    list?.accessibleLabel = nearestTitle ?? ""
  }

  private func updateRows() {
    guard isViewLoaded else { return }
    let former = order
    let focused = list?.focusedRow.flatMap(position)
    order = TaskOrder(items)
    model.update(
      to: order.items.enumerated().map { position, item in
        TaskRow(item: item, heading: heading(at: position), isMovable: onMove != nil)
      })
    // GTK 4.8 gives the key Tab to what scrolls even where nothing in it can be focused, and there it is lost.
    scrolled?.letsFocusIn = model.count > 0
    if let focused { followFocus(from: focused, in: former) }
  }

  private func heading(at position: Int) -> String? {
    if position == order.openCount { return headings.done }
    return position == 0 ? headings.open : nil
  }
}
