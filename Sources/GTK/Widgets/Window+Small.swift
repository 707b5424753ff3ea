extension Window {
  /// A small window over another, which Escape closes.
  ///
  /// - Parameters:
  ///   - title: what it is for, in header capitals.
  ///   - height: as much as its content needs when not said.
  public convenience init(title: String, width: Int = 420, height: Int = 1, over parent: Window?) {
    self.init(dialogFor: parent)
    self.title = title
    setDefaultSize(width: width, height: height)
    setMinimumSize(width: 360)
    addShortcut("Escape") { [pointer] in
      Window(retaining: pointer).close()
      return true
    }
  }
}
