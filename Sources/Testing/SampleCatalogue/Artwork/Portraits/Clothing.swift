/// A person's clothes and shoulders. The clothes decide where the neck is visible.
struct Clothing: Sendable {
  let draw: @Sendable (_ canvas: Canvas, _ portrait: Portrait, _ neck: (Canvas) -> Void) -> Void

  static let all = [suit, bowTie, rollNeck, beads, openCollar, sailor]

  static let suit = Clothing { canvas, portrait, neck in
    shoulders(canvas, portrait.cloth)
    neck(canvas)
    shirt(canvas, portrait, Palette.paper)
    let tie = portrait.palette.accent == portrait.cloth ? portrait.palette.near : portrait.palette.accent
    canvas.polygon(tie, [Point(372, 842), Point(428, 842), Point(416, 886), Point(384, 886)])
    canvas.polygon(tie, [Point(384, 886), Point(416, 886), Point(448, 1_210), Point(352, 1_210)])
    lapels(canvas, portrait)
  }

  static let bowTie = Clothing { canvas, portrait, neck in
    shoulders(canvas, portrait.palette.near)
    neck(canvas)
    shirt(canvas, portrait, Palette.paper)
    for side in [-1.0, 1.0] {
      canvas.polygon(
        portrait.palette.accent,
        [Point(400, 852), Point(400 + side * 84, 812), Point(400 + side * 84, 900), Point(400, 866)])
    }
    canvas.disc(portrait.palette.near, Point(400, 858), 17)
    lapels(canvas, portrait)
  }

  static let rollNeck = Clothing { canvas, portrait, neck in
    neck(canvas)
    shoulders(canvas, portrait.cloth)
    let fold = portrait.cloth.mixed(portrait.palette.near, 0.25)
    canvas.fill(fold) { canvas.rounded(Rectangle(296, 700, 208, 116), 46) }
    canvas.fill(portrait.cloth) { canvas.rounded(Rectangle(304, 716, 192, 44), 22) }
  }

  static let beads = Clothing { canvas, portrait, neck in
    shoulders(canvas, portrait.cloth)
    neck(canvas)
    canvas.fill(portrait.face.mixed(portrait.palette.near, 0.1)) {
      canvas.move(Point(270, 796))
      canvas.curve(Point(300, 930), Point(500, 930), Point(530, 796))
      canvas.curve(Point(470, 780), Point(330, 780), Point(270, 796))
      canvas.close()
    }
    for bead in 0...10 {
      let x = Double(bead) / 5 - 1
      canvas.disc(
        portrait.palette.light == portrait.face ? portrait.palette.accent : portrait.palette.light,
        Point(400 + x * 118, 872 - x * x * 74), 15)
    }
  }

  static let openCollar = Clothing { canvas, portrait, neck in
    shoulders(canvas, portrait.cloth)
    neck(canvas)
    canvas.polygon(
      portrait.face.mixed(portrait.palette.near, 0.1), [Point(314, 780), Point(486, 780), Point(400, 1_000)])
    let collar = portrait.cloth.mixed(Palette.paper, 0.35)
    for side in [-1.0, 1.0] {
      canvas.polygon(
        collar,
        [
          Point(400 + side * 76, 748), Point(400 + side * 138, 806), Point(400 + side * 150, 960),
          Point(400 + side * 4, 1_004),
        ])
    }
  }

  static let sailor = Clothing { canvas, portrait, neck in
    shoulders(canvas, Palette.paper)
    canvas.clipped(to: { silhouette(canvas) }) {
      for stripe in 0..<5 {
        canvas.rectangle(portrait.palette.near, Rectangle(0, 900 + Double(stripe) * 76, 800, 34))
      }
    }
    neck(canvas)
    canvas.stroke(portrait.palette.near, 26) {
      canvas.move(Point(296, 806))
      canvas.curve(Point(330, 866), Point(470, 866), Point(504, 806))
    }
  }
}

private func silhouette(_ canvas: Canvas) {
  canvas.move(Point(30, 1_210))
  canvas.curve(Point(50, 930), Point(130, 880), Point(290, 806))
  canvas.curve(Point(340, 780), Point(460, 780), Point(510, 806))
  canvas.curve(Point(670, 880), Point(750, 930), Point(770, 1_210))
  canvas.close()
}

private func shoulders(_ canvas: Canvas, _ color: Color) {
  canvas.fill(color) { silhouette(canvas) }
}

private func shirt(_ canvas: Canvas, _ portrait: Portrait, _ color: Color) {
  canvas.polygon(
    color, [Point(310, 792), Point(400, 856), Point(490, 792), Point(560, 850), Point(400, 1_240), Point(240, 850)])
  for side in [-1.0, 1.0] {
    canvas.polygon(
      color.mixed(portrait.palette.near, 0.1),
      [Point(400 + side * 78, 744), Point(400 + side * 126, 810), Point(400 + side * 70, 908), Point(400, 850)])
  }
}

private func lapels(_ canvas: Canvas, _ portrait: Portrait) {
  let color = portrait.cloth.mixed(portrait.palette.near, 0.45)
  for side in [-1.0, 1.0] {
    canvas.polygon(
      color,
      [
        Point(400 + side * 122, 796), Point(400 + side * 214, 850), Point(400 + side * 196, 990),
        Point(400 + side * 150, 1_004), Point(400 + side * 176, 1_040), Point(400 + side * 10, 1_250),
        Point(400 + side * 96, 1_000),
      ])
  }
}
