// Compositions that show a place: a landscape under a low sun or moon, or doors that lead to a light.
extension Composition {
  static let hills = landscape(step: 0.5, lift: 0.12, isSmooth: true, [[0, 1]])
  static let sea = landscape(step: 0.17, lift: 0.05, isSmooth: true, [[0, 0], [0.5, 1], [0.86, 0.9]])
  static let peaks = landscape(step: 0.42, lift: 0.3, [[0, 0.2], [0.5, 1]])
  static let thorns = landscape(step: 0.13, lift: 0.4, [[0, 0], [0.3, 0.3], [0.45, 1], [0.6, 0.3]])
  static let mesas = landscape(step: 0.5, lift: 0.3, [[0, 0.1], [0.2, 0.2], [0.28, 1], [0.7, 1], [0.78, 0.2]])
  static let city = landscape(step: 0.15, lift: 0.34, [[0, 0.2], [0, 1], [0.94, 1], [0.94, 0.2]])
  static let forest = landscape(
    step: 0.14, lift: 0.34, [[0, 0], [0.34, 0.46], [0.18, 0.46], [0.5, 1], [0.82, 0.46], [0.66, 0.46]])

  /// Returns a composition of four layers, each a row of equal features: hills, waves, towers or trees.
  ///
  /// A feature's outline has the width and height 1. The step and the lift are its usual width and its maximum height,
  /// relative to the size of the motif.
  private static func landscape(step: Double, lift: Double, isSmooth: Bool = false, _ feature: [Point]) -> Composition {
    Composition(.landscape) { canvas, palette, random in
      let focus = canvas.focus
      let size = min(focus.shorterSide * 1.15, focus.height)
      let horizon = focus.y + focus.height * 0.6
      let mist = palette.sky.mixed(palette.far, 0.55)
      let sky = Rectangle(0, 0, canvas.width, horizon + 1)
      canvas.fade(palette.sky, mist, from: focus.y + focus.height * 0.15, to: horizon) { canvas.box(sky) }
      let sun = Point(canvas.width * random.number(0.3...0.7), horizon - size * random.number(0.16...0.28))
      canvas.lamp(palette.light, sun, size * random.number(0.15...0.23))
      let shades = [palette.far, palette.mid, palette.mid.mixed(palette.near, 0.6), palette.near]
      for (row, shade) in shades.enumerated() {
        let nearness = Double(row) / 3
        let base = horizon + focus.height * 0.34 * nearness * nearness.squareRoot()
        let height = size * lift * (1 - 0.4 * nearness)
        var points: [Point] = []
        var x = -canvas.width * random.unit() / 4
        while x < canvas.width {
          let width = size * step * (0.7 + 0.5 * nearness) * random.number(0.75...1.25)
          let extent = Point(width, -height * random.number(0.35...1))
          points += feature.map { Point(x, base) + $0 * extent }
          x += width
        }
        points.append([x, base])
        // The next layer covers what is below.
        let foot = row == 3 ? canvas.height : base + focus.height * 0.2
        canvas.fade(shade, row == 3 ? shade : shade.mixed(mist, 0.4), from: base - height, to: base + height * 0.6) {
          canvas.outline([[points[0].x, foot]], isClosed: false)
          isSmooth ? canvas.smooth(points, isClosed: false) : canvas.outline(points, isClosed: false)
          canvas.outline([[x, foot]])
        }
      }
    }
  }

  static let doorway = passage(roundness: 0)
  static let arches = passage(roundness: 1)

  /// Returns a composition of nested doors that lead to a light, with a person in the innermost one.
  private static func passage(roundness: Double) -> Composition {
    Composition(.nowhere) { canvas, palette, random in
      let (width, height, size) = (canvas.width, canvas.height, canvas.frame.shorterSide)
      let x = width * random.number(0.42...0.58)
      let count = random.whole(3...5)
      canvas.rectangle(palette.near, canvas.frame)
      for step in 1...count {
        let share = Double(step) / Double(count)
        let (from, to) = share < 0.6 ? (palette.near, palette.mid) : (palette.mid, palette.light)
        let (foot, half) = (height * (0.95 - 0.17 * share), size * (0.48 - 0.32 * share))
        let (top, radius) = (foot - height * (0.84 - 0.4 * share), half * roundness)
        canvas.fill(from.mixed(to, share < 0.6 ? share / 0.6 : share * 2.5 - 1.5)) {
          canvas.arc([x, top + radius], radius, from: .pi, to: 2 * .pi)
          canvas.outline([[x + half, top + radius], [x + half, foot], [x - half, foot], [x - half, top + radius]])
        }
      }
      let (foot, half) = (height * 0.78, size * 0.16)
      canvas.fade(palette.light, palette.near, from: foot, to: height * 1.1) {
        canvas.outline([[x - half, foot], [x + half, foot], [x + half * 2, height], [x - half * 2, height]])
      }
      let shadow: [Point] = [
        [x - size * 0.03, foot], [x + size * 0.03, foot], [x + size * 0.2, height], [x, height],
      ]
      canvas.polygon(palette.near, shadow, 0.8)
      canvas.transformed(to: [x, foot], scale: Point(1, -1) * height * 0.25) {
        // A person in a coat and a hat.
        let coat: [Point] = [[0.12, 0.06], [0.15, 0.3], [0.16, 0.6], [0.13, 0.75], [0.04, 0.8]]
        canvas.blob(palette.near, coat + coat.reversed().map { $0 * Point(-1, 1) })
        for foot in [-0.05, 0.05] { canvas.rectangle(palette.near, Rectangle(foot - 0.035, -0.02, 0.07, 0.2)) }
        canvas.disc(palette.near, [0, 0.86], 0.075)
        canvas.stroke(palette.near, 0.045) { canvas.outline([[-0.12, 0.905], [0.12, 0.905]]) }
        canvas.stroke(palette.near, 0.1) { canvas.outline([[-0.03, 0.94], [0.03, 0.94]]) }
      }
    }
  }
}
