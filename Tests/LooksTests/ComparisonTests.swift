import Testing

/// Tests of the differences that the comparison tolerates and detects.
struct ComparisonTests {
  private func regions(_ new: Bitmap, _ reference: Bitmap = .page()) throws -> [Region] {
    try #require(Comparison(reference, new)).regions
  }

  // MARK: Tolerated

  @Test func `Identical pictures match`() throws { #expect(try regions(.page()).isEmpty) }

  @Test(arguments: 1...20) func `Rounding differences are tolerated`(seed: UInt64) throws {
    var dice = Dice(seed)
    #expect(try regions(Bitmap.page().changed { _, _, value in value + dice.next(-2...2) }).isEmpty)
  }

  @Test(arguments: [-2, -1, 1, 2]) func `Slight brightness changes are tolerated`(levels: Int) throws {
    #expect(try regions(Bitmap.page().changed { _, _, value in value + levels }).isEmpty)
  }

  @Test(arguments: 1...20) func `Antialiasing differences are tolerated`(seed: UInt64) throws {
    var dice = Dice(seed)
    // Pixels between paper and ink, which antialiasing produces.
    let new = Bitmap.page().changed { _, y, value in
      (60..<240).contains(value) && y < 40 ? value + dice.next(-30...30) : value
    }
    #expect(new != .page())
    #expect(try regions(new) == [])
  }

  @Test func `Single stray pixels are tolerated`() throws {
    var new = Bitmap.page()
    new[80, 5] = [0, 0, 0, 255]
    new[5, 60] = [0, 0, 255, 255]
    #expect(try regions(new).isEmpty)
  }

  // MARK: Detected

  @Test func `Two adjacent pixels are detected`() throws {
    var new = Bitmap.page()
    new[80, 5] = [0, 0, 0, 255]
    new[81, 6] = [0, 0, 0, 255]
    #expect(try regions(new) == [Region(left: 80, top: 5, right: 81, bottom: 6)])
  }

  @Test func `More than ten stray pixels are detected`() throws {
    var new = Bitmap.page()
    for index in 0..<10 { new[2 + index * 8, 4] = [0, 0, 0, 255] }
    #expect(try regions(new).isEmpty)
    new[82, 4] = [0, 0, 0, 255]
    #expect(try !regions(new).isEmpty)
  }

  @Test func `Large differences in antialiased edges are detected`() throws {
    // Alternately darker and lighter, so that the differences don't add up.
    let new = Bitmap.page().changed { x, y, value in
      (60..<240).contains(value) && y < 40 ? value + (y.isMultiple(of: 2) ? 60 : -60) : value
    }
    #expect(try !regions(new).isEmpty)
  }

  @Test(arguments: [-4, -1, 1, 4]) func `A moved label is detected at its position`(pixels: Int) throws {
    let found = try regions(.page(moved: pixels))
    let region = try #require(found.first)
    #expect(found.count == 1)
    #expect(region.top == 20 && region.bottom == 29)
    #expect(region.left >= 12 + min(0, pixels) && region.right <= 79 + max(0, pixels))
  }

  @Test func `A color change in a small shape is detected`() throws {
    // Blue and red swapped, in a square of 5 × 5.
    let region = Region(left: 12, top: 44, right: 16, bottom: 48)
    #expect(try regions(.page(square: [216, 113, 28, 255])) == [region])
    // A slightly different shade is detected except at the border, where antialiasing could cause the same difference.
    #expect(
      try regions(.page(square: [28, 113, 226, 255])) == [Region(left: 13, top: 45, right: 15, bottom: 47)])
  }

  @Test func `Text in another color is detected although it consists only of edges`() throws {
    for ink in [[40, 40, 140], [90, 90, 90], [70, 70, 70]] { #expect(try !regions(.page(ink: ink)).isEmpty) }
  }

  @Test func `A missing glyph is detected`() throws {
    let found = try regions(.page(glyphs: [0, 1, 2, 3, 4, 5, 6, 7, 8]))
    #expect(found == [Region(left: 75, top: 20, right: 79, bottom: 29)])
  }

  @Test func `A changed background is detected in the whole picture`() throws {
    let found = try regions(Bitmap.page().changed { _, _, value in value == 250 ? 242 : value })
    #expect(found == [Region(left: 0, top: 0, right: 95, bottom: 63)])
  }

  @Test func `Pictures of different sizes can’t be compared`() {
    #expect(Comparison(Bitmap(width: 4, height: 4), Bitmap(width: 4, height: 5)) == nil)
  }
}
