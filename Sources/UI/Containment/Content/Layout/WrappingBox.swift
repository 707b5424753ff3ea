import GTK

extension LayoutBox {
  /// Creates a container whose children are arranged in lines and wrap like words.
  ///
  /// - Parameters:
  ///   - spacing: The space between the children in both directions, in application pixels.
  ///   - fillsLines: Whether the children fill the width if they need more than one line.
  public static func wrapping(_ children: [Widget], spacing: Int, fillsLines: Bool = false) -> LayoutBox {
    LayoutBox(FlowLayout(spacing: spacing, fillsLines: fillsLines), children)
  }
}
