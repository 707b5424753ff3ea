import Containment
import GTK
import MatineeCore

/// `win.undo` and `win.redo`: takes back what was done to what is the user's own, and tells what was done.
final class LibraryActions {
  /// As menus have them.
  static let menuLines = [("_Undo", "win.undo"), ("Re_do", "win.redo")]

  private let library: LibraryModel
  private weak var window: Window?
  private weak var coordinator: RootCoordinator?
  private var undoing: Action?
  private var redoing: Action?
  private var binding: Binding?

  init(_ library: LibraryModel) {
    self.library = library
    library.onNews = { [weak self] in self?.tell($0) }
  }

  func install(on window: Window) {
    self.window = window
    undoing = window.addAction("undo") { [weak self] in self?.undo() }
    redoing = window.addAction("redo") { [library] in library.begin { await library.redo() } }
    window.onFocusChange { [weak self] in self?.enable() }
    binding = Binding({ [library] in (library.canUndo, library.canRedo) }) { [weak self] _ in self?.enable() }
  }

  /// Tells there what was done from now on.
  func follow(_ coordinator: RootCoordinator) { self.coordinator = coordinator }
}

extension LibraryActions {
  /// A field that is written in has an undo of its own, and the same keys for it.
  private func enable() {
    let isWriting = window?.focusedWidget?.isTextInput == true
    undoing?.isEnabled = library.canUndo && !isWriting
    redoing?.isEnabled = library.canRedo && !isWriting
  }

  private func undo() {
    // What has not been settled yet is what was done last.
    if window?.cancelPendingEntry() == true { return }
    library.begin { [library] in await library.undo() }
  }

  private func tell(_ news: LibraryModel.News) {
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
