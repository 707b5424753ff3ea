import GTK

/// The margins of a window's content, which depend on the window's width. The style sheet applies them.
final class WindowMargins {
  /// The widget to add above the content, in the same box. It takes up no space.
  var widget: Widget { observer.widget }
  private let observer = WidthObserver()
  private let content: Widget
  private var width: Int
  private var appearanceObservation: AppearanceObservation?

  /// - Parameters:
  ///   - content: The widget that contains the content.
  ///   - width: The width of the window before its first layout.
  init(of content: Widget, width: Int) {
    self.content = content
    self.width = width
    update()
    observer.onChange = { [weak self] in
      self?.width = $0
      self?.update()
    }
    appearanceObservation = AppearanceObservation { [weak self] in self?.update() }
  }

  private func update() { content.setStyle("wide-margins", isOn: PageMetrics.isWide(width)) }
}
