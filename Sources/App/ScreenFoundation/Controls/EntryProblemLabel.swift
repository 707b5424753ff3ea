import GTK

/// An error message for a text entry, with a warning icon. Screen readers associate it with the entry.
package final class EntryProblemLabel {
  package let widget: Widget
  private let label = Label(wrapping: "", styles: "error")

  package init() {
    label.setAccessibleRole(.status)
    let sign = Icon("dialog-warning-symbolic")
    sign.addStyle("error")
    sign.verticalAlignment = .start
    let line = Box(.horizontal, spacing: 9, [sign, label])
    line.setMargins(12)
    line.isVisible = false
    widget = line
  }

  package func show(_ sentence: String?, of invalidEntry: Entry?, among entries: [Entry]) {
    label.text = sentence ?? ""
    widget.isVisible = sentence != nil
    for entry in entries where entry.isSensitive {
      entry.setAccessibleError(entry === invalidEntry ? label : nil)
      entry.accessibleDescription = entry === invalidEntry ? sentence : nil
    }
  }
}
