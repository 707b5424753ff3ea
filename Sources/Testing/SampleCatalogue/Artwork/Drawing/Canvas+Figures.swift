// Small figures that several compositions share.
import Foundation

extension Canvas {
  /// Draws a standing person in a coat and hat; `height` is in pixels from the feet.
  func figure(_ color: Color, _ foot: Point, _ height: Double) {
    func at(_ x: Double, _ y: Double) -> Point { Point(foot.x + x * height, foot.y - y * height) }
    polygon(color, [at(-0.09, 0), at(-0.02, 0), at(-0.015, 0.34), at(-0.12, 0.34)])
    polygon(color, [at(0.03, 0), at(0.1, 0), at(0.12, 0.34), at(0.01, 0.34)])
    blob(
      color,
      [at(-0.17, 0.26), at(0.17, 0.26), at(0.16, 0.6), at(0.13, 0.76), at(0, 0.8), at(-0.13, 0.76), at(-0.16, 0.6)])
    disc(color, at(0, 0.86), height * 0.075)
    fill(color) { ellipse(at(0, 0.905), height * 0.14, height * 0.022) }
    fill(color) {
      rounded(Rectangle(foot.x - height * 0.08, foot.y - height, height * 0.16, height * 0.11), height * 0.03)
    }
  }

  /// Draws a distant bird with two strokes.
  func bird(_ color: Color, _ place: Point, _ span: Double) {
    stroke(color, span * 0.11) {
      move(Point(place.x - span * 0.5, place.y - span * 0.12))
      curve(
        Point(place.x - span * 0.3, place.y - span * 0.3), Point(place.x - span * 0.1, place.y - span * 0.2), place)
      curve(
        Point(place.x + span * 0.1, place.y - span * 0.2), Point(place.x + span * 0.3, place.y - span * 0.3),
        Point(place.x + span * 0.5, place.y - span * 0.12))
    }
  }

  /// Draws small stars in part of the frame.
  func stars(_ color: Color, in area: Rectangle, count: Int, _ random: inout ArtworkRandom) {
    for _ in 0..<count {
      let place = area.at(random.unit(), random.unit())
      disc(color, place, unit * random.pick([0.0022, 0.003, 0.003, 0.0048]), random.number(0.5...1))
    }
  }

  /// Draws a star with four points.
  func sparkle(_ color: Color, _ place: Point, _ size: Double) {
    fill(color) {
      move(Point(place.x, place.y - size))
      for (x, y) in [(1.0, 0.0), (0.0, 1.0), (-1.0, 0.0), (0.0, -1.0)] {
        curve(place, place, Point(place.x + x * size, place.y + y * size))
      }
      close()
    }
  }
}
