import Containment
import GTK
import Library
import Localization
import Tracking

/// The avatar of the current profile in the header bar. It is hidden while there is only one profile.
///
/// Retain it as long as its button is shown.
package final class ProfileButton {
  package let button = Button(icon: "avatar-default-symbolic", name: "")
  private let avatar: AvatarView
  private var binding: Binding?

  package init(_ session: ProfileSession, images: any ImageProviding) {
    avatar = AvatarView(images: images, size: 24)
    avatar.widget.verticalAlignment = .center
    button.child = avatar.widget
    button.addStyle("flat")
    button.setAction("win.\(ProfilesDestination().address)")
    binding = Binding({
      (session.isShared, session.name, session.pictures.address(of: session.user?.fields.picture))
    }) { [weak self] isShared, name, picture in
      self?.button.isVisible = isShared
      self?.button.rename(tr("Current profile: {user}", ["user": name]))
      self?.avatar.show(name: name, picture: picture)
    }
  }
}
