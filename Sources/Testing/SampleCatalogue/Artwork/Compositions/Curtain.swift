import Foundation

extension Composition {
  /// A stage: drapes at both sides, a pelmet above, a spotlight on bare boards.
  static let curtain = Composition(.nowhere) { canvas, palette, random in
    let (width, height) = (canvas.width, canvas.height)
    let dark = palette.isDark ? palette.near : palette.near.mixed(Palette.ink, 0.3)
    let cloth = palette.isDark ? palette.accent : palette.mid
    canvas.paint(dark)
    let floor = height * 0.78
    canvas.rectangle(palette.far.mixed(dark, 0.35), Rectangle(0, floor, width, height - floor))
    let spot = Point(width * random.number(0.42...0.58), floor + (height - floor) * 0.42)
    let reach = min(width * 0.26, height * 0.3)
    canvas.polygon(
      palette.light,
      [
        Point(width * random.pick([0.3, 0.7]), -height * 0.05), Point(spot.x + reach, spot.y),
        Point(spot.x - reach, spot.y),
      ], 0.28)
    canvas.fill(palette.light) { canvas.ellipse(spot, reach, reach * 0.24) }
    microphone(canvas, dark, spot, height * 0.36)
    for isRight in [false, true] {
      canvas.mirrored(isRight) { drape(canvas, cloth, &random) }
    }
    pelmet(canvas, cloth, palette.light)
  }
}

private func drape(_ canvas: Canvas, _ cloth: Color, _ random: inout ArtworkRandom) {
  let (width, height) = (canvas.width, canvas.height)
  let folds = 5
  let tie = height * 0.58
  for fold in stride(from: folds, through: 1, by: -1) {
    let share = Double(fold) / Double(folds)
    let (top, waist, foot) = (width * 0.34 * share, width * 0.13 * share, width * 0.22 * share)
    canvas.fill(fold.isMultiple(of: 2) ? cloth : cloth.mixed(Palette.ink, 0.28)) {
      canvas.move(Point(0, 0))
      canvas.line(Point(top, 0))
      canvas.curve(Point(top, height * 0.3), Point(waist, tie - height * 0.12), Point(waist, tie))
      canvas.curve(Point(waist, tie + height * 0.1), Point(foot, height * 0.8), Point(foot, height))
      canvas.line(Point(0, height))
      canvas.close()
    }
  }
}

private func pelmet(_ canvas: Canvas, _ cloth: Color, _ fringe: Color) {
  let count = canvas.width > canvas.height ? 9 : 5
  let step = canvas.width / Double(count)
  for (color, depth) in [(fringe, 0.135), (cloth.mixed(Palette.ink, 0.1), 0.12)] {
    canvas.fill(color) {
      canvas.move(Point(0, 0))
      canvas.line(Point(0, canvas.height * depth * 0.6))
      for scallop in 0..<count {
        let x = Double(scallop) * step
        let low = canvas.height * depth
        canvas.curve(
          Point(x + step * 0.2, low * 1.1), Point(x + step * 0.8, low * 1.1), Point(x + step, low * 0.6))
      }
      canvas.line(Point(canvas.width, 0))
      canvas.close()
    }
  }
}

private func microphone(_ canvas: Canvas, _ color: Color, _ foot: Point, _ height: Double) {
  let line = height * 0.035
  let head = Point(foot.x, foot.y - height)
  canvas.stroke(color, line) {
    canvas.move(foot)
    canvas.line(head)
  }
  canvas.fill(color) { canvas.ellipse(foot, height * 0.16, height * 0.04) }
  canvas.fill(color) {
    canvas.rounded(
      Rectangle(head.x - height * 0.075, head.y - height * 0.2, height * 0.15, height * 0.25), height * 0.07)
  }
}
