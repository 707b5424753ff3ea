import Containment
import GTK
import Tracking

/// The header of a profile's page: picture, name, role, teams, and the Follow button.
final class ProfileHeaderView {
  let widget: Widget
  private let avatar: AvatarView
  private let follow: FollowButton
  private let name = Label(wrapping: "", styles: "title-1")
  private let detail = Label(wrapping: "", styles: "dim-label")
  private let reason = Label(wrapping: "")

  init(_ follow: FollowButton, images: any ImageProviding) {
    self.follow = follow
    avatar = AvatarView(images: images, size: 96)
    avatar.widget.horizontalAlignment = .center
    for label in [name, detail, reason] { label.justification = .center }
    name.setAccessibleRole(.heading)
    let box = Box(.vertical, spacing: 9, [avatar.widget, name, detail, follow.button, reason])
    box.setMargins(top: 24, bottom: 12, start: 12, end: 12)
    widget = box
  }

  func show(_ card: ProfileCard) {
    avatar.show(name: card.name, picture: card.picture)
    name.text = card.name
    detail.text = ([card.role] + card.teams).filter { !$0.isEmpty }.joined(separator: " · ")
    detail.isVisible = !detail.text.isEmpty
    reason.text = card.reason ?? ""
    reason.isVisible = card.reason != nil
  }
}
