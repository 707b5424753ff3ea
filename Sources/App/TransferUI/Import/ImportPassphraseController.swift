import Containment
import GTK
import Localization
import ScreenFoundation

/// A page that asks for an archive's passphrase.
package final class ImportPassphraseController: ViewController {
  private let isRetry: Bool
  private let onSubmit: (String) -> Void
  private let entry = Entry(name: fieldTitle, isSecret: true)
  private let problem = EntryProblemLabel()

  /// - Parameter isRetry: Whether the previous passphrase was wrong.
  package init(isRetry: Bool, onSubmit: @escaping (String) -> Void) {
    self.isRetry = isRetry
    self.onSubmit = onSubmit
    super.init()
  }

  package override func loadView() {
    let button = Button(label: tr("Open Archive"))
    button.addStyle("suggested-action", "pill")
    button.horizontalAlignment = .center
    let submit = { [weak self] in
      guard let self, !entry.text.isEmpty else { return }
      onSubmit(entry.text)
    }
    button.onClick(submit)
    entry.onSubmit(submit)
    button.isSensitive = false
    entry.onEdit { [weak self, weak button] in
      guard let self else { return }
      button?.isSensitive = !entry.text.isEmpty
      problem.show(nil, of: nil, among: [entry])
    }
    let title = Label(wrapping: fieldTitle, breaksWords: false, styles: "heading")
    let hint = Label(wrapping: tr("The app that created the archive gave you a passphrase."), styles: "dim-label")
    let body = Box(
      .vertical, spacing: 18, [Box(.vertical, spacing: 9, [title, entry, hint, problem.widget]), button])
    body.verticalAlignment = .center
    body.setMargins(24)
    view = ScrolledWindow(Clamp(body, maximumWidth: PageMetrics.formWidth))
    if isRetry { problem.show(tr("Wrong passphrase. Try again."), of: entry, among: [entry]) }
  }

  package override var preferredFocus: Widget { entry }
}

private let fieldTitle = tr("Archive Passphrase")
