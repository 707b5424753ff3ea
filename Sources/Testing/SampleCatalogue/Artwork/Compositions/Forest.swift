import Foundation

extension Composition {
  /// Tree trunks in three depths of mist, with a walking person or a light between them.
  static let forest = Composition(.landscape) { canvas, palette, random in
    let focus = canvas.focus
    canvas.paint(palette.sky)
    let sun = focus.at(random.number(0.35...0.65), 0.4)
    canvas.disc(palette.light, sun, focus.shorterSide * random.number(0.2...0.28))
    let floor = focus.y + focus.height * 0.86
    for (depth, shade) in [palette.far, palette.mid, palette.near].enumerated() {
      let thickness = canvas.unit * [0.022, 0.036, 0.06][depth]
      let ground = floor - focus.height * [0.12, 0.07, 0][depth]
      if depth == 2 {
        canvas.figure(
          palette.isDark ? palette.accent : palette.near, Point(sun.x + canvas.unit * 0.05, floor), focus.height * 0.2)
      }
      canvas.rectangle(shade, Rectangle(0, ground, canvas.width, canvas.height))
      var x = canvas.unit * random.number(-0.05...0.06)
      while x < canvas.width {
        // The nearest trunks keep the center clear.
        let isOpen = depth == 2 && abs(x - sun.x) < canvas.unit * 0.2
        if !isOpen { trunk(canvas, shade, x, ground, thickness * random.number(0.7...1.2), &random) }
        x += canvas.unit * random.number(0.07...0.16) * (1 + Double(depth) * 0.4)
      }
    }
  }
}

private func trunk(
  _ canvas: Canvas, _ color: Color, _ x: Double, _ ground: Double, _ thickness: Double, _ random: inout ArtworkRandom
) {
  let lean = thickness * random.number(-0.9...0.9)
  let top = canvas.focus.y > 0 ? canvas.focus.y + canvas.focus.height * random.number(-0.02...0.12) : -10
  canvas.polygon(
    color,
    [
      Point(x - thickness * 0.7, ground + 2), Point(x - thickness * 0.3 + lean, top),
      Point(x + thickness * 0.1 + lean, top), Point(x + thickness * 0.7, ground + 2),
    ])
  for _ in 0..<random.whole(1...3) {
    let height = random.number(0.15...0.6)
    let side: Double = random.chance() ? 1 : -1
    let root = Point(x + lean * (1 - height), top + (ground - top) * height)
    canvas.polygon(
      color,
      [
        Point(root.x, root.y + thickness * 0.35), Point(root.x, root.y - thickness * 0.1),
        Point(root.x + side * thickness * random.number(2...3.6), root.y - thickness * random.number(1.4...3)),
      ])
  }
}
