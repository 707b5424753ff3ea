import Containment
import GTK
import LoadingState
import Localization
import Tracking

/// The list of profiles, with the current one marked.
///
/// Keyboard: Enter chooses, F2 edits, Delete removes.
final class UsersViewController: ViewController, StatefulContentLoadable {
  /// Called with the action that the user chooses.
  var onAction: (UsersAction) -> Void = { _ in }
  private let model: UsersViewModel
  private let opensPages: Bool
  private let page = UsersView()
  private let list: ListController<UsersDatasource.Row>
  private var binding: Binding?
  private var hasAppeared = false

  /// - Parameter opensPages: Whether the user can open profiles' pages here.
  init(_ model: UsersViewModel, images: any ImageProviding, opensPages: Bool) {
    self.model = model
    self.opensPages = opensPages
    list = ListController(images: images, picture: .avatar)
    super.init(title: tr("Who’s Watching?"))
  }

  override func loadView() { view = Box(.vertical, [page.widget]) }

  override func viewDidLoad() {
    super.viewDidLoad()
    add(child: list)
    page.onAction = { [weak self] in self?.onAction($0) }
    list.onSelect = { [weak self] in self?.onAction(.choose($0.user)) }
    connectItems()
    binding = Binding({ [model] in (model.datasource.rows, UsersView.Content(model)) }) { [list, page] in
      list.items = $0
      page.show($1)
    }
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

  func loadContent() async -> LoadResult {
    switch await model.load() {
    case .empty(let message): .empty(message)
    case .failed(let message, _): .failure(message)
    case .idle, .loading, .content: .content
    }
  }
}

extension UsersViewController {
  private func connectItems() {
    view.onItemKey("F2") { [weak self] (row: UsersDatasource.Row) in
      if let self, model.isEditable { onAction(.edit(row.user)) }
    }
    view.onItemKey("Delete") { [weak self] (row: UsersDatasource.Row) in
      if let self, model.canRemove(row.user) { onAction(.remove(row.user)) }
    }
    view.setItemMenuProvider { [weak self, model, opensPages] (row: UsersDatasource.Row) in
      model.menu(of: row.user, opensPages: opensPages) { self?.onAction($0) }
    }
  }
}
