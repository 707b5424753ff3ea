import Containment
import GTK
import Library
import Localization
import ScreenFoundation
import Tracking

/// The dialog for a list's name and description.
final class ListWindow {
  private let window: Window
  private let name = Entry(name: tr("Name"), limit: maximumLineLength)
  private let about = Entry(name: tr("Description"), limit: maximumNoteLength)
  private let submit: Button
  private let problem = EntryProblemLabel()
  private let accept: (String, String) async -> Bool

  /// - Parameters:
  ///   - list: The list; `nil` for a new one.
  ///   - accept: Saves the name and the description. Returns `false` to keep the dialog open.
  @discardableResult
  static func present(
    _ list: UserList? = nil, over parent: Window?, accept: @escaping (_ name: String, _ about: String) async -> Bool
  ) -> Window {
    let dialog = ListWindow(list, over: parent, accept: accept)
    dialog.window.present()
    dialog.name.focus()
    return dialog.window
  }

  private init(_ list: UserList?, over parent: Window?, accept: @escaping (String, String) async -> Bool) {
    self.accept = accept
    submit = Button(label: list == nil ? tr("Create List") : tr("Save"))
    window = Window(title: list == nil ? tr("New List") : tr("Edit List"), width: 400, over: parent)
    window.setContent(makeContent())
    name.text = list?.shownName ?? ""
    about.text = list?.about ?? ""
    for entry in [name, about] {
      entry.onEdit { [weak self] in self?.showProblem(nil, of: nil) }
      entry.onSubmit { [weak self] in self?.finish() }
    }
    submit.onClick { [weak self] in self?.finish() }
    window.retainOwner(self)
  }

  private func finish() {
    let (name, about) = (name.text, about.text)
    for (entry, kind) in [(self.name, ListTextKind.name), (self.about, .about)] {
      if let sentence = kind.problem(with: entry.text) {
        showProblem(sentence, of: entry)
        entry.focus()
        return
      }
    }
    submit.isSensitive = false
    Task { [weak self, accept] in
      let isDone = await accept(name, about)
      if isDone { self?.window.close() } else { self?.submit.isSensitive = true }
    }
  }

  private func showProblem(_ sentence: String?, of entry: Entry?) {
    problem.show(sentence, of: entry, among: [name, about])
  }

  private func makeContent() -> Widget {
    submit.addStyle("suggested-action", "pill")
    submit.horizontalAlignment = .center
    about.placeholder = tr("Optional")
    let parts = [(tr("Name"), name), (tr("Description"), about)].map { title, entry in
      Box(.vertical, spacing: 9, [Label(wrapping: title, breaksWords: false, styles: "heading"), entry])
    }
    let body = Box(.vertical, spacing: 18, parts + [problem.widget, submit])
    body.setMargins(top: 6, bottom: 24, start: 12, end: 12)
    return Box(.vertical, [HeaderBar(), Clamp(body, maximumWidth: PageMetrics.formWidth)])
  }
}
