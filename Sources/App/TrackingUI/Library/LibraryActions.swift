import Containment
import GTK
import Localization
import ScreenFoundation
import TitleIdentity
import Tracking

/// The commands that undo and redo changes to the library. They also report changes and
/// recoveries.
package final class LibraryActions {
  private let session: ProfileSession
  private var library: LibraryModel { session.library }
  private weak var window: Window?
  private weak var presenter: ViewController?
  private var undoing: Action?
  private var redoing: Action?
  private var bindings: [Binding] = []
  private let desktop: Desktop

  /// - Parameter desktop: Opens a folder.
  package init(_ session: ProfileSession, desktop: Desktop) {
    self.session = session
    self.desktop = desktop
  }

  package func install(on window: Window) {
    self.window = window
    undoing = window.addAction(.undo) { [weak self] in self?.undo() }
    redoing = window.addAction(.redo) { [session] in
      session.library.begin { [library = session.library] in await library.redo() }
    }
    window.onFocusChange { [weak self] in self?.enable() }
    bindings = [
      Binding({ [session] in (session.library.canUndo, session.library.canRedo) }) { [weak self] _ in
        self?.enable()
      },
      Binding({ [session] in session.ownLibrary.recovery }) { [weak self] _ in self?.showRecovery() },
    ]
    window.onMap { [weak self] in self?.showRecovery() }
  }

  /// Shows notifications about the library in this controller from now on, even about changes made with another
  /// profile.
  package func attach(_ presenter: ViewController) {
    self.presenter = presenter
    library.onNotice = { [weak self, weak library] notice in
      if let library { self?.showNotice(notice, of: library) }
    }
  }
}

extension LibraryActions {
  /// Enables undo and redo unless a text field is focused, which has its own undo with the same keys.
  private func enable() {
    let isWriting = window?.focusedWidget?.isTextInput == true
    undoing?.isEnabled = library.canUndo && !isWriting
    redoing?.isEnabled = library.canRedo && !isWriting
  }

  /// Reports a recovery once, as soon as the window is visible.
  private func showRecovery() {
    guard let recovery = session.ownLibrary.recovery, let window, window.isMapped else { return }
    session.ownLibrary.acknowledgeRecovery()
    RecoveryWindow.present(recovery, over: window) { [desktop, weak window] folder in
      Task { _ = await desktop.open(folder, window) }
    }
  }

  private func undo() {
    // An entry that isn't committed yet is the latest change.
    if window?.cancelPendingEntry() == true { return }
    library.begin { [library] in await library.undo() }
  }

  private func showNotice(_ notice: LibraryModel.Notice, of library: LibraryModel) {
    switch notice.kind {
    case .done(let action), .redone(let action):
      let hint = tr("Press {keys} to undo.", ["keys": KeyName.text("<Control>z")])
      if notice.isShownInPlace { return announce(notice.text, hint) }
      notify(notice.text, NoticeButton(tr("Undo"), hint: hint) { library.begin { await library.undo(action) } })
    case .undone(let action):
      let hint = tr("Press {keys} to redo.", ["keys": KeyName.text("<Shift><Control>z")])
      if notice.isShownInPlace { return announce(notice.text, hint) }
      notify(notice.text, NoticeButton(tr("Redo"), hint: hint) { library.begin { await library.redo(action) } })
    case .info, .failed: notify(notice.text)
    }
  }

  private func announce(_ sentence: String, _ hint: String) { presenter?.announce("\(sentence). \(hint)") }

  private func notify(_ sentence: String, _ button: NoticeButton? = nil) {
    presenter?.notify(sentence, button: button)
  }
}
