import Foundation

extension Composition {
  /// A ball of halftone dots that grow toward one side.
  static let halftone = Composition(.around) { canvas, palette, random in
    canvas.paint(palette.sky)
    let focus = canvas.focus
    let center = focus.at(random.number(0.46...0.54), 0.52)
    let radius = focus.shorterSide * random.number(0.42...0.47)
    let light = random.number(0...2 * .pi)
    let offset = radius * 0.1
    canvas.disc(palette.light, Point(center.x + offset * cos(light), center.y + offset * sin(light)), radius)
    let step = radius / 13
    let dot = palette.isDark ? palette.mid : palette.near
    let turn = 0.26
    var dots: [(Point, Double)] = []
    for row in -19...19 {
      for column in -19...19 {
        let (x, y) = ((Double(column) + (row.isMultiple(of: 2) ? 0 : 0.5)) * step, Double(row) * step * 0.87)
        let place = Point(center.x + x * cos(turn) - y * sin(turn), center.y + x * sin(turn) + y * cos(turn))
        let (dx, dy) = (place.x - center.x, place.y - center.y)
        guard dx * dx + dy * dy < radius * radius * 1.2 else { continue }
        let shade = 0.5 - (dx * cos(light) + dy * sin(light)) / radius * 0.55
        dots.append((place, step * 0.62 * min(max(shade, 0.06), 1)))
      }
    }
    canvas.clipped(to: { canvas.circle(center, radius) }) {
      for (place, size) in dots { canvas.disc(dot, place, size) }
    }
    canvas.disc(palette.accent, center.moved(radius * 0.98, at: light - 0.9), radius * random.number(0.14...0.22))
  }
}
