import Containment
import GTK
import Localization
import ScreenFoundation
import TitleIdentity
import Tracking

/// The dialog for a note's text.
final class TextEntryWindow {
  private let kind: ListTextKind
  private let window: Window
  private let entry: Entry
  private let submit: Button
  private let problem = EntryProblemLabel()
  private let accept: (String) async -> Bool

  /// - Parameters:
  ///   - title: The dialog's title in header capitalization.
  ///   - text: The initial text.
  ///   - button: The label of the button that confirms.
  ///   - accept: Saves the text. Returns `false` to keep the dialog open.
  @discardableResult
  static func present(
    _ kind: ListTextKind, title: String, text: String = "", button: String, over parent: Window?,
    accept: @escaping (String) async -> Bool
  ) -> Window {
    let textEntry = TextEntryWindow(kind, title: title, text: text, button: button, over: parent, accept: accept)
    textEntry.window.present()
    textEntry.entry.focus()
    return textEntry.window
  }

  private init(
    _ kind: ListTextKind, title: String, text: String, button: String, over parent: Window?,
    accept: @escaping (String) async -> Bool
  ) {
    self.kind = kind
    self.accept = accept
    entry = Entry(name: tr("Note"), limit: maximumNoteLength)
    submit = Button(label: button)
    window = Window(title: title, width: 400, over: parent)
    window.setContent(makeContent())
    entry.text = text
    entry.onEdit { [weak self] in self?.problem.show(nil, of: nil, among: self.map { [$0.entry] } ?? []) }
    entry.onSubmit { [weak self] in self?.finish() }
    submit.onClick { [weak self] in self?.finish() }
    window.retainOwner(self)
  }

  private func finish() {
    let text = entry.text
    if let sentence = kind.problem(with: text) {
      problem.show(sentence, of: entry, among: [entry])
      entry.focus()
      return
    }
    submit.isSensitive = false
    Task { [weak self, accept] in
      let isDone = await accept(text)
      if isDone { self?.window.close() } else { self?.submit.isSensitive = true }
    }
  }

  private func makeContent() -> Widget {
    submit.addStyle("suggested-action", "pill")
    submit.horizontalAlignment = .center
    let title = Label(wrapping: tr("Note"), breaksWords: false, styles: "heading")
    let body = Box(.vertical, spacing: 18, [Box(.vertical, spacing: 9, [title, entry, problem.widget]), submit])
    body.setMargins(top: 6, bottom: 24, start: 12, end: 12)
    return Box(.vertical, [HeaderBar(), Clamp(body, maximumWidth: PageMetrics.formWidth)])
  }
}

/// The maximum length in Unicode scalars: one more than can be saved, so that a longer text is rejected rather than
/// cut.
let maximumNoteLength = 10_001
