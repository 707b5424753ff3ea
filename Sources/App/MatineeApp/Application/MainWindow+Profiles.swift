import Catalogue
import Containment
import GTK
import Library
import Localization
import Tracking
import TrackingUI

/// The window's part of switching profiles: it asks for a profile, and shows that profile's content.
extension MainWindow {
  /// Shows the page for choosing a profile before anything else.
  func showProfileChooser() {
    let page = NavigationController(root: coordinator.context.tracking.profiles.makePage(opensProfiles: false))
    profileChooser = page
    show(page)
  }

  /// Shows the pages, with a banner for guests.
  func showContent() {
    guard session.isGuest else { return show(coordinator.root) }
    show(
      GuestController(coordinator.root) { [weak self] in
        self?.coordinator.context.tracking.profiles.guest.leave(over: self?.window)
      })
  }

  /// Rebuilds the pages for the new profile and restores the navigation path, without pages that the profile can't see.
  func switchProfile() {
    let wasGuest = showsGuest
    profileChooser = nil
    let profile = session.library.profile
    restart(at: coordinator.path.compactMap { $0.counterpart(for: profile) })
    let text =
      session.isGuest ? tr("You’re browsing as a guest.") : tr("Switched to {profile}.", ["profile": session.name])
    let end =
      session.hasSavedGuest
      ? tr("Your guest activity is now in your new profile.") : tr("Your guest activity was deleted.")
    coordinator.controller.notify(wasGuest ? "\(end) \(text)" : text)
  }

  /// Returns to the current profile's pages without switching.
  func cancelProfileChange() {
    guard profileChooser != nil else {
      coordinator.controller.pop()
      return
    }
    profileChooser = nil
    showContent()
    focusContent()
  }

  /// Returns whether the window may close immediately. If a guest would lose changes, asks for confirmation first, then
  /// closes the window.
  func mayClose() -> Bool {
    guard session.guestHasChanges, !isLeaving else { return true }
    coordinator.context.tracking.profiles.guest.confirmLeaving(over: window) { [weak self] in
      self?.isLeaving = true
      self?.window.close()
    }
    return false
  }

  private func show(_ root: ViewController) {
    window.setRootViewController(root, clock: coordinator.app.catalogue.clock)
  }

  private var showsGuest: Bool { window.rootViewController is GuestController }
}
