import Foundation

extension Composition {
  /// Scattered cut-outs that never touch: discs, rings, half moons, triangles, bars.
  static let confetti = Composition(.pattern) { canvas, palette, random in
    canvas.paint(palette.sky)
    let cell = canvas.unit / 5.2
    let (columns, rows) = (Int(canvas.width / cell) + 1, Int(canvas.height / cell) + 1)
    let colors = [palette.far, palette.mid, palette.near, palette.light, palette.accent]
    for row in 0...rows {
      for column in 0...columns {
        let place = Point(
          (Double(column) + (row.isMultiple(of: 2) ? 0 : 0.5) + random.number(-0.12...0.12)) * cell,
          (Double(row) + random.number(-0.12...0.12)) * cell)
        let size = cell * random.number(0.2...0.38)
        let color = random.pick(colors.filter { $0.contrast(with: palette.sky) > 1.2 })
        canvas.turned(random.number(0...6.3), around: place) {
          scrap(canvas, color, place, size, random.whole(0...5))
        }
      }
    }
  }
}

private func scrap(_ canvas: Canvas, _ color: Color, _ place: Point, _ size: Double, _ kind: Int) {
  switch kind {
  case 0: canvas.disc(color, place, size * 0.8)
  case 1: canvas.ring(color, place, size * 0.65, size * 0.3)
  case 2: canvas.fill(color) { canvas.sector(place, size, from: 0, to: .pi) }
  case 3:
    canvas.polygon(color, (0..<3).map { place.moved(size, at: Double($0) * 2 * .pi / 3) })
  case 4:
    canvas.fill(color) { canvas.rounded(Rectangle(place.x - size, place.y - size * 0.2, size * 2, size * 0.4), size) }
  default:
    canvas.stroke(color, size * 0.28) {
      canvas.move(Point(place.x - size, place.y))
      canvas.curve(
        Point(place.x - size * 0.4, place.y - size), Point(place.x + size * 0.4, place.y + size),
        Point(place.x + size, place.y))
    }
  }
}
