import GTK

extension Button {
  /// Words that are broken into lines where the window is narrow and the text large.
  convenience init(wrapping words: String) {
    self.init(label: words)
    guard let child else { return }
    let label = Label(retaining: child.pointer)
    label.wraps = true
    label.justification = .center
  }
}
