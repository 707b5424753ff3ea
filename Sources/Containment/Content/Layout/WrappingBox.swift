import GTK

extension LayoutBox {
  /// A container whose children stand one after another like words, in as many lines as the width asks for.
  ///
  /// - Parameter spacing: between them in both directions, in application pixels.
  public static func wrapping(_ children: [Widget], spacing: Int) -> LayoutBox {
    LayoutBox(FlowLayout(spacing: spacing), children)
  }
}
