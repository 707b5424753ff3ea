import GTK
import Localization
import MatineeCore

/// The dialog for entering and checking a TMDB key.
final class CredentialWindow {
  private let model: CredentialModel
  private let window: Window
  private let form = CredentialForm()
  private let onAccepted: () -> Void
  private var binding: Binding?

  init(model: CredentialModel, over parent: Window?, onAccepted: @escaping () -> Void) {
    self.model = model
    self.onAccepted = onAccepted
    window = Window(title: tr("TMDB Key"), width: 400, over: parent)
    window.setContent(form.widget)
    form.entry.onEdit { [weak self] in self?.edited() }
    form.entry.onSubmit { [weak self] in self?.tryKey() }
    form.submit.onClick { [weak self] in self?.tryKey() }
    window.onCloseRequest { [model] in
      model.cancel()
      return true
    }
    window.retain(self, for: "matinee-credential-window")
    binding = Binding({ [model] in model.state }) { [weak self] in self?.show($0) }
  }

  func present() {
    window.present()
    form.entry.focus()
  }

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
    case .accepted:
      onAccepted()
      window.close()
    }
  }
}
