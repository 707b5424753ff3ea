/// The difference between a reference image and a new one, beyond what can vary between renderers.
///
/// The comparison tolerates
/// - *rounding*: up to ``rounding`` levels of 255 in any channel, anywhere;
/// - *antialiasing*: up to ``blending`` levels where both images have an edge at least twice as strong;
/// - *stray pixels*: any difference without a differing neighbor, up to ``strays`` pixels.
///
/// These must not add up: if the mean color of a square of ``Tiles/side`` pixels differs by more than ``shift``, the
/// square counts as different. This detects thin text in another color, although it consists only of edges.
struct Comparison {
  static let rounding = 3
  static let blending = 48
  static let strays = 10
  static let shift = 2.5

  /// The difference of one pixel.
  enum Mark: UInt8 { case same, tolerated, different }

  /// The marks of all pixels, row by row from the top.
  private(set) var marks: [Mark]
  /// The different regions from top to bottom, or none if the images count as equal.
  private(set) var regions: [Region] = []

  /// Compares two images, or returns `nil` if their sizes differ.
  init?(_ reference: Bitmap, _ new: Bitmap) {
    guard reference.width == new.width, reference.height == new.height else { return nil }
    marks = Array(repeating: .same, count: reference.width * reference.height)
    guard reference != new else { return }
    var tiles = Tiles(width: reference.width, height: reference.height)
    mark(reference, new, &tiles)
    tolerateStrays(width: reference.width)
    regions = tiles.regions(marks)
  }

  var areSame: Bool { regions.isEmpty }

  /// The number of pixels that count as different.
  var differentCount: Int { marks.count { $0 == .different } }
}

extension Comparison {
  private mutating func mark(_ reference: Bitmap, _ new: Bitmap, _ tiles: inout Tiles) {
    reference.pixels.withUnsafeBytes { old in
      new.pixels.withUnsafeBytes { new in
        let pair = PixelPair(old: old, new: new, width: reference.width, height: reference.height)
        for y in 0..<reference.height where !pair.isRowEqual(y) {
          for x in 0..<reference.width where !pair.isEqual(x, y) {
            tiles.add(pair.difference(x, y), x, y)
            let most = pair.maximumDifference(x, y)
            guard most > Self.rounding else { continue }
            let isSoft = most <= Self.blending && pair.isEdge(x, y, contrast: 2 * most)
            marks[y * reference.width + x] = isSoft ? .tolerated : .different
          }
        }
      }
    }
  }

  private mutating func tolerateStrays(width: Int) {
    let strays = marks.indices.filter { marks[$0] == .different && !hasDifferentNeighbor($0, width) }
    guard strays.count <= Self.strays else { return }
    for index in strays { marks[index] = .tolerated }
  }

  private func hasDifferentNeighbor(_ index: Int, _ width: Int) -> Bool {
    let x = index % width
    for row in -1...1 {
      for column in -1...1 where (row, column) != (0, 0) && (0..<width).contains(x + column) {
        let other = index + row * width + column
        if marks.indices.contains(other), marks[other] == .different { return true }
      }
    }
    return false
  }
}
