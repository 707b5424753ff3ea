import AppFoundation
import Containment
import GTK
import Localization

/// The form for entering a TMDB key. It checks the key with TMDB, and shows the reason if TMDB doesn't accept it.
package final class CredentialController: ViewController {
  /// Called once the key was accepted and saved.
  package var onAccepted: () -> Void = {}
  private let model: CredentialModel
  private let form = CredentialForm()
  private var binding: Binding?

  package init(_ model: CredentialModel) {
    self.model = model
    super.init(title: tr("TMDB Key"))
  }

  package override func loadView() { view = form.widget }

  package override var preferredFocus: Widget { form.entry }

  package override func viewDidLoad() {
    super.viewDidLoad()
    form.entry.onEdit { [weak self] in self?.edited() }
    form.entry.onSubmit { [weak self] in self?.tryKey() }
    form.submit.onClick { [weak self] in self?.tryKey() }
    binding = Binding({ [model] in model.state }) { [weak self] in self?.show($0) }
  }

  package override func viewDidDisappear() {
    super.viewDidDisappear()
    model.cancel()
  }
}

extension CredentialController {
  private func edited() {
    model.edit()
    form.submit.isSensitive = model.canSubmit(form.entry.text)
  }

  private func tryKey() { model.submit(form.entry.text) }

  private func show(_ state: CredentialModel.State) {
    form.spinner.isSpinning = state == .checking
    form.spinner.isVisible = state == .checking
    form.entry.isEditable = state != .checking
    form.submit.isSensitive = model.canSubmit(form.entry.text)
    form.status.removeStyle("error")
    form.warning.isVisible = false
    form.entry.setAccessibleError(nil)
    defer { form.entry.accessibleDescription = form.status.text }
    switch state {
    case .editing: form.status.text = tr("Get a free key for personal use at themoviedb.org, under Settings, API.")
    case .checking: form.status.text = tr("Checking with TMDB…")
    case .refused(let sentence):
      form.status.text = sentence
      form.status.addStyle("error")
      form.warning.isVisible = true
      form.entry.setAccessibleError(form.status)
      form.entry.focus()
    case .accepted: onAccepted()
    }
  }
}
