import Containment
import GTK
import Library
import Localization
import Tracking

/// A list as a checklist: an entry for notes, a search entry, and the items.
final class ChecklistController: ViewController, LibraryContentController {
  let model: ChecklistModel
  private let list = ChecklistView()
  private let items: ChecklistItemsController
  private var binding: Binding?

  init(model: ChecklistModel, items: ChecklistItemsController) {
    self.model = model
    self.items = items
    super.init()
  }

  override func loadView() { view = Box(.vertical, [list.widget]) }

  override func viewDidLoad() {
    super.viewDidLoad()
    add(child: items)
    list.onAdd = { [weak self] in self?.addNote() }
    list.search.onEdit { [model, weak list] in if let list { model.searchText = list.search.text } }
    list.search.addShortcut("Down", isLocal: true) { [weak items] in items?.takeFocus() ?? false }
    binding = Binding({ [model] in (model.entries, model.canReorder) }) { [weak self] in
      self?.show($0, canReorder: $1)
    }
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
      if await model.list.add(note: text) { list.note.text = "" }
    }
  }
}
