import Containment
import GTK
import LoadingState

/// The app's coordinator. It creates the pages, navigates between them, and applies the user's changes to the store.
public final class TodoCoordinator: ViewController {
  private let store: TodoStore
  private let banner = BannerView()
  private lazy var navigation = NavigationController(root: makeListsPage())
  private var binding: Binding?
  private var listsToDiscard: [TodoList]?

  public init(_ store: TodoStore) {
    self.store = store
    super.init(title: "To Do")
  }

  public override func loadView() { view = Box(.vertical) }

  public override func viewDidLoad() {
    super.viewDidLoad()
    add(child: navigation)
    (view as? Box)?.append(banner.widget)
    banner.handlers.retry = { [store] in store.save() }
    binding = Binding({ [store] in store.saveError.map { StateMessage($0) } }) { [weak self, banner] message in
      banner.message = message
      if let message { self?.announce(message.sentence) }
    }
  }

  public override var preferredFocus: Widget { navigation.preferredFocus }

  /// Returns whether the window may close now. Otherwise, it closes once the changes are saved. If they can't be saved,
  /// it stays open until the user closes it again.
  public func windowShouldClose() -> Bool {
    guard store.hasUnsavedChanges, store.lists != listsToDiscard else { return true }
    Task {
      await store.save().value
      guard store.hasUnsavedChanges else { return view.window?.close() ?? () }
      listsToDiscard = store.lists
      notify("Your changes aren’t saved. Close the window again to discard them.")
    }
    return false
  }
}

extension TodoCoordinator {
  /// Opens the page of a list's tasks.
  public func open(_ list: TodoList) {
    let tasks = TasksController(list, store)
    let page = StatefulContentController(tasks)
    tasks.onToggle = { [store] task in store.change { $0[id: list.id]?.tasks[id: task.id]?.isDone.toggle() } }
    tasks.onRemove = { [store, weak page] task in
      store.change { $0[id: list.id]?.tasks[id: task.id] = nil }
      page?.reload()
    }
    addButton("document-edit", "Rename List", key: "F2", to: page, name: { tasks.title }) { $0[id: list.id]?.name = $1 }
    addButton("list-add", "New Task", key: "<Ctrl>n", to: page) { $0[id: list.id]?.tasks.append(TodoTask(title: $1)) }
    navigation.push(page)
  }

  private func makeListsPage() -> ViewController {
    let lists = ListsController(store)
    let page = StatefulContentController(lists)
    lists.onOpen = { [weak self] in self?.open($0) }
    addButton("list-add", "New List", key: "<Ctrl>n", to: page) { $0.append(TodoList(name: $1)) }
    return page
  }

  /// Adds a button that asks for a name and makes a change with it. The button on an empty page does the same as the
  /// button that was added last.
  private func addButton(
    _ icon: String, _ title: String, key: String, to page: StatefulContentController,
    name: @escaping () -> String? = { nil }, _ change: @escaping (inout [TodoList], String) -> Void
  ) {
    let button = Button(icon: "\(icon)-symbolic", name: title)
    button.onClick { [weak self, weak page, store] in
      let dialog = NameController(title, name: name() ?? "") { name in
        store.change { change(&$0, name) }
        page?.reload()
      }
      dialog.present(over: self?.view.window)
    }
    button.retain(
      Binding({ [store] in store.lists != nil }) { [weak button] in button?.isSensitive = $0 }, for: "loaded")
    page.navigationItem.trailing.append(button)
    page.handle { (_: TodoAction) in button.click() }
    page.view.addShortcut(key) {
      if button.isSensitive { button.click() }
      return button.isSensitive
    }
  }
}
