import Foundation

extension Composition {
  /// Rays from a sun on the horizon, behind one or two hills.
  static let sunburst = Composition(.landscape) { canvas, palette, random in
    let focus = canvas.focus
    let center = focus.at(random.number(0.32...0.68), random.number(0.56...0.68))
    let count = random.whole(9...14) * 2
    let turn = random.number(0...0.3)
    canvas.paint(palette.sky)
    for ray in stride(from: 0, to: count, by: 2) {
      let start = Double(ray) / Double(count) * 2 * .pi + turn
      canvas.fill(palette.far) {
        canvas.sector(center, canvas.unit * 2.4, from: start, to: start + 2 * .pi / Double(count))
      }
    }
    let radius = focus.shorterSide * random.number(0.24...0.32)
    canvas.disc(palette.light, center, radius)
    if random.chance() { canvas.ring(palette.sky, center, radius * 1.14, canvas.unit * 0.012) }
    let horizon = focus.y + focus.height * 0.78
    hill(canvas, palette.mid, horizon - focus.height * 0.06, rise: random.number(-0.12...0.12))
    hill(canvas, palette.near, horizon + focus.height * 0.06, rise: random.number(-0.08...0.08))
  }
}

private func hill(_ canvas: Canvas, _ color: Color, _ height: Double, rise: Double) {
  let lift = canvas.height * rise
  canvas.fill(color) {
    canvas.move(Point(0, height + lift))
    canvas.curve(
      Point(canvas.width * 0.3, height - abs(lift) * 0.9), Point(canvas.width * 0.7, height - abs(lift) * 0.4),
      Point(canvas.width, height - lift * 0.6))
    canvas.line(Point(canvas.width, canvas.height))
    canvas.line(Point(0, canvas.height))
    canvas.close()
  }
}
