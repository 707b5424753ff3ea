// Compositions of abstract shapes.
extension Composition {
  static let rays = burst(arms: 14, twist: 0)
  static let spiral = burst(arms: 6, twist: 4.4)

  /// Returns a composition of straight or twisted arms around a lamp.
  private static func burst(arms: Int, twist: Double) -> Composition {
    Composition(.nowhere) { canvas, palette, random in
      canvas.rectangle(palette.sky, canvas.frame)
      let center = canvas.frame.at(random.number(0.4...0.6), random.number(0.45...0.6))
      let turn = random.number(0...6)
      let color = twist == 0 ? palette.far : palette.near
      for arm in 0..<arms {
        let edges = [0.0, 1].map { side in
          (0...48).map { step in
            let share = Double(step) / 48
            let angle = turn + (2 * Double(arm) + side) * .pi / Double(arms) + twist * share
            return center.moved((canvas.width + canvas.height) * share * share, at: angle)
          }
        }
        canvas.polygon(arm.isMultiple(of: 2) ? color : color.mixed(palette.mid, 0.5), edges[0] + edges[1].reversed())
      }
      let radius = canvas.frame.shorterSide * random.number(0.16...0.22)
      canvas.lamp(palette.light, center, radius)
      canvas.disc(palette.accent, center, radius * 0.6)
    }
  }

  /// Two overlapping discs whose overlap has a third color.
  static let discs = Composition(.around) { canvas, palette, random in
    canvas.rectangle(palette.sky, canvas.frame)
    let radius = canvas.focus.shorterSide * random.number(0.27...0.31)
    let apart = Point.zero.moved(radius * random.number(0.42...0.62), at: random.pick([0, 0.5, 0.25, -0.25]) * .pi)
    let (one, two) = (canvas.focus.at(0.5, 0.5) - apart, canvas.focus.at(0.5, 0.5) + apart)
    canvas.disc(palette.mid, one, radius)
    canvas.disc(palette.isDark ? palette.light : palette.accent, two, radius)
    canvas.clipped(to: { canvas.circle(one, radius) }) {
      canvas.disc(palette.near, two, radius)
      for line in 1...9 {
        let y = one.y + radius * Double(line) / 10
        canvas.rectangle(palette.sky, Rectangle(one.x - radius, y, radius * 2, radius * 0.035))
      }
    }
  }

  static let halftone = ball(isPlanet: false)
  static let planet = ball(isPlanet: true)

  /// Returns a composition of a ball shaded with dots, which may be a planet with moons among stars.
  private static func ball(isPlanet: Bool) -> Composition {
    Composition(.around) { canvas, palette, random in
      let (center, radius) = (canvas.focus.at(0.5, 0.5), canvas.focus.shorterSide * (isPlanet ? 0.25 : 0.42))
      canvas.rectangle(palette.sky, canvas.frame)
      for _ in 0..<(isPlanet ? 90 : 0) {
        let place = canvas.frame.at(random.unit(), random.unit())
        canvas.disc(palette.isDark ? palette.light : palette.near, place, canvas.unit * random.number(0.001...0.004))
      }
      canvas.disc(isPlanet ? palette.mid : palette.light, center, radius)
      let light = center.moved(radius * 0.45, at: random.number(3.4...5.2))
      let dots = palette.isDark && !isPlanet ? palette.mid : palette.near
      canvas.clipped(to: { canvas.circle(center, radius) }) {
        for (row, column) in (-15...15).flatMap({ row in (-13...13).map { (Double(row), Double($0)) } }) {
          let shift = Point(column + row.truncatingRemainder(dividingBy: 2) / 2, row * 0.87)
          let place = center + shift * (radius / 13)
          let offset = (place - light) / radius
          canvas.disc(dots, place, radius * 0.046 * min((offset * offset).sum() * 0.7, 1.1))
        }
      }
      for (orbit, color) in [palette.accent, palette.light, palette.far].prefix(isPlanet ? 3 : 1).enumerated() {
        let reach = radius * (isPlanet ? 1.3 + 0.28 * Double(orbit) : 0.95)
        let place = center.moved(reach, at: random.number(-1...0.5) - Double(orbit) * 2)
        if isPlanet { canvas.stroke(palette.mid, canvas.unit * 0.003) { canvas.circle(center, reach) } }
        canvas.disc(color, place, radius * random.number(0.1...0.2))
      }
    }
  }

  /// Quarter circles, discs and stripes on a grid, in the style of the Bauhaus.
  static let tiles = Composition(.nowhere) { canvas, palette, random in
    let side = canvas.frame.shorterSide / Double(random.whole(3...4))
    let colors = [palette.far, palette.mid, palette.near, palette.light, palette.accent, palette.sky]
    for row in 0...Int(canvas.height / side) {
      for column in 0...Int(canvas.width / side) {
        let ground = random.pick(colors)
        let shape = random.pick(colors.filter { $0.contrast(with: ground) > 1.35 })
        let kind = random.whole(0...5)
        let corner = Point(random.pick([0, side]), random.pick([0, side]))
        canvas.within(Rectangle(Double(column) * side, Double(row) * side, side + 0.5, side + 0.5)) { tile in
          tile.rectangle(ground, tile.frame)
          switch kind {
          case 0: tile.disc(shape, [side / 2, side / 2], side * 0.36)
          case 1: tile.disc(shape, [side / 2, corner.y], side / 2)
          case 2: (0..<4).forEach { tile.rectangle(shape, Rectangle(0, side * Double($0) / 4, side, side / 8)) }
          default: tile.disc(shape, corner, side)
          }
          if kind == 3 { tile.disc(ground, corner, side / 2) }
        }
      }
    }
  }
}
