import Containment
import GTK
import Library
import LoadingState
import MatineeCore

/// The flow of *Who Is Watching?*: the page, the small windows in which profiles are written, and what becomes of a choice.
final class ProfilesCoordinator {
  /// Called when whoever was watching was chosen again.
  var onStay: () -> Void = {}
  private let household: Household
  private let images: any ImageProviding
  private let desktop: Desktop
  private let perform: (String) -> Void

  /// - Parameter perform: what a message's button asks of the app, by name.
  init(
    _ household: Household, images: any ImageProviding, desktop: Desktop, perform: @escaping (String) -> Void = { _ in }
  ) {
    self.household = household
    self.images = images
    self.desktop = desktop
    self.perform = perform
  }

  func makePage() -> ViewController {
    let content = UsersViewController(UsersViewModel(household), images: images)
    let page = StatefulContentController(content)
    let window = { [weak page] in page?.view.window }
    content.onChoose = { [weak self, weak page] in self?.choose($0, on: page) }
    content.onBrowseAsGuest = { [household] in Task { await household.beGuest() } }
    content.onUseOwnProfiles = { [household] in household.useOwnProfiles() }
    content.onAdd = { [weak self] in self?.add(over: window()) }
    content.onEdit = { [weak self] in self?.edit($0, over: window()) }
    content.onRemove = { [household] user in Task { await household.remove(user) } }
    page.onAction = { [perform, household] in
      if $0 == StateMessage.useOwnProfiles { household.useOwnProfiles() } else { perform($0) }
    }
    let following = Binding({ [household] in (household.profiles, household.watcher, household.directoryChanges) }) {
      [weak page] _ in
      if page?.state.isSettled == true { page?.reload() }
    }
    page.view.keep(following, for: "matinee-users-following")
    return page
  }

  /// Has a guest leave, who is asked where something is lost.
  func leaveGuest(over window: Window?) {
    goOn(over: window) { [household] in await household.leaveGuest() }
  }
}

extension ProfilesCoordinator {
  private func choose(_ user: User, on page: ViewController?) {
    goOn(over: page?.view.window) { [weak self, weak page, household] in
      let before = household.library
      let problem = await household.choose(user)
      if let problem { page?.notify(problem) } else if household.library === before { self?.onStay() }
    }
  }

  /// What a guest did is gone when another watches.
  private func goOn(over window: Window?, _ body: @escaping () async -> Void) {
    guard household.guestWouldLose else {
      Task { await body() }
      return
    }
    LeaveGuestWindow.present(over: window) { Task { await body() } }
  }

  private func add(over window: Window?) {
    ProfileWindow.present(
      ProfileWindow.Request(title: "New Profile", button: "Add Profile"), household.pictures, images: images,
      desktop: desktop, over: window
    ) { [household] in await household.add($0) }
  }

  private func edit(_ user: User, over window: Window?) {
    ProfileWindow.present(
      ProfileWindow.Request(title: "Edit Profile", button: "Save", draft: ProfileDraft(user.fields)),
      household.pictures, images: images, desktop: desktop, over: window
    ) { [household] in await household.change(user, to: $0) }
  }
}
