import Foundation
import GTK

extension Canvas {
  /// Adds a five-pointed star to the path, inside a square.
  func star(x: Double, y: Double, side: Double) {
    let center = (x: x + side / 2, y: y + side / 2 + 0.5)
    for point in 0..<10 {
      let angle = Double(point) * .pi / 5 - .pi / 2
      let radius = side * (point.isMultiple(of: 2) ? 0.443 : 0.193)
      let (x, y) = (center.x + radius * cos(angle), center.y + radius * sin(angle))
      point == 0 ? move(to: x, y) : line(to: x, y)
    }
    closePath()
  }
}
