// Basic geometry for drawings. Lengths are in pixels of the design size.
import Foundation

struct Point: Hashable {
  var x: Double
  var y: Double

  init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  /// Returns the point at a distance in a direction; the angle is in radians, clockwise from the right.
  func moved(_ distance: Double, at angle: Double) -> Point {
    Point(x + cos(angle) * distance, y + sin(angle) * distance)
  }
}

struct Rectangle: Hashable {
  var x: Double
  var y: Double
  var width: Double
  var height: Double

  var maxX: Double { x + width }
  var maxY: Double { y + height }
  var center: Point { Point(x + width / 2, y + height / 2) }
  var corners: [Point] { [at(0, 0), at(1, 0), at(1, 1), at(0, 1)] }
  var shorterSide: Double { min(width, height) }

  init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  func inset(_ horizontal: Double, _ vertical: Double) -> Rectangle {
    Rectangle(x + horizontal, y + vertical, width - 2 * horizontal, height - 2 * vertical)
  }

  /// Returns the point at a fraction of the width and the height.
  func at(_ horizontal: Double, _ vertical: Double) -> Point {
    Point(x + width * horizontal, y + height * vertical)
  }
}
