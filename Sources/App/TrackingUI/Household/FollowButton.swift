import GTK
import Library
import Localization
import Tracking

/// A toggle button for following another profile. It is hidden for the user's own profile.
///
/// Retain this object as long as its button is shown.
final class FollowButton {
  let button = ToggleButton(toggle: tr("Follow"))
  private let model: FollowModel
  private let other: ProfileID
  private var isFollowed = false
  private var binding: Binding?

  init(_ other: ProfileID, _ model: FollowModel) {
    self.other = other
    self.model = model
    button.horizontalAlignment = .center
    button.addStyle("pill")
    button.onToggle { [weak self] in self?.toggle() }
    binding = Binding({ (model.follows(other), model.household) }) { [weak self] in self?.show($0, $1) }
  }

  private func show(_ isFollowed: Bool?, _ household: Household?) {
    self.isFollowed = isFollowed ?? false
    button.isVisible = isFollowed != nil
    button.label = self.isFollowed ? tr("Following", context: "button") : tr("Follow")
    button.accessibleDescription = household?.name(of: other)
    button.isActive = self.isFollowed
  }

  private func toggle() {
    let wantsFollow = button.isActive
    guard wantsFollow != isFollowed else { return }
    model.library.begin { [weak self, model, other] in
      if await !model.follow(other, wantsFollow), let self { show(model.follows(other), model.household) }
    }
  }
}
