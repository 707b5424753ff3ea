import Foundation

extension Composition {
  /// Bands around one point, cut off by the frame: a rainbow, an echo, a target.
  static let rings = Composition(.around) { canvas, palette, random in
    canvas.paint(palette.sky)
    let focus = canvas.focus
    let colors = [palette.far, palette.mid, palette.near, palette.light, palette.accent]
    let count = random.whole(4...6)
    let isHalf = random.chance(0.6)
    let center = isHalf ? focus.at(random.pick([0, 0.5, 1]), 1) : focus.at(0.5, 0.55)
    let reach = isHalf ? focus.height * 0.94 : focus.shorterSide * 0.5
    let start = random.whole(0...1)
    canvas.clipped(
      to: { canvas.outline(corners(of: Rectangle(0, 0, canvas.width, isHalf ? focus.maxY : canvas.height))) },
      {
        for band in 0..<count {
          let radius = reach * (1 - Double(band) / (Double(count) + 0.6))
          canvas.disc(colors[(band + start) % colors.count], center, radius)
        }
      })
    if isHalf, focus.maxY < canvas.height {
      canvas.rectangle(palette.sky, Rectangle(0, focus.maxY, canvas.width, canvas.height - focus.maxY))
    } else if !isHalf {
      canvas.rectangle(
        palette.near, Rectangle(center.x - canvas.unit * 0.006, center.y, canvas.unit * 0.012, canvas.height))
    }
  }
}

private func corners(of box: Rectangle) -> [Point] {
  [Point(box.x, box.y), Point(box.maxX, box.y), Point(box.maxX, box.maxY), Point(box.x, box.maxY)]
}
