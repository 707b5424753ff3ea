import Containment
import GTK

/// The row of a user: picture, name, and a check box that shows whether the user is selected. The initials replace a
/// picture that is loading, missing or damaged.
final class UserRow: BaseRow<UserViewModel> {
  private let picture: AvatarView
  private let name = Label(wrapping: "", styles: "heading")
  private let indicator = Icon("")

  init(_ pictures: any ImageProviding) {
    picture = AvatarView(images: pictures, size: 40)
    super.init()
  }

  override func setUp() {
    super.setUp()
    // Without a limit on the number of lines, GTK can make the label wider than the list.
    name.maximumLines = 3
    name.expandsHorizontally = true
    for part in [picture.widget, name, indicator] {
      part.verticalAlignment = .center
      box.append(part)
    }
  }

  override func bind(_ user: UserViewModel) {
    picture.show(name: user.name, picture: user.picture)
    name.text = user.name
    indicator.name = user.indicator
    if user.isSelected { indicator.addStyle("accent") } else { indicator.removeStyle("accent") }
  }

  override func unbind() { picture.show(name: "", picture: nil) }

  override func accessibleLabel(for user: UserViewModel) -> String { user.name }

  override func isChecked(for user: UserViewModel) -> Bool? { user.isSelected }
}
