import Foundation

extension Composition {
  /// Two rows of towers with lit windows under a moon.
  static let city = Composition(.landscape) { canvas, palette, random in
    let focus = canvas.focus
    canvas.wash(palette.sky, palette.far, from: focus.y + focus.height * 0.2, to: focus.maxY)
    let moon = focus.at(random.number(0.25...0.75), random.number(0.24...0.36))
    canvas.disc(palette.light, moon, focus.shorterSide * random.number(0.13...0.2))
    towers(canvas, palette.mid, nil, in: 0.38...0.72, &random)
    towers(canvas, palette.near, palette.light, in: 0.55...0.86, &random)
    canvas.rectangle(palette.near, Rectangle(0, focus.maxY - 1, canvas.width, canvas.height))
  }
}

private func towers(
  _ canvas: Canvas, _ color: Color, _ lamp: Color?, in tops: ClosedRange<Double>, _ random: inout ArtworkRandom
) {
  let focus = canvas.focus
  var x = -canvas.unit * 0.03
  while x < canvas.width {
    let width = canvas.unit * random.number(0.09...0.18)
    let top = focus.y + focus.height * random.number(tops)
    canvas.rectangle(color, Rectangle(x, top, width + 1, canvas.height - top))
    let roof = random.whole(0...3)
    if roof == 0 {
      canvas.rectangle(
        color, Rectangle(x + width * 0.47, top - canvas.unit * 0.09, width * 0.06, canvas.unit * 0.1))
    } else if roof == 1 {
      canvas.polygon(
        color, [Point(x, top + 1), Point(x + width * 0.5, top - width * 0.4), Point(x + width, top + 1)])
    } else if roof == 2 {
      canvas.rectangle(color, Rectangle(x + width * 0.2, top - width * 0.2, width * 0.6, width * 0.25))
    }
    if let lamp { windows(canvas, lamp, Rectangle(x, top, width, focus.maxY - top), &random) }
    x += width + canvas.unit * random.number(0...0.02)
  }
}

private func windows(_ canvas: Canvas, _ lamp: Color, _ wall: Rectangle, _ random: inout ArtworkRandom) {
  let step = canvas.unit * 0.032
  let columns = Int((wall.width - step * 0.6) / step)
  guard columns > 0 else { return }
  let margin = (wall.width - Double(columns) * step) / 2
  for row in 0..<max(Int(wall.height / (step * 1.4)) - 1, 0) {
    for column in 0..<columns where random.chance(0.28) {
      canvas.rectangle(
        lamp,
        Rectangle(
          wall.x + margin + (Double(column) + 0.22) * step, wall.y + (Double(row) + 0.6) * step * 1.4, step * 0.56,
          step * 0.76))
    }
  }
}
