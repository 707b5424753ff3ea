import Containment
import GTK
import Library
import Localization
import Tracking

/// The page of a user's list: an entry for notes, a search entry, and the items.
final class UserListController: ViewController, LibraryContentController {
  let model: UserListModel
  private let list = UserListView()
  private let items: UserListItemsController
  private var bindings: [Binding] = []

  init(title: String?, model: UserListModel, items: UserListItemsController) {
    self.model = model
    self.items = items
    super.init(title: title ?? tr("List"))
  }

  override func loadView() { view = Box(.vertical, [list.widget]) }

  override func viewDidLoad() {
    super.viewDidLoad()
    add(child: items)
    list.onAdd = { [weak self] in self?.addNote() }
    list.search.onEdit { [model, weak list] in if let list { model.searchText = list.search.text } }
    list.search.addShortcut("Down", isLocal: true) { [weak items] in items?.takeFocus() ?? false }
    bindings = [
      Binding({ [model] in (model.entries, model.canReorder) }) { [weak self] in self?.show($0, canReorder: $1) },
      Binding({ [model] in model.list?.shownName }) { [weak self] in if let name = $0 { self?.title = name } },
    ]
  }

  /// The list of rows.
  override var preferredFocus: Widget { items.preferredFocus }

  private func show(_ entries: [UserListEntry], canReorder: Bool) {
    items.show(entries, canReorder: canReorder)
    list.show(hasNoMatches: entries.isEmpty && model.isFiltered)
  }

  private func addNote() {
    let text = list.note.text
    if let problem = ListTextKind.note.problem(with: text) {
      announce(problem)
      list.note.focus()
      return
    }
    Task { [model, list] in
      if await model.add(note: text) { list.note.text = "" }
    }
  }
}
