import Containment
import GTK
import Localization
import Search

/// The controller that passes typed text to the search.
package final class SearchFieldController: ViewController {
  /// Called when the user presses Enter.
  var onSubmit: () -> Void = {}
  /// Called when the user moves on with the Down key. Returns whether something else took the focus.
  var onLeave: () -> Bool = { false }
  private let model: SearchModel
  private let entry = SearchEntry(name: tr("Search"), placeholder: tr("Title or Name"))
  private var binding: Binding?

  init(_ model: SearchModel) {
    self.model = model
    super.init()
  }

  package override func loadView() {
    entry.setMargins(top: 12, bottom: 0, start: 12, end: 12)
    view = Clamp(entry, maximumWidth: PageMetrics.rowWidth, tightens: false)
  }

  package override func viewDidLoad() {
    super.viewDidLoad()
    entry.onEdit { [weak self] in self?.edited() }
    entry.onSubmit { [weak self] in self?.onSubmit() }
    entry.onStop { [weak self] in self?.clear() }
    entry.addShortcut("Down", isLocal: true) { [weak self] in self?.onLeave() ?? false }
    // Text typed since then is newer.
    binding = Binding({ [model] in model.request.text }) { [entry] in if entry.text.isEmpty { entry.text = $0 } }
  }

  package override var preferredFocus: Widget { entry }

  private func edited() { if entry.text != model.request.text { model.type(entry.text) } }

  private func clear() {
    entry.text = ""
    model.clear()
  }
}

extension SearchFieldController {
  /// Searches for text entered elsewhere.
  func search(_ text: String) {
    loadViewIfNeeded()
    model.search(text)
    entry.text = text
    focus()
  }

  /// Passes a key pressed elsewhere to the entry.
  fileprivate func handle(_ key: TypedKey) -> Bool {
    focus()
    return key.pass(to: entry)
  }

  /// Focuses the entry with the cursor at its end.
  package func focus() { entry.focusAtEnd() }
}

extension ViewController {
  /// Passes the keys that no focused widget handles to a search field.
  ///
  /// - Parameter find: Shows and returns the field; `nil` to ignore the key.
  package func typeSearches(into find: @escaping () -> SearchFieldController?) {
    view.onTyping { find()?.handle($0) ?? false }
  }
}
