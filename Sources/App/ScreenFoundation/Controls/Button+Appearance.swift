import GTK

extension Button {
  /// Creates a centered button with round ends, for an action on a whole page.
  package convenience init(pill text: String) {
    self.init(label: text)
    addStyle("pill")
    horizontalAlignment = .center
  }

  /// Creates a button whose label wraps in a narrow window or with large text.
  package convenience init(wrapping text: String) {
    self.init(label: text)
    guard let child else { return }
    let label = Label(retaining: child.pointer)
    label.wraps = true
    label.justification = .center
  }

  /// Shows an icon next to a label. The label wraps in a narrow window or with large text.
  package func show(icon: String, label: String) {
    let text = Label(wrapping: label, breaksWords: false)
    let content = Box(.horizontal, spacing: 6, [Icon(icon), text])
    content.horizontalAlignment = .center
    content.setAccessibleHidden(true)
    child = content
    accessibleLabel = label
  }
}
