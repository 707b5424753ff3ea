import GTK

extension Button {
  /// Shows an icon next to a label. The label wraps in a narrow window or with large text.
  package func show(icon: String, label: String) {
    let text = Label(wrapping: label)
    let content = Box(.horizontal, spacing: 6, [Icon(icon), text])
    content.horizontalAlignment = .center
    content.setAccessibleHidden(true)
    child = content
    accessibleLabel = label
  }
}
