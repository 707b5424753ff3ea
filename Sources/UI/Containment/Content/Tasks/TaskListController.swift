import GTK
import Localization

/// A list of tasks that can be checked off, moved, renamed and removed. Open tasks are above completed ones.
///
/// The list only reports the user's actions. The owner of the items applies them and sets ``items`` again.
///
/// - Pointer: The check box toggles a task, a click opens it, and dragging moves it. Other values can be dropped on the
///   list.
/// - Keyboard: Space toggles a task, Enter opens it, and Alt with Up, Down, Home or End moves it. F2 renames it, and
///   Delete removes it.
/// - Screen reader: Reads whether a row is checked, and its position after a move. Its actions have names:
///   `task.toggle`, `task.move-up`, `task.move-down`, `task.rename`, `task.remove`.
///
/// Only the rows near the visible area exist, regardless of the number of items.
public final class TaskListController<Item: TaskListable>: ViewController {
  /// All items, in order. Completed ones are shown below open ones. Setting them updates only the rows that
  /// changed. Setting the same items again discards a toggle that wasn't accepted.
  public var items: [Item] = [] {
    didSet {
      end?.rearm()
      if items == oldValue { tasks?.refresh() } else { updateRows() }
      checkEndAfterLayout()
    }
  }
  /// The headings of the two groups. A group without items has no heading.
  public var headings = TaskHeadings(open: tr("Remaining"), done: tr("Done")) {
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
    didSet { if (onRemove == nil) != (oldValue == nil) { tasks?.refresh() } }
  }
  /// Called with an item that the user wants to rename. Items can't be renamed while this is `nil`.
  public var onRename: ((Item) -> Void)? {
    didSet { if (onRename == nil) != (oldValue == nil) { tasks?.refresh() } }
  }
  /// Called with the item of an activated row.
  public var onSelect: ((Item) -> Void)?
  /// Called when the end is near, to load more items. Called again if the end is still near after items are set.
  public var onReachEnd: () -> Void = {}
  /// Returns whether a value that is dragged from elsewhere can be dropped here. Other lists drag values of any type.
  public var acceptsDrop: (Any) -> Bool = { _ in false }
  /// Called with a dropped value and its index, from 0, among the open tasks.
  public var onDrop: (_ value: Any, _ index: Int) -> Void = { _, _ in }

  private let images: any ImageProviding
  private var tasks: TaskListView<Item>?
  private var dragging: TaskDragging<Item>?
  private var end: EndObserver?
  /// The item that the user has moved by keyboard. After the update, it takes the focus and its position is announced.
  private var moved: Item.ID?

  public init(title: String? = nil, images: any ImageProviding) {
    self.images = images
    super.init(title: title)
  }

  public override func loadView() {
    let tasks = TaskListView<Item> { [images, weak self] in
      TaskRowCell(images: images) {
        self?.perform($0, $1)
      } isPossible: {
        self?.isPossible($0) ?? false
      }
    }
    self.tasks = tasks
    view = tasks.widget
  }

  /// The list, which focuses the row that last had the focus, or the first row.
  public override var preferredFocus: Widget { list ?? view }

  public override func viewDidLoad() {
    super.viewDidLoad()
    guard let tasks else { return }
    tasks.onActivate { [weak self] in self?.onSelect?($0) }
    tasks.onMoveKey { [weak self] in
      guard let self, onMove != nil else { return false }
      move(from: $0, $1)
      return true
    }
    tasks.onActionKey { [weak self] in
      guard let self, isPossible($1) else { return false }
      perform($1, $0)
      return true
    }
    dragging = TaskDragging(tasks, of: self)
    end = EndObserver(tasks.widget.verticalAdjustment) { [weak self] in
      self?.isVisible == true && self?.items.isEmpty == false
    } onReachEnd: { [weak self] in
      self?.onReachEnd()
    }
    updateRows()
  }

  public override func viewWillAppear() {
    super.viewWillAppear()
    list?.accessibleLabel = nearestTitle ?? ""
  }

  public override func viewDidAppear() {
    super.viewDidAppear()
    end?.rearm()
    checkEndAfterLayout()
  }

  var list: ListView<TaskRow<Item>>? { tasks?.list }

  /// Performs the drop of a value at a vertical position in the list.
  ///
  /// - Returns: `false` if the value can't be dropped there.
  func drop(_ value: Any, at y: Double) -> Bool { dragging?.drop(value, at: y) ?? false }

  /// Returns the drag that starts at a point in the list; `nil` on a heading, or if items can't be moved.
  func drag(at x: Double, _ y: Double) -> DraggedItem? { dragging?.drag(at: x, y) }
}

extension TaskListController {
  private func checkEndAfterLayout() {
    guard isVisible else { return }
    view.window?.afterNextFrame { [weak self] in self?.end?.settle() }
  }

  private func updateRows() {
    guard let tasks,
      let position = tasks.show(items, headings: headings, isMovable: onMove != nil, moved: moved)
    else { return }
    moved = nil
    announce(tasks.order.description(of: position))
  }

  private func isPossible(_ action: TaskAction) -> Bool {
    switch action {
    case .toggle: true
    case .moveUp, .moveDown: onMove != nil
    case .rename: onRename != nil
    case .remove: onRemove != nil
    }
  }

  private func perform(_ action: TaskAction, _ item: Item) {
    guard let order = tasks?.order, let position = order.position(of: item.id) else { return }
    let item = order.items[position]
    switch action {
    case .toggle: toggle(item)
    case .moveUp: move(from: position, .up)
    case .moveDown: move(from: position, .down)
    case .rename: onRename?(item)
    case .remove: onRemove?(item)
    }
  }

  private func toggle(_ item: Item) {
    onToggle(item)
    guard let updated = items.first(where: { $0.id == item.id }), updated.isDone != item.isDone else { return }
    let title = updated.taskTitle
    announce(updated.isDone ? tr("{title}: done", ["title": title]) : tr("{title}: not done", ["title": title]))
  }

  private func move(from position: Int, _ step: TaskStep) {
    guard let order = tasks?.order else { return }
    // At the end of its group, an item doesn't move. Announcing its position makes this clear.
    guard let move = order.move(from: position, step) else { return announce(order.description(of: position)) }
    moved = move.item.id
    onMove?(move)
  }
}
