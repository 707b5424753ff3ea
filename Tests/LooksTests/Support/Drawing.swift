/// Small drawn images for comparison tests, with the elements of a real screen.
extension Bitmap {
  /// Returns a page of 96 × 64 pixels. It has a line of ten glyphs at (12, 20) and five colored squares at (12, 44).
  static func page(
    glyphs: [Int] = Array(0..<10), moved: Int = 0, ink: [Int] = [40, 40, 40], square: [UInt8] = [28, 113, 216, 255]
  ) -> Bitmap {
    var page = Bitmap(width: 96, height: 64, color: paper)
    for glyph in glyphs { page.drawGlyph(x: 12 + moved + glyph * 7, y: 20, ink) }
    for index in 0..<5 {
      page.draw(
        Bitmap(width: 5, height: 5, color: index == 0 ? square : [28, 113, 216, 255]), x: 12 + index * 8, y: 44)
    }
    return page
  }

  /// Returns the image with each channel value replaced by the result of `change`, which receives the position and the
  /// value.
  func changed(_ change: (_ x: Int, _ y: Int, _ value: Int) -> Int) -> Bitmap {
    var copy = self
    for index in pixels.indices where index % 4 < 3 {
      let pixel = index / 4
      copy.pixels[index] = UInt8(clamping: change(pixel % width, pixel / width, Int(pixels[index])))
    }
    return copy
  }

  /// Draws two stems and a bar with the soft edges of a font.
  private mutating func drawGlyph(x left: Int, y top: Int, _ ink: [Int]) {
    let rows = [[3, 10, 3, 10, 3], [3, 10, 3, 10, 3], [3, 10, 8, 10, 3], [3, 10, 3, 10, 3], [3, 10, 3, 10, 3]]
    for (y, row) in rows.enumerated() {
      for (x, coverage) in row.enumerated() {
        let color = (0..<3).map { UInt8((Int(paper[$0]) * (10 - coverage) + ink[$0] * coverage) / 10) }
        self[left + x, top + 2 * y] = color + [255]
        self[left + x, top + 2 * y + 1] = color + [255]
      }
    }
  }
}

/// A seeded pseudorandom number generator.
struct Dice {
  private var state: UInt64

  init(_ seed: UInt64 = 1) { state = seed }

  mutating func next(_ range: ClosedRange<Int>) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return range.lowerBound + Int(state >> 33) % range.count
  }
}

private let paper: [UInt8] = [250, 250, 250, 255]
