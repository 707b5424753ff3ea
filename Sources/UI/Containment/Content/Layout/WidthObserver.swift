import GTK

/// An empty widget that reports the width of the box that contains it, for containers that show fewer widgets if they
/// are narrow.
final class WidthObserver {
  /// The widget to add to a vertical box. It takes up no space.
  let widget: Widget
  private let rule = WidthRule()

  init() { widget = LayoutBox(rule) }

  /// Called with each new width in application pixels, after the layout that applied it.
  var onChange: (Int) -> Void {
    get { rule.onChange }
    set { rule.onChange = newValue }
  }
}

private final class WidthRule: LayoutRule {
  var onChange: (Int) -> Void = { _ in }
  private var last = 0

  func width(of children: [Widget]) -> Extent { Extent(minimum: 0, natural: 0) }

  func height(of children: [Widget], width: Int) -> Extent { Extent(minimum: 0, natural: 0) }

  func frames(of children: [Widget], width: Int, height: Int) -> [Frame?] {
    guard width != last else { return [] }
    last = width
    // A layout can't be changed while it is running.
    Task { [weak self] in self?.onChange(width) }
    return []
  }
}
