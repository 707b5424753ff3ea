import GTK

/// The row of a user: initials, name, detail, and a check box that shows whether the user is selected.
final class UserRow: BaseRow<UserViewModel> {
  private let avatar = Avatar(size: 40)
  private let name = Label(wrapping: "", styles: "heading")
  private let detail = Label(wrapping: "", styles: "caption", "dim-label")
  private let indicator = Icon("")

  override func setUp() {
    super.setUp()
    // Without a limit on the number of lines, GTK can make the labels wider than the list.
    for label in [name, detail] { label.maximumLines = 3 }
    let labels = Box(.vertical, spacing: 3, [name, detail])
    labels.expandsHorizontally = true
    avatar.addStyle("quiet-avatar")
    for part in [avatar, labels, indicator] {
      part.verticalAlignment = .center
      box.append(part)
    }
  }

  override func bind(_ user: UserViewModel) {
    avatar.name = user.name
    name.text = user.name
    detail.text = user.detail
    detail.isVisible = !user.detail.isEmpty
    indicator.name = user.indicator
    if user.isSelected { indicator.addStyle("accent") } else { indicator.removeStyle("accent") }
  }

  override func accessibleLabel(for user: UserViewModel) -> String { user.accessibleLabel }

  override func isChecked(for user: UserViewModel) -> Bool? { user.isSelected }
}
