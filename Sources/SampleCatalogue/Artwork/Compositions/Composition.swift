/// A way to fill a frame with a motif, in any palette and any shape of frame; each one stands in a file of its own.
struct Composition: Sendable {
  /// Where words can stand on it.
  enum Calm: Sendable {
    /// The sky above, the ground (`near`) below.
    case landscape
    /// The sky all around a motif.
    case around
    /// Nowhere: the motif needs all of its frame.
    case nowhere
    /// Nowhere, but a label may lie anywhere on it.
    case pattern
  }

  typealias Draw = @Sendable (_ canvas: Canvas, _ palette: Palette, _ random: inout SplitMix64) -> Void

  let calm: Calm
  let draw: Draw

  init(_ calm: Calm, _ draw: @escaping Draw) {
    self.calm = calm
    self.draw = draw
  }
}
