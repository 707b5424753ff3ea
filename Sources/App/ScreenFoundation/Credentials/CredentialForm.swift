import Containment
import GTK
import Localization

/// The view for entering a TMDB key: an entry, a status line and a button.
package final class CredentialForm {
  package let widget: Widget
  package let entry = Entry(name: fieldTitle, isSecret: true)
  package let submit = Button(label: tr("Use Key"))
  package let status = Label(wrapping: "", breaksWords: false, styles: "caption")
  package let spinner = Spinner()
  /// The icon for a rejected key. Color alone must not convey an error.
  package let warning = Icon("dialog-warning-symbolic")

  package init() {
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
    widget = Clamp(body, maximumWidth: PageMetrics.formWidth)
  }
}

private let fieldTitle = tr("API Key or Read Access Token")
