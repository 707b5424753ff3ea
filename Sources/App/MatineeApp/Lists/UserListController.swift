import Containment
import GTK
import Library
import LoadingState
import MatineeCore
import TitleIdentity

/// The page of a user's list: an entry for notes, a search field, and the open and completed items.
final class UserListController: ViewController {
  /// Called with the title to open.
  var onOpen: (TitleSummary) -> Void = { _ in }
  /// Called with the item whose text the user wants to edit.
  var onEdit: (UserListEntry) -> Void = { _ in }
  /// Returns the menu items common to titles in all lists.
  var makeTitleMenu: (TitleSummary) -> [[MenuItem]] = { _ in [] }
  private let model: UserListModel
  private let tasks: TaskListController<UserListEntry>
  private let note = Entry(name: "Add Note", limit: maximumNoteLength)
  private let search = SearchEntry(name: "Search This List", placeholder: "Search This List")
  private let nothing = Label(wrapping: "", styles: "dim-label")
  private let place = ChildContainer("the items")
  private var bindings: [Binding] = []

  init(title: String?, model: UserListModel, images: any ImageProviding) {
    self.model = model
    tasks = TaskListController(images: images)
    super.init(title: title ?? "List")
  }

  override func loadView() {
    note.placeholder = "Add a Note"
    let button = Button(icon: "list-add-symbolic", name: "Add the Note")
    button.onClick { [weak self] in self?.addNote() }
    note.expandsHorizontally = true
    search.expandsHorizontally = true
    nothing.setAccessibleRole(.status)
    nothing.setMargins(24)
    let lines = Box(.vertical, spacing: 6, [Box(.horizontal, spacing: 6, [note, button]), search])
    lines.setMargins(top: 12, bottom: 6, start: 12, end: 12)
    place.widget.expandsVertically = true
    view = Box(.vertical, [Clamp(lines, maximumWidth: 860, tightens: false), nothing, place.widget])
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    add(child: tasks, in: place)
    connectTasks()
    note.onSubmit { [weak self] in self?.addNote() }
    search.onEdit { [weak self] in self.map { $0.model.searchText = $0.search.text } }
    search.onStop { [weak self] in self?.search.text = "" }
    search.addShortcut("Down", isLocal: true) { [weak self] in self?.tasks.takeFocus() ?? false }
    setItemMenuProvider { [weak self] in ($0 as? UserListEntry).flatMap { self?.menu(of: $0) } }
    bindings = [
      Binding({ [model] in (model.entries, model.canReorder) }) { [weak self] in self?.show($0, canReorder: $1) },
      Binding({ [model] in model.list?.shownName }) { [weak self] name in
        if let name { self?.title = name }
      },
    ]
  }

  /// The list of rows.
  override var preferredFocus: Widget { tasks.preferredFocus }
}

extension UserListController: StatefulContentLoadable {
  func loadContent() async -> LoadResult {
    do throws(LibraryError) {
      try await model.load()
      return model.items?.isEmpty == true ? .empty(.emptyUserList) : .content
    } catch {
      return error == .notFound ? .empty(.noSuchList) : .failure(StateMessage(error))
    }
  }
}

extension UserListController {
  private func connectTasks() {
    tasks.onSelect = { [weak self] entry in
      if let title = entry.title { self?.onOpen(title) } else if entry.reference == nil { self?.onEdit(entry) }
    }
    tasks.onToggle = { [weak self] in self?.tick($0) }
    tasks.onRemove = { [model] entry in Task { await model.remove(entry) } }
    tasks.onRename = { [weak self] in self?.onEdit($0) }
  }

  private func show(_ entries: [UserListEntry], canReorder: Bool) {
    tasks.items = entries
    tasks.onMove = canReorder ? { [weak self] in self?.move($0) } : nil
    nothing.text = entries.isEmpty && model.isFiltered ? "Nothing on this list matches your search." : ""
    nothing.isVisible = !nothing.text.isEmpty
  }

  /// Checks or unchecks an item immediately, so that screen readers announce it with the next frame. Reverts it if the
  /// change can't be saved.
  private func tick(_ entry: UserListEntry) {
    let isDone = !entry.isDone
    tasks.items = tasks.items.map { $0.id == entry.id ? $0.withDone(isDone) : $0 }
    Task { [weak self, model] in
      if await !model.tick(entry, isDone) { self?.tasks.items = model.entries }
    }
  }

  private func move(_ move: TaskMove<UserListEntry>) {
    var items = tasks.items.filter { $0.id != move.item.id }
    let place = { (neighbour: UserListEntry?) in neighbour.flatMap { next in items.firstIndex { $0.id == next.id } } }
    items.insert(move.item, at: place(move.previous).map { $0 + 1 } ?? place(move.next) ?? 0)
    tasks.items = items
    Task { [weak self, model] in
      let isDone = await model.move(move.item, after: move.previous?.id, before: move.next?.id)
      if !isDone { self?.tasks.items = model.entries }
    }
  }

  private func addNote() {
    let text = note.text
    if let problem = ListTextKind.note.problem(with: text) {
      announce(problem)
      note.focus()
      return
    }
    Task { [weak self, model] in
      if await model.add(note: text) { self?.note.text = "" }
    }
  }

  private func menu(of entry: UserListEntry) -> ItemMenu {
    let isNote = entry.reference == nil
    let own = [
      MenuItem("_Done", name: "done", isOn: entry.isDone) { [weak self] in self?.tick(entry) },
      MenuItem(isNote ? "_Edit…" : "_Note…", name: "edit") { [weak self] in self?.onEdit(entry) },
      MenuItem("Re_move from List", name: "remove") { [model] in Task { await model.remove(entry) } },
    ]
    return ItemMenu(entry.shortName, [own] + (entry.title.map(makeTitleMenu) ?? []))
  }
}
