import GTK

/// A container with one child at a fixed aspect ratio. It fills the available width.
public final class AspectBox {
  /// The widget to add to a page.
  public let widget: Widget

  /// - Parameters:
  ///   - ratio: The width divided by the height, such as 16.0 / 9.
  ///   - maximumHeight: The maximum height, in application pixels. In a wider space, the child is centered.
  public init(_ child: Widget, ratio: Double, maximumHeight: Int) {
    widget = LayoutBox(AspectLayout(ratio: ratio, maximumHeight: maximumHeight), [child])
  }
}

private final class AspectLayout: LayoutRule {
  private let ratio: Double
  private let maximumHeight: Int

  init(ratio: Double, maximumHeight: Int) {
    self.ratio = ratio
    self.maximumHeight = maximumHeight
  }

  func width(of children: [Widget]) -> Extent { Extent(minimum: 0, natural: Int(Double(maximumHeight) * ratio)) }

  func height(of children: [Widget], width: Int) -> Extent {
    let height = min(maximumHeight, Int((Double(width) / ratio).rounded()))
    return Extent(minimum: height, natural: height)
  }

  func frames(of children: [Widget], width: Int, height: Int) -> [Frame?] {
    let used = min(width, Int((Double(height) * ratio).rounded()))
    return children.map { _ in Frame(x: (width - used) / 2, y: 0, width: used, height: height) }
  }
}
