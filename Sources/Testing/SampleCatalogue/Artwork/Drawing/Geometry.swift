// Basic geometry for drawings. Lengths are in pixels of the design size.
import Foundation

typealias Point = SIMD2<Double>

extension Point {
  /// Returns the point at a distance in a direction; the angle is in radians, clockwise from the right.
  func moved(_ distance: Double, at angle: Double) -> Point { self + Point(cos(angle), sin(angle)) * distance }
}

struct Rectangle: Hashable {
  var x: Double
  var y: Double
  var width: Double
  var height: Double

  var maxY: Double { y + height }
  var shorterSide: Double { min(width, height) }

  init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  func inset(_ side: Double) -> Rectangle { Rectangle(x + side, y + side, width - 2 * side, height - 2 * side) }

  /// Returns the point at a fraction of the width and the height.
  func at(_ horizontal: Double, _ vertical: Double) -> Point { Point(x + width * horizontal, y + height * vertical) }
}
