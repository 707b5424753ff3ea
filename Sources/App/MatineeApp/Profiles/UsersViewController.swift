import Containment
import GTK
import LoadingState
import MatineeCore

/// The list of profiles, with the current one marked.
///
/// Keyboard: Enter chooses, F2 edits, Delete removes.
final class UsersViewController: ViewController {
  var onChoose: (User) -> Void = { _ in }
  /// Called with the profile whose page to open; `nil` if this page can't open any.
  var onShow: ((User) -> Void)?
  var onBrowseAsGuest: () -> Void = {}
  var onUseLocalProfiles: () -> Void = {}
  var onAdd: () -> Void = {}
  var onEdit: (User) -> Void = { _ in }
  var onRemove: (User) -> Void = { _ in }
  private let model: UsersViewModel
  private let list: ListController<UsersDatasource.Row>
  private let add = Button(label: "Add Profile…")
  private let guest = Button(label: "Browse as Guest")
  private let own = Button(label: "Local Profiles")
  private let notice = Label(wrapping: "", styles: "dim-label")
  private let container = ChildContainer("the users")
  private var binding: Binding?
  private var hasAppeared = false

  init(_ model: UsersViewModel, images: any ImageProviding) {
    self.model = model
    list = ListController(images: images, picture: .avatar)
    super.init(title: "Who Is Watching?")
  }

  override func loadView() {
    let lines = Box(.vertical, spacing: 6, [LayoutBox.wrapping([guest, add, own], spacing: 6), notice])
    lines.setMargins(top: 12, bottom: 6, start: 12, end: 12)
    container.widget.expandsVertically = true
    view = Box(.vertical, [Clamp(lines, maximumWidth: 860, tightens: false), container.widget])
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    add(child: list, in: container)
    list.onSelect = { [weak self] in self?.onChoose($0.user) }
    guest.onClick { [weak self] in self?.onBrowseAsGuest() }
    add.onClick { [weak self] in self?.onAdd() }
    own.onClick { [weak self] in self?.onUseLocalProfiles() }
    onItemKey("F2") { [weak self] (row: UsersDatasource.Row) in self?.edit(row.user) }
    onItemKey("Delete") { [weak self] (row: UsersDatasource.Row) in self?.remove(row.user) }
    setItemMenuProvider { [weak self] in ($0 as? UsersDatasource.Row).flatMap { self?.menu(of: $0.user) } }
    binding = Binding({ [model] in
      // `show` reads these properties from the model, so the binding must observe them.
      _ = (model.isEditable, model.isElsewhere, model.isGuest)
      return (model.datasource, model.notice)
    }) { [weak self] in self?.show($0, $1) }
  }

  /// Focuses the current profile's row initially, so that Enter keeps that profile.
  override func viewDidAppear() {
    super.viewDidAppear()
    guard !hasAppeared, let current = model.datasource.rows.first(where: \.isCurrent) else { return }
    hasAppeared = true
    list.focusRow(of: current.id)
  }

  /// The list of rows.
  override var preferredFocus: Widget { list.preferredFocus }
}

extension UsersViewController: StatefulContentLoadable {
  func loadContent() async -> LoadResult {
    switch await model.load() {
    case .empty(let message): .empty(message)
    case .failed(let message, _): .failure(message)
    case .idle, .loading, .content: .content
    }
  }
}

extension UsersViewController {
  private func show(_ users: UsersDatasource, _ text: String?) {
    list.items = users.rows
    (notice.text, notice.isVisible) = (text ?? "", text != nil)
    (add.isVisible, own.isVisible, guest.isVisible) = (model.isEditable, model.isElsewhere, !model.isGuest)
  }

  private func edit(_ user: User) { if model.isEditable { onEdit(user) } }
  private func remove(_ user: User) { if model.canRemove(user) { onRemove(user) } }

  private func menu(of user: User) -> ItemMenu {
    let choosing = MenuItem("_Switch to \(user.shortName)", name: "choose") { [weak self] in self?.onChoose(user) }
    let showing = onShow.map { onShow in MenuItem("_View Profile", name: "show") { onShow(user) } }
    let editing = MenuItem("_Edit…", name: "edit") { [weak self] in self?.edit(user) }
    let removing = MenuItem("Re_move", name: "remove") { [weak self] in self?.remove(user) }
    let own = (model.isEditable ? [editing] : []) + (model.canRemove(user) ? [removing] : [])
    let leading = [choosing] + (model.hasPage(user) ? [showing].compactMap(\.self) : [])
    return ItemMenu(user.name, [leading, own].filter { !$0.isEmpty })
  }
}
