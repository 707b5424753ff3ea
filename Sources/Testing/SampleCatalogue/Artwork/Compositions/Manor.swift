import Foundation

extension Composition {
  /// A crooked house on a hill with one lit window, in front of an oversized moon.
  static let manor = Composition(.landscape) { canvas, palette, random in
    let focus = canvas.focus
    canvas.paint(palette.sky)
    let place = random.number(0.4...0.6)
    let moon = focus.at(place + random.number(-0.08...0.08), 0.42)
    let radius = focus.shorterSide * random.number(0.32...0.38)
    canvas.disc(palette.light, moon, radius)
    let top = focus.y + focus.height * 0.66
    let size = focus.shorterSide * 0.34
    let middle = canvas.width * place
    canvas.fill(palette.near) {
      canvas.move(Point(0, focus.y + focus.height * 0.9))
      canvas.curve(
        Point(middle - size * 1.6, focus.y + focus.height * 0.9), Point(middle - size * 1.1, top),
        Point(middle - size * 0.6, top))
      canvas.line(Point(middle + size * 0.6, top))
      canvas.curve(
        Point(middle + size * 1.2, top), Point(middle + size * 1.5, focus.y + focus.height * 0.94),
        Point(canvas.width, focus.y + focus.height * 0.92))
      canvas.line(Point(canvas.width, canvas.height))
      canvas.line(Point(0, canvas.height))
      canvas.close()
    }
    house(canvas, palette, Point(middle, top + 2), size, lit: random.whole(0...3))
    for _ in 0..<random.whole(4...7) {
      let bird = Point(moon.x + radius * random.number(-1.1...1.1), moon.y - radius * random.number(-0.1...0.9))
      canvas.bird(palette.near, bird, canvas.unit * random.number(0.035...0.06))
    }
  }
}

private func house(_ canvas: Canvas, _ palette: Palette, _ foot: Point, _ size: Double, lit: Int) {
  func at(_ x: Double, _ y: Double) -> Point { Point(foot.x + x * size, foot.y - y * size) }
  let wall = palette.near
  canvas.polygon(wall, [at(-0.46, 0), at(0.46, 0), at(0.44, 0.62), at(-0.44, 0.62)])
  canvas.polygon(wall, [at(-0.56, 0.6), at(-0.2, 1), at(0.22, 0.96), at(0.56, 0.6)])
  canvas.polygon(wall, [at(0.16, 0), at(0.46, 0), at(0.44, 1.2), at(0.18, 1.2)])
  canvas.polygon(wall, [at(0.1, 1.18), at(0.31, 1.72), at(0.52, 1.18)])
  canvas.polygon(wall, [at(-0.36, 0.8), at(-0.24, 0.8), at(-0.25, 1.16), at(-0.37, 1.16)])
  let panes = [(-0.26, 0.3), (0, 0.3), (0.26, 0.82), (-0.1, 0.68)]
  for (index, pane) in panes.enumerated() {
    let box = Rectangle(at(pane.0, 0).x, at(0, pane.1 + 0.18).y, size * 0.1, size * 0.18)
    canvas.rectangle(index == lit ? palette.accent : palette.mid, box)
  }
}
