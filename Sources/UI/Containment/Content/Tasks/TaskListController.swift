import GTK

/// A list of tasks that can be checked off, moved, renamed and removed. Open tasks are above completed ones.
///
/// The list only reports the user's actions. The owner of the items changes them and sets them again.
///
/// - Pointer: The check box toggles a task, a click opens it, and dragging moves it. Other values can be dropped on the
///   list.
/// - Keyboard: Space toggles a task, Enter opens it, and Alt with Up, Down, Home or End moves it. F2 renames it, and
///   Delete removes it.
/// - Screen reader: Reads whether a row is checked, and its position after a move. Its actions have names:
///   `task.toggle`, `task.move-up`, `task.move-down`, `task.rename`, `task.remove`.
///
/// Only the rows near the visible part exist, regardless of the number of items.
public final class TaskListController<Item: TaskListable>: ViewController {
  /// All items, in their order. Completed ones are shown below open ones. Setting them updates only the rows that
  /// changed. Setting the same items again discards a toggle that wasn't accepted.
  public var items: [Item] = [] {
    didSet { items == oldValue ? model.notifyAllItems() : updateRows() }
  }
  /// The headings of the two groups. A group without items has no heading.
  public var headings = TaskHeadings(open: "Remaining", done: "Done") {
    didSet { if headings != oldValue { updateRows() } }
  }
  /// Called with an item that the user checks or unchecks, before its state has changed.
  public var onToggle: (Item) -> Void = { _ in }
  /// Called with the move that the user requests. Items can't be moved while this is `nil`.
  public var onMove: ((TaskMove<Item>) -> Void)? {
    didSet { if (onMove == nil) != (oldValue == nil) { updateRows() } }
  }
  /// Called with an item that the user removes. Items can't be removed while this is `nil`.
  public var onRemove: ((Item) -> Void)? {
    didSet { if (onRemove == nil) != (oldValue == nil) { model.notifyAllItems() } }
  }
  /// Called with an item that the user wants to rename. Items can't be renamed while this is `nil`.
  public var onRename: ((Item) -> Void)? {
    didSet { if (onRename == nil) != (oldValue == nil) { model.notifyAllItems() } }
  }
  /// Called with the item of an activated row.
  public var onSelect: ((Item) -> Void)?
  /// Returns whether a value that is dragged from elsewhere can be dropped here.
  public var acceptsDrop: (Any) -> Bool = { _ in false }
  /// Called with a dropped value and its index, from 0, among the open tasks.
  public var onDrop: (_ value: Any, _ index: Int) -> Void = { _, _ in }

  let model = ListModel<TaskRow<Item>>()
  var order = TaskOrder<Item>([])
  var list: ListView<TaskRow<Item>>?
  /// The item that the user has moved by keyboard. After the update, it takes the focus and its position is announced.
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

  /// The list, which focuses the row that last had the focus, or the first row.
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
    let previous = order
    let focused = list?.focusedRow.flatMap(position)
    order = TaskOrder(items)
    model.update(
      to: order.items.enumerated().map { position, item in
        TaskRow(item: item, heading: heading(at: position), isMovable: onMove != nil)
      })
    // In GTK 4.8, Tab moves the focus into an empty scrolled window, where it is lost.
    scrolled?.canContainFocus = model.count > 0
    if let focused { restoreFocus(from: focused, in: previous) }
  }

  private func heading(at position: Int) -> String? {
    if position == order.openCount { return headings.done }
    return position == 0 ? headings.open : nil
  }
}
