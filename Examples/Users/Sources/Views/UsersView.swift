import GTK

/// The view of the screen: a summary above the list. It knows about rows, but not about users.
final class UsersView: BaseView {
  /// Called with the ID of a row that the user activates.
  var onActivate: (UserViewModel.ID) -> Void = { _ in }
  private let summary = Label(wrapping: "", styles: "dim-label")
  private let model = ListModel<UserViewModel>()

  init() { super.init(.vertical) }

  override func setUp() {
    super.setUp()
    summary.setAccessibleRole(.status)
    summary.setMargins(top: 12, bottom: 6, start: 12, end: 12)
    let list = ListView(model) { UserRow() }
    list.accessibleLabel = UsersText.title
    list.addStyle("rows")
    list.onActivate { [weak self] position in
      guard let self, position < model.count else { return }
      onActivate(model[position].id)
    }
    let scrolled = ScrolledWindow(ClampScrollable(list, maximumWidth: maximumWidth))
    scrolled.expandsVertically = true
    scrolled.isFocusable = false
    box.append(Clamp(summary, maximumWidth: maximumWidth, tightens: false))
    box.append(scrolled)
  }

  /// Shows the rows. Unchanged rows stay in place, so the list keeps its scroll position and focus.
  func show(_ rows: [UserViewModel], summary text: String) {
    summary.text = text
    model.update(to: rows)
  }
}

private let maximumWidth = 600
