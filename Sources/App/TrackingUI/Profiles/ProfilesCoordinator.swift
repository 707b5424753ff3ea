import Containment
import LoadingState
import Localization
import ScreenFoundation
import Tracking

/// The flow of choosing a profile: the page, the dialogs for editing profiles, and the switch to another profile.
package final class ProfilesCoordinator {
  /// The dialogs for leaving guest mode.
  package let guest: GuestDialogs
  private let app: TrackingDependencies
  private var session: ProfileSession { app.session }
  private let open: Open
  private let onKeepProfile: () -> Void

  /// - Parameters:
  ///   - open: Opens a profile's page.
  ///   - onKeepProfile: Called when the user chooses the current profile again.
  package init(
    _ app: TrackingDependencies, open: @escaping Open, onKeepProfile: @escaping () -> Void
  ) {
    self.app = app
    self.open = open
    self.onKeepProfile = onKeepProfile
    guest = GuestDialogs(app)
  }

  /// - Parameter opensProfiles: Whether the page can open profiles' pages.
  package func makePage(opensProfiles: Bool = true) -> ViewController {
    let content = UsersViewController(UsersViewModel(session), images: app.images, opensPages: opensProfiles)
    let page = StatefulContentController(content)
    content.onAction = { [weak self, weak page] in self?.perform($0, on: page) }
    page.handle { [weak self, weak page] (action: UserDirectoryAction) in
      switch action {
      case .useLocalProfiles: self?.perform(.useLocalProfiles, on: page)
      }
    }
    page.reload(whenChanged: { [session] in (session.profiles, session.identity, session.directoryChanges) })
    return page
  }
}

extension ProfilesCoordinator {
  private func perform(_ action: UsersAction, on page: ViewController?) {
    switch action {
    case .add:
      ProfileWindow.present(.adding, app, over: page?.window) { [session] in await session.add($0) }
    case .edit(let user):
      ProfileWindow.present(.editing(user), app, over: page?.window) { [session] in
        await session.change(user, to: $0)
      }
    case .remove(let user): Task { [session] in await session.remove(user) }
    case .choose(let user): choose(user, on: page)
    case .showPage(let user): open(ProfileDestination(user.id))
    case .browseAsGuest: Task { [session] in await session.switchToGuest() }
    case .useLocalProfiles:
      // The directory's address stays in the preferences, because the server may be down only temporarily.
      session.useLocalProfiles()
      page?.notify(tr("To keep using these profiles, clear the profile server in the preferences"))
    }
  }

  private func choose(_ user: User, on page: ViewController?) {
    guest.confirmLeaving(over: page?.window) { [weak self, weak page, session] in
      let before = session.library
      let problem = await session.choose(user)
      if let problem { page?.notify(problem) } else if session.library === before { self?.onKeepProfile() }
    }
  }
}
