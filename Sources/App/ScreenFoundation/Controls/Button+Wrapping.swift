import GTK

extension Button {
  /// Creates a button whose label wraps in a narrow window or with large text.
  package convenience init(wrapping text: String) {
    self.init(label: text)
    guard let child else { return }
    let label = Label(retaining: child.pointer)
    label.wraps = true
    label.justification = .center
  }
}
