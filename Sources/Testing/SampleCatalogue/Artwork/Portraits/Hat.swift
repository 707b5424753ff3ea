/// A hat.
struct Hat: Sendable {
  let draw: @Sendable (_ canvas: Canvas, _ portrait: Portrait) -> Void

  static let all = [fedora, beret, bowler, cap]

  static let fedora = Hat { canvas, portrait in
    let (color, band) = portrait.hatColors
    canvas.fill(color) {
      canvas.move(portrait.at(-0.86, -0.66))
      canvas.curve(portrait.at(-0.9, -1.4), portrait.at(-0.5, -1.62), portrait.at(-0.1, -1.46))
      canvas.curve(portrait.at(0.1, -1.62), portrait.at(0.86, -1.6), portrait.at(0.86, -0.66))
      canvas.close()
    }
    canvas.fill(band) {
      canvas.outline([
        portrait.at(-0.88, -0.92), portrait.at(0.88, -0.92), portrait.at(0.87, -0.66), portrait.at(-0.87, -0.66),
      ])
    }
    canvas.turned(-0.06, around: portrait.at(0, -0.66)) {
      canvas.fill(color) { canvas.ellipse(portrait.at(0, -0.64), 226 * portrait.breadth, 40) }
    }
  }

  static let beret = Hat { canvas, portrait in
    let (color, _) = portrait.hatColors
    canvas.blob(
      color,
      [
        portrait.at(-0.98, -0.6), portrait.at(-1.3, -0.94), portrait.at(-0.9, -1.36), portrait.at(0, -1.42),
        portrait.at(0.84, -1.2), portrait.at(1, -0.66), portrait.at(0.4, -0.78), portrait.at(-0.4, -0.74),
      ])
    canvas.stroke(color, 14) {
      canvas.move(portrait.at(-0.2, -1.38))
      canvas.line(portrait.at(-0.16, -1.54))
    }
  }

  static let bowler = Hat { canvas, portrait in
    let (color, band) = portrait.hatColors
    canvas.fill(color) { canvas.sector(portrait.at(0, -0.72), 128 * portrait.breadth, from: .pi, to: 2 * .pi) }
    canvas.fill(band) {
      canvas.outline([
        portrait.at(-0.91, -0.86), portrait.at(0.91, -0.86), portrait.at(0.91, -0.68), portrait.at(-0.91, -0.68),
      ])
    }
    canvas.fill(color) { canvas.ellipse(portrait.at(0, -0.66), 184 * portrait.breadth, 26) }
  }

  static let cap = Hat { canvas, portrait in
    let (color, band) = portrait.hatColors
    canvas.blob(
      color,
      [
        portrait.at(-1.04, -0.56), portrait.at(-1.12, -1), portrait.at(-0.6, -1.34), portrait.at(0.2, -1.36),
        portrait.at(0.98, -1.06), portrait.at(1.04, -0.56), portrait.at(0, -0.7),
      ])
    canvas.fill(band) {
      canvas.move(portrait.at(-1, -0.54))
      canvas.curve(portrait.at(-0.5, -0.86), portrait.at(0.5, -0.86), portrait.at(1, -0.54))
      canvas.curve(portrait.at(0.5, -0.46), portrait.at(-0.5, -0.46), portrait.at(-1, -0.54))
      canvas.close()
    }
  }
}

private extension Portrait {
  /// The colors of a hat and its band, distinct from the hair and the background.
  var hatColors: (Color, Color) {
    let color =
      [palette.accent, palette.mid, palette.near, palette.light].first {
        $0.contrast(with: palette.sky) > 1.5 && $0.contrast(with: face) > 1.5 && $0 != hair
      } ?? palette.near
    return (color, color.contrast(with: palette.near) > 1.6 ? palette.near : palette.light)
  }
}
