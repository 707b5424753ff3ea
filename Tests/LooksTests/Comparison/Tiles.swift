/// A region where two images differ, in pixels.
struct Region: Equatable {
  var left: Int
  var top: Int
  var right: Int
  var bottom: Int

  var description: String { "\(right - left + 1) × \(bottom - top + 1) at \(left), \(top)" }

  mutating func include(_ other: Region) {
    left = min(left, other.left)
    top = min(top, other.top)
    right = max(right, other.right)
    bottom = max(bottom, other.bottom)
  }
}

/// A grid of squares over an image, which adds up small differences and groups different pixels into regions.
struct Tiles {
  static let side = 16

  private let width: Int
  private let height: Int
  private let columns: Int
  private let rows: Int
  private var sums: [SIMD4<Int>]

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    columns = (width + Self.side - 1) / Self.side
    rows = (height + Self.side - 1) / Self.side
    sums = Array(repeating: .zero, count: columns * rows)
  }

  mutating func add(_ difference: SIMD4<Int>, _ x: Int, _ y: Int) { sums[tile(x, y)] &+= difference }

  /// Returns the regions: adjacent tiles that have a different pixel or a different mean.
  func regions(_ marks: [Comparison.Mark]) -> [Region] {
    var extents: [Int: Region] = [:]
    for index in marks.indices where marks[index] == .different {
      let (x, y) = (index % width, index / width)
      let pixel = Region(left: x, top: y, right: x, bottom: y)
      extents[tile(x, y), default: pixel].include(pixel)
    }
    for tile in sums.indices where isShifted(tile) && extents[tile] == nil { extents[tile] = extent(of: tile) }
    var regions: [Region] = []
    while let tile = extents.keys.min() { regions.append(takeRegion(from: tile, &extents)) }
    return regions
  }
}

extension Tiles {
  private func tile(_ x: Int, _ y: Int) -> Int { y / Self.side * columns + x / Self.side }

  private func extent(of tile: Int) -> Region {
    let (left, top) = (tile % columns * Self.side, tile / columns * Self.side)
    return Region(
      left: left, top: top, right: min(width, left + Self.side) - 1, bottom: min(height, top + Self.side) - 1)
  }

  /// Returns whether the mean color of a tile differs. A tile cut off by the border is measured as if it were whole.
  private func isShifted(_ tile: Int) -> Bool {
    let bound = Comparison.shift * Double(Self.side * Self.side)
    return (0..<3).contains { Double(abs(sums[tile][$0])) > bound }
  }

  private func takeRegion(from start: Int, _ extents: inout [Int: Region]) -> Region {
    var region = extents.removeValue(forKey: start) ?? extent(of: start)
    var open = [start]
    while let tile = open.popLast() {
      for row in max(0, tile / columns - 1)...min(rows - 1, tile / columns + 1) {
        for column in max(0, tile % columns - 1)...min(columns - 1, tile % columns + 1) {
          guard let found = extents.removeValue(forKey: row * columns + column) else { continue }
          region.include(found)
          open.append(row * columns + column)
        }
      }
    }
    return region
  }
}
