import GTK

extension LayoutBox {
  /// Creates a container whose children are arranged in lines and wrap like words.
  ///
  /// - Parameter spacing: The space between the children in both directions, in application pixels.
  public static func wrapping(_ children: [Widget], spacing: Int) -> LayoutBox {
    LayoutBox(FlowLayout(spacing: spacing), children)
  }
}
