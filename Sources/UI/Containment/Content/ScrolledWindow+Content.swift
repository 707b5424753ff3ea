import GTK

extension ScrolledWindow {
  /// Creates a scroll area that fills the page. Only its content can be focused.
  convenience init(filledWith content: Widget) {
    self.init(content)
    expandsVertically = true
    isFocusable = false
  }

  /// Creates a scroll area for a list, which is narrower than a wide page.
  convenience init(rows list: Widget) {
    self.init(filledWith: ClampScrollable(list, maximumWidth: PageMetrics.rowWidth))
  }
}
