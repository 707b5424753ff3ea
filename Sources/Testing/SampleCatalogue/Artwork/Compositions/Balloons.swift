import Foundation

extension Composition {
  /// Hot-air balloons of different sizes over low hills.
  static let balloons = Composition(.landscape) { canvas, palette, random in
    let focus = canvas.focus
    canvas.paint(palette.sky)
    let isWide = canvas.width > canvas.height
    let places: [(Double, Double, Double)] =
      isWide
      ? [(0.22, 0.42, 0.2), (0.5, 0.3, 0.13), (0.72, 0.46, 0.26), (0.9, 0.24, 0.09)]
      : [(0.36, 0.4, 0.25), (0.77, 0.3, 0.13), (0.72, 0.6, 0.1), (0.13, 0.2, 0.06)]
    let isMirrored = random.chance()
    canvas.mirrored(isMirrored) {
      for cloud in [(0.14, 0.62), (0.86, 0.48), (0.58, 0.12)] {
        puff(canvas, Palette.paper, focus.at(cloud.0, cloud.1), canvas.unit * random.number(0.05...0.075))
      }
      for (index, place) in places.enumerated() {
        let colors = [(palette.mid, palette.light), (palette.accent, palette.far), (palette.near, palette.far)][
          index % 3]
        let jitter = random.number(-0.03...0.03)
        balloon(
          canvas, colors, palette.near, focus.at(place.0 + jitter, place.1), min(focus.height, canvas.unit) * place.2)
      }
    }
    canvas.fill(palette.mid) {
      canvas.ellipse(Point(canvas.width * 0.2, focus.maxY + canvas.unit * 0.1), canvas.width * 0.6, focus.height * 0.24)
    }
    canvas.fill(palette.near) {
      canvas.ellipse(
        Point(canvas.width * 0.75, focus.maxY + canvas.unit * 0.14), canvas.width * 0.8, focus.height * 0.26)
    }
    canvas.rectangle(palette.near, Rectangle(0, focus.maxY, canvas.width, canvas.height))
  }
}

private func balloon(_ canvas: Canvas, _ colors: (Color, Color), _ basket: Color, _ center: Point, _ radius: Double) {
  func envelope() {
    canvas.move(Point(center.x - radius * 0.22, center.y + radius * 1.3))
    canvas.curve(
      Point(center.x - radius * 0.5, center.y + radius * 0.9), Point(center.x - radius, center.y + radius * 0.6),
      Point(center.x - radius, center.y))
    canvas.curve(
      Point(center.x - radius, center.y - radius * 1.33), Point(center.x + radius, center.y - radius * 1.33),
      Point(center.x + radius, center.y))
    canvas.curve(
      Point(center.x + radius, center.y + radius * 0.6), Point(center.x + radius * 0.5, center.y + radius * 0.9),
      Point(center.x + radius * 0.22, center.y + radius * 1.3))
    canvas.close()
  }
  canvas.fill(colors.0) { envelope() }
  canvas.clipped(to: envelope) {
    for (share, color) in [(0.72, colors.1), (0.4, colors.0), (0.14, colors.1)] {
      canvas.fill(color) { canvas.ellipse(Point(center.x, center.y + radius * 0.15), radius * share, radius * 1.4) }
    }
  }
  for side in [-1.0, 1.0] {
    canvas.stroke(basket, radius * 0.03) {
      canvas.move(Point(center.x + side * radius * 0.2, center.y + radius * 1.3))
      canvas.line(Point(center.x + side * radius * 0.14, center.y + radius * 1.62))
    }
  }
  canvas.fill(basket) {
    canvas.rounded(
      Rectangle(center.x - radius * 0.17, center.y + radius * 1.58, radius * 0.34, radius * 0.26), radius * 0.06)
  }
}

private func puff(_ canvas: Canvas, _ color: Color, _ center: Point, _ size: Double) {
  canvas.fill(color, 0.85) {
    canvas.rounded(Rectangle(center.x - size * 1.7, center.y - size * 0.1, size * 3.4, size * 0.7), size)
    canvas.circle(Point(center.x - size * 0.5, center.y), size * 0.6)
    canvas.circle(Point(center.x + size * 0.45, center.y - size * 0.15), size * 0.8)
  }
}
