import Containment
import GTK

/// The view of the screen: a summary above the list. It knows about rows, but not about users.
final class UsersView: BaseTableView<UserViewModel> {
  private let summary = Label(wrapping: "", styles: "dim-label")

  init(_ pictures: any ImageProviding) {
    super.init(title: UsersText.title) { UserRow(pictures) }
  }

  override func setUp() {
    super.setUp()
    summary.setAccessibleRole(.status)
    summary.setMargins(top: 12, bottom: 6, start: 12, end: 12)
    box.prepend(Clamp(summary, maximumWidth: maximumWidth, tightens: false))
  }

  func show(_ rows: [UserViewModel], summary text: String) {
    summary.text = text
    show(rows)
  }
}
