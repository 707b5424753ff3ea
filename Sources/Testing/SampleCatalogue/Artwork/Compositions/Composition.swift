/// A motif that fills a frame of any shape in any palette. Each one has its own file.
struct Composition: Sendable {
  /// The area of a composition that can hold text.
  enum Calm: Sendable {
    /// The sky at the top, and the ground (`near`) at the bottom.
    case landscape
    /// The sky around the motif.
    case around
    /// No area: the motif fills the frame.
    case nowhere
    /// No area, but a label may cover any part of the motif.
    case pattern
  }

  typealias Draw = @Sendable (_ canvas: Canvas, _ palette: Palette, _ random: inout ArtworkRandom) -> Void

  let calm: Calm
  let draw: Draw

  init(_ calm: Calm, _ draw: @escaping Draw) {
    self.calm = calm
    self.draw = draw
  }
}
