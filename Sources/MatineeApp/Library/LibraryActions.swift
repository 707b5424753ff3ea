import Containment
import GTK
import MatineeCore

/// `win.undo` and `win.redo`: takes back what was done to what is the user's own, and tells what was done, and what had to
/// be restored.
final class LibraryActions {
  /// As menus have them.
  static let menuLines = [("_Undo", "win.undo"), ("Re_do", "win.redo")]

  private let watching: WatcherModel
  private var library: LibraryModel { watching.library }
  private weak var window: Window?
  private weak var coordinator: RootCoordinator?
  private var undoing: Action?
  private var redoing: Action?
  private var bindings: [Binding] = []
  private let desktop: Desktop

  /// - Parameter desktop: what shows a folder.
  init(_ watching: WatcherModel, desktop: Desktop) {
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

  /// Tells there what was done from now on, also what was begun as somebody else.
  func follow(_ coordinator: RootCoordinator) {
    self.coordinator = coordinator
    library.onNews = { [weak self, weak library] news in
      if let library { self?.tell(news, of: library) }
    }
  }
}

extension LibraryActions {
  /// A field that is written in has an undo of its own, and the same keys for it.
  private func enable() {
    let isWriting = window?.focusedWidget?.isTextInput == true
    undoing?.isEnabled = library.canUndo && !isWriting
    redoing?.isEnabled = library.canRedo && !isWriting
  }

  /// Once, over a window that is there to be seen.
  private func tellRecovery() {
    guard let recovery = watching.home.recovery, let window, window.isMapped else { return }
    watching.home.acknowledgeRecovery()
    RecoveryWindow.present(recovery, over: window) { [desktop, weak window] folder in
      Task { _ = await desktop.open(folder, window) }
    }
  }

  private func undo() {
    // What has not been settled yet is what was done last.
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
