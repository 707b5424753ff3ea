import Containment
import GTK
import MatineeCore

/// The actions `win.undo` and `win.redo`. They undo and redo changes to the library, and report changes and recoveries.
final class LibraryActions {
  /// The menu items' titles and actions.
  static let menuLines = [("_Undo", "win.undo"), ("Re_do", "win.redo")]

  private let watching: ProfileSession
  private var library: LibraryModel { watching.library }
  private weak var window: Window?
  private weak var coordinator: RootCoordinator?
  private var undoing: Action?
  private var redoing: Action?
  private var bindings: [Binding] = []
  private let desktop: Desktop

  /// - Parameter desktop: Opens a folder.
  init(_ watching: ProfileSession, desktop: Desktop) {
    self.watching = watching
    self.desktop = desktop
  }

  func install(on window: Window) {
    self.window = window
    undoing = window.addAction("undo") { [weak self] in self?.undo() }
    redoing = window.addAction("redo") { [watching] in
      watching.library.begin { [library = watching.library] in await library.redo() }
    }
    window.onFocusChange { [weak self] in self?.enable() }
    bindings = [
      Binding({ [watching] in (watching.library.canUndo, watching.library.canRedo) }) { [weak self] _ in
        self?.enable()
      },
      Binding({ [watching] in watching.home.recovery }) { [weak self] _ in self?.tellRecovery() },
    ]
    window.onMap { [weak self] in self?.tellRecovery() }
  }

  /// Shows news of the library in this coordinator from now on, even about changes begun with another profile.
  func follow(_ coordinator: RootCoordinator) {
    self.coordinator = coordinator
    library.onNews = { [weak self, weak library] news in
      if let library { self?.tell(news, of: library) }
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
  private func tellRecovery() {
    guard let recovery = watching.home.recovery, let window, window.isMapped else { return }
    watching.home.acknowledgeRecovery()
    RecoveryWindow.present(recovery, over: window) { [desktop, weak window] folder in
      Task { _ = await desktop.open(folder, window) }
    }
  }

  private func undo() {
    // An entry that isn't committed yet is the latest change.
    if window?.cancelPendingEntry() == true { return }
    library.begin { [library] in await library.undo() }
  }

  private func tell(_ news: LibraryModel.News, of library: LibraryModel) {
    guard case .done(let action) = news.kind else { return notify(news.words) }
    let button = NoticeButton("Undo", hint: "\(KeyName.words("<Control>z")) undoes it.") { [library] in
      library.begin { await library.undo(action) }
    }
    notify(news.words, button)
  }

  private func notify(_ sentence: String, _ button: NoticeButton? = nil) {
    coordinator?.controller.notify(sentence, button: button)
  }
}
