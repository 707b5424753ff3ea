import GTK

extension Button {
  /// Creates a centered button with round ends, for an action on a whole page.
  package convenience init(pill text: String) {
    self.init(label: text)
    addStyle("pill")
    horizontalAlignment = .center
  }
}
