import Containment
import GTK
import Library
import MatineeCore

/// The window's part of switching profiles: it asks for a profile, and shows that profile's content.
extension MainWindow {
  /// Shows the page for choosing a profile before anything else.
  func askWhoIsWatching() {
    let page = NavigationController(root: coordinator.profiles.makePage(leadsOn: false))
    asking = page
    window.setRootViewController(page)
  }

  /// Shows the pages, with a banner for guests.
  func showContent() {
    guard watching.isGuest else { return window.setRootViewController(coordinator.root) }
    let root = GuestController(coordinator.root)
    root.onLeave = { [weak self] in self?.coordinator.profiles.leaveGuest(over: self?.window) }
    window.setRootViewController(root)
  }

  /// Rebuilds the pages for a new profile and stays at the same place, if that profile can see it.
  func switchWatcher() {
    let wasGuest = isForGuest
    asking = nil
    let own = watching.library.profile
    restart(at: coordinator.path.compactMap { $0.place(of: own) })
    let words = watching.isGuest ? "You are browsing as a guest." : "You are watching as \(watching.name)."
    let end = watching.hasKeptGuest ? "What you did as a guest is yours." : "What the guest did is gone."
    coordinator.controller.notify(wasGuest ? "\(end) \(words)" : words)
  }

  /// Keeps the current profile and returns to its pages.
  func stay() {
    guard asking != nil else {
      coordinator.controller.pop()
      return
    }
    asking = nil
    showContent()
    focusContent()
  }

  /// Returns whether the window may close immediately. If a guest would lose something, asks first, then closes the
  /// window.
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
