import GTK
import MatineeCore

/// The dialog for entering and checking a TMDB key.
final class CredentialWindow {
  private let model: CredentialModel
  private let window: Window
  private let entry = Entry(name: fieldTitle, isSecret: true)
  private let submit = Button(label: "Use Key")
  private let status = Label(wrapping: "", breaksWords: false, styles: "caption")
  private let spinner = Spinner()
  /// The icon for a rejected key. Color alone must not convey an error.
  private let warning = Icon("dialog-warning-symbolic")
  private let onAccepted: () -> Void
  private var binding: Binding?

  init(model: CredentialModel, over parent: Window?, onAccepted: @escaping () -> Void) {
    self.model = model
    self.onAccepted = onAccepted
    window = Window(title: "TMDB Key", width: 400, over: parent)
    window.setContent(makeContent())
    entry.onEdit { [weak self] in self?.edited() }
    entry.onSubmit { [weak self] in self?.tryKey() }
    submit.onClick { [weak self] in self?.tryKey() }
    window.onCloseRequest { [model] in
      model.cancel()
      return true
    }
    window.retain(self, for: "matinee-credential-window")
    binding = Binding({ [model] in model.state }) { [weak self] in self?.show($0) }
  }

  func present() {
    window.present()
    entry.focus()
  }

  private func edited() {
    model.edit()
    submit.isSensitive = model.canSubmit(entry.text)
  }

  private func tryKey() { model.submit(entry.text) }

  private func show(_ state: CredentialModel.State) {
    spinner.isSpinning = state == .checking
    spinner.isVisible = state == .checking
    entry.isEditable = state != .checking
    submit.isSensitive = model.canSubmit(entry.text)
    status.removeStyle("error")
    warning.isVisible = false
    entry.setAccessibleError(nil)
    defer { entry.accessibleDescription = status.text }
    switch state {
    case .editing: status.text = "Get a free key for personal use at themoviedb.org, under Settings, API."
    case .checking: status.text = "Checking with TMDB…"
    case .refused(let sentence):
      status.text = sentence
      status.addStyle("error")
      warning.isVisible = true
      entry.setAccessibleError(status)
      entry.focus()
    case .accepted:
      onAccepted()
      window.close()
    }
  }

  private func makeContent() -> Widget {
    let header = HeaderBar()
    submit.addStyle("suggested-action", "pill")
    submit.horizontalAlignment = .center
    status.setAccessibleRole(.status)
    spinner.setAccessibleRole(.decoration)
    warning.addStyle("error")
    warning.verticalAlignment = .start
    let title = Label(wrapping: fieldTitle, breaksWords: false, styles: "heading")
    let line = Box(.horizontal, spacing: 9, [spinner, warning, status])
    let body = Box(.vertical, spacing: 18, [Box(.vertical, spacing: 9, [title, entry, line]), submit])
    body.setMargins(top: 6, bottom: 24, start: 12, end: 12)
    return Box(.vertical, [header, Clamp(body, maximumWidth: 480)])
  }
}

private let fieldTitle = "API Key or Read Access Token"
