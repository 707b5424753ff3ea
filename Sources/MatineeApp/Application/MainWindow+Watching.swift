import Containment
import GTK
import Library
import MatineeCore

/// Who is watching, as far as the window goes: it asks, and shows what is another's own when another watches.
extension MainWindow {
  /// Asks who is watching before anything else is shown.
  func askWhoIsWatching() {
    let page = NavigationController(root: coordinator.profiles.makePage(leadsOn: false))
    asking = page
    window.setRootViewController(page)
  }

  /// Shows the pages, and what a guest has to know.
  func showContent() {
    guard watching.isGuest else { return window.setRootViewController(coordinator.root) }
    let root = GuestController(coordinator.root)
    root.onLeave = { [weak self] in self?.coordinator.profiles.leaveGuest(over: self?.window) }
    window.setRootViewController(root)
  }

  /// Begins anew with what is another's own, where the user is, as far as that is a place of theirs.
  func switchWatcher() {
    let wasGuest = isForGuest
    asking = nil
    let own = watching.library.profile
    restart(at: coordinator.path.compactMap { $0.place(of: own) })
    let words = watching.isGuest ? "You are browsing as a guest." : "You are watching as \(watching.name)."
    let end = watching.hasKeptGuest ? "What you did as a guest is yours." : "What the guest did is gone."
    coordinator.controller.notify(wasGuest ? "\(end) \(words)" : words)
  }

  /// Goes on as whoever was watching.
  func stay() {
    guard asking != nil else {
      coordinator.controller.pop()
      return
    }
    asking = nil
    showContent()
    focusContent()
  }

  /// Whether the window may close at once: a guest is asked first, and it closes then.
  func mayClose() -> Bool {
    guard watching.guestWouldLose, !isLeaving else { return true }
    coordinator.profiles.goOn(over: window) { [weak self] in
      self?.isLeaving = true
      self?.window.close()
    }
    return false
  }

  private var isForGuest: Bool { window.rootViewController is GuestController }
}
