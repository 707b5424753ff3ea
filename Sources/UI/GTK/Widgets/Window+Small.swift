extension Window {
  /// Creates a small dialog over another window. Escape closes it.
  ///
  /// - Parameters:
  ///   - title: The title, in header capitalization.
  ///   - height: The initial height. By default, it is the content's height.
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
