import GTK
import Tracking

/// The dialogs at the end of guest browsing. If the guest would lose changes, the first one asks what to do.
package final class GuestDialogs {
  private let app: TrackingDependencies
  private var session: ProfileSession { app.session }
  /// The dialog that is asking the guest.
  private var question: Window?

  init(_ app: TrackingDependencies) { self.app = app }

  /// Ends guest browsing. Asks first if the guest would lose changes.
  package func leave(over window: Window?) {
    confirmLeaving(over: window) { [session] in await session.leaveGuest() }
  }

  /// Runs an action that ends guest browsing. If the guest would lose changes, asks first; only one dialog is open at a
  /// time.
  package func confirmLeaving(over window: Window?, _ body: @escaping () async -> Void) {
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

  private func saveGuest(over window: Window?, _ body: @escaping () async -> Void) {
    question = ProfileWindow.present(.savingGuest, app, over: window) { [session] in
      let isSaved = await session.saveGuest(as: $0)
      if isSaved { await body() }
      return isSaved
    }
  }
}
