import Containment
import GTK
import Library
import LoadingState
import MatineeCore

/// The flow of choosing a profile: the page, the dialogs for editing profiles, and the switch to another profile.
final class ProfilesCoordinator {
  /// Called when the user chooses the current profile again.
  var onStay: () -> Void = {}
  private let watching: ProfileSession
  private let images: any ImageProviding
  private let desktop: Desktop
  private let open: Open
  private let perform: (String) -> Void
  /// The dialog that is asking a guest.
  private var question: Window?

  /// - Parameters:
  ///   - open: Opens a profile's page.
  ///   - perform: Performs the named action of a message's button.
  init(
    _ watching: ProfileSession, images: any ImageProviding, desktop: Desktop, open: @escaping Open,
    perform: @escaping (String) -> Void = { _ in }
  ) {
    self.watching = watching
    self.images = images
    self.desktop = desktop
    self.open = open
    self.perform = perform
  }

  /// - Parameter leadsOn: Whether the page can open profiles' pages.
  func makePage(leadsOn: Bool = true) -> ViewController {
    let content = UsersViewController(UsersViewModel(watching), images: images)
    let page = StatefulContentController(content)
    let window = { [weak page] in page?.view.window }
    content.onChoose = { [weak self, weak page] in self?.choose($0, on: page) }
    if leadsOn { content.onShow = { [open] in open(.profile($0.id), nil) } }
    content.onBrowseAsGuest = { [watching] in Task { await watching.beGuest() } }
    content.onUseOwnProfiles = { [weak self, weak page] in self?.useOwnProfiles(on: page) }
    content.onAdd = { [weak self] in self?.add(over: window()) }
    content.onEdit = { [weak self] in self?.edit($0, over: window()) }
    content.onRemove = { [watching] user in Task { await watching.remove(user) } }
    page.onAction = { [perform, weak self, weak page] in
      if $0 == StateMessage.useOwnProfiles { self?.useOwnProfiles(on: page) } else { perform($0) }
    }
    let following = Binding({ [watching] in (watching.profiles, watching.watcher, watching.directoryChanges) }) {
      [weak page] _ in
      if page?.state.isSettled == true { page?.reload() }
    }
    page.view.keep(following, for: "matinee-users-following")
    return page
  }

  /// Ends guest browsing. Asks first if the guest would lose changes.
  func leaveGuest(over window: Window?) {
    goOn(over: window) { [watching] in await watching.leaveGuest() }
  }

  /// Runs an action that ends guest browsing. If the guest would lose changes, asks first; only one dialog is open at a
  /// time.
  func goOn(over window: Window?, _ body: @escaping () async -> Void) {
    guard watching.guestWouldLose else {
      Task { await body() }
      return
    }
    if let question, question.isMapped { return question.present() }
    question = LeaveGuestWindow.present(over: window) {
      Task { await body() }
    } keep: { [weak self] in
      self?.keepGuest(over: window, body)
    }
  }
}

extension ProfilesCoordinator {
  private func choose(_ user: User, on page: ViewController?) {
    goOn(over: page?.view.window) { [weak self, weak page, watching] in
      let before = watching.library
      let problem = await watching.choose(user)
      if let problem { page?.notify(problem) } else if watching.library === before { self?.onStay() }
    }
  }

  private func keepGuest(over window: Window?, _ body: @escaping () async -> Void) {
    question = ProfileWindow.present(
      .keeping, watching.pictures, images: images, desktop: desktop, over: window
    ) { [watching] in
      let isKept = await watching.keepGuest(as: $0)
      if isKept { await body() }
      return isKept
    }
  }

  /// Uses local profiles until the app quits. The directory's address stays in the preferences, because the server may
  /// be down only temporarily.
  private func useOwnProfiles(on page: ViewController?) {
    watching.useOwnProfiles()
    page?.notify("To stay with these profiles, clear the user directory in the preferences")
  }

  private func add(over window: Window?) {
    ProfileWindow.present(
      .adding, watching.pictures, images: images, desktop: desktop, over: window
    ) { [watching] in await watching.add($0) }
  }

  private func edit(_ user: User, over window: Window?) {
    ProfileWindow.present(
      .editing(user), watching.pictures, images: images, desktop: desktop, over: window
    ) { [watching] in await watching.change(user, to: $0) }
  }
}
