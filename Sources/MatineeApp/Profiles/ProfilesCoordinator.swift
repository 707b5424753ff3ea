import Containment
import GTK
import Library
import LoadingState
import MatineeCore

/// The flow of *Who Is Watching?*: the page, the small windows in which profiles are written, and what becomes of a choice.
final class ProfilesCoordinator {
  /// Called when whoever was watching was chosen again.
  var onStay: () -> Void = {}
  private let watching: WatcherModel
  private let images: any ImageProviding
  private let desktop: Desktop
  private let open: Open
  private let perform: (String) -> Void
  /// What a guest is being asked.
  private var question: Window?

  /// - Parameters:
  ///   - open: goes on to somebody's page.
  ///   - perform: what a message's button asks of the app, by name.
  init(
    _ watching: WatcherModel, images: any ImageProviding, desktop: Desktop, open: @escaping Open,
    perform: @escaping (String) -> Void = { _ in }
  ) {
    self.watching = watching
    self.images = images
    self.desktop = desktop
    self.open = open
    self.perform = perform
  }

  /// - Parameter leadsOn: whether somebody's page can be gone on to from there.
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

  /// Has a guest leave, who is asked where something is lost.
  func leaveGuest(over window: Window?) {
    goOn(over: window) { [watching] in await watching.leaveGuest() }
  }

  /// Goes on to what ends a guest's browsing, once they have said what becomes of what they did; at once where there is nothing.
  /// They are asked once, however often.
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

  /// Until the app is closed: the address is a wish that the preferences keep, and a server that is away for a day is no reason to
  /// forget it.
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
