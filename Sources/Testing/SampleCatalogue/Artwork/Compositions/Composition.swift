/// A motif that fills a frame of any shape in any palette.
struct Composition: Sendable {
  /// The area that can hold text: the sky at the top and the ground (`near`) at the bottom; the sky around the motif;
  /// or none.
  enum Calm: Sendable { case landscape, around, nowhere }

  let calm: Calm
  let draw: @Sendable (_ canvas: Canvas, _ palette: Palette, _ random: inout ArtworkRandom) -> Void

  init(_ calm: Calm, _ draw: @escaping @Sendable (Canvas, Palette, inout ArtworkRandom) -> Void) {
    self.calm = calm
    self.draw = draw
  }
}
