import Containment
import GTK
import Library
import LoadingState
import MatineeCore

/// The flow of choosing a profile: the page, the dialogs for editing profiles, and the switch to another profile.
final class ProfilesCoordinator {
  /// Called when the user chooses the current profile again.
  var onCancel: () -> Void = {}
  private let session: ProfileSession
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
    _ session: ProfileSession, images: any ImageProviding, desktop: Desktop, open: @escaping Open,
    perform: @escaping (String) -> Void = { _ in }
  ) {
    self.session = session
    self.images = images
    self.desktop = desktop
    self.open = open
    self.perform = perform
  }

  /// - Parameter opensProfiles: Whether the page can open profiles' pages.
  func makePage(opensProfiles: Bool = true) -> ViewController {
    let content = UsersViewController(UsersViewModel(session), images: images)
    let page = StatefulContentController(content)
    let window = { [weak page] in page?.view.window }
    content.onChoose = { [weak self, weak page] in self?.choose($0, on: page) }
    if opensProfiles { content.onShow = { [open] in open(.profile($0.id), nil) } }
    content.onBrowseAsGuest = { [session] in Task { await session.switchToGuest() } }
    content.onUseLocalProfiles = { [weak self, weak page] in self?.useLocalProfiles(on: page) }
    content.onAdd = { [weak self] in self?.add(over: window()) }
    content.onEdit = { [weak self] in self?.edit($0, over: window()) }
    content.onRemove = { [session] user in Task { await session.remove(user) } }
    page.onAction = { [perform, weak self, weak page] in
      if $0 == StateMessage.useLocalProfiles { self?.useLocalProfiles(on: page) } else { perform($0) }
    }
    let observation = Binding({ [session] in (session.profiles, session.identity, session.directoryChanges) }) {
      [weak page] _ in
      if page?.state.isSettled == true { page?.reload() }
    }
    page.view.retain(observation, for: "matinee-users-following")
    return page
  }

  /// Ends guest browsing. Asks first if the guest would lose changes.
  func leaveGuest(over window: Window?) {
    confirmLeavingGuest(over: window) { [session] in await session.leaveGuest() }
  }

  /// Runs an action that ends guest browsing. If the guest would lose changes, asks first; only one dialog is open at a
  /// time.
  func confirmLeavingGuest(over window: Window?, _ body: @escaping () async -> Void) {
    guard session.guestHasChanges else {
      Task { await body() }
      return
    }
    if let question, question.isMapped { return question.present() }
    question = LeaveGuestWindow.present(over: window) {
      Task { await body() }
    } save: { [weak self] in
      self?.saveGuest(over: window, body)
    }
  }
}

extension ProfilesCoordinator {
  private func choose(_ user: User, on page: ViewController?) {
    confirmLeavingGuest(over: page?.view.window) { [weak self, weak page, session] in
      let before = session.library
      let problem = await session.choose(user)
      if let problem { page?.notify(problem) } else if session.library === before { self?.onCancel() }
    }
  }

  private func saveGuest(over window: Window?, _ body: @escaping () async -> Void) {
    question = ProfileWindow.present(
      .savingGuest, session.pictures, images: images, desktop: desktop, over: window
    ) { [session] in
      let isSaved = await session.saveGuest(as: $0)
      if isSaved { await body() }
      return isSaved
    }
  }

  /// Uses local profiles until the app quits. The directory's address stays in the preferences, because the server may
  /// be down only temporarily.
  private func useLocalProfiles(on page: ViewController?) {
    session.useLocalProfiles()
    page?.notify("To keep using these profiles, clear the user directory in the preferences")
  }

  private func add(over window: Window?) {
    ProfileWindow.present(
      .adding, session.pictures, images: images, desktop: desktop, over: window
    ) { [session] in await session.add($0) }
  }

  private func edit(_ user: User, over window: Window?) {
    ProfileWindow.present(
      .editing(user), session.pictures, images: images, desktop: desktop, over: window
    ) { [session] in await session.change(user, to: $0) }
  }
}
