/// A paper-cut portrait of 800 × 1,200 pixels. It is never a likeness, and always the same for the same person.
struct Portrait {
  let palette: Palette
  let face: Color
  let hair: Color
  let cloth: Color
  /// The factors that change a face most, relative to the usual size of the head.
  let breadth: Double
  let length: Double

  private(set) var random: ArtworkRandom

  /// The center of the head.
  static let head = Point(400, 480)

  init(of subject: ArtworkSubject) {
    var random = ArtworkRandom(seed: subject.seed, stream: 4)
    let palette = random.pick(Self.palettes)
    // Print colors, chosen at random and not by person. They are warm, because green doesn't suit a face.
    let tints = [
      palette.light, Palette.paper, palette.far.mixed(Palette.paper, 0.5), palette.accent.mixed(Palette.paper, 0.45),
      palette.mid.mixed(Palette.paper, 0.4), Color(0xE3B083), Color(0xC58A5C), Color(0xA06A45), Color(0xF0CDA6),
    ]
    let suiting = tints.filter {
      $0.red >= $0.green && $0.green >= max($0.blue, 0.36) && $0.contrast(with: palette.near) > 3.4
        && $0.contrast(with: palette.sky) > 1.25
    }
    face = suiting.isEmpty ? Palette.paper : random.pick(suiting)
    hair = random.chance(0.75) || palette.mid.contrast(with: face) < 2.2 ? palette.near : palette.mid
    let cloths = [palette.mid, palette.accent, palette.near, palette.light, palette.far]
    let face = face
    cloth = random.pick(cloths.filter { $0.contrast(with: face) > 1.35 } + [palette.mid.mixed(palette.near, 0.5)])
    breadth = random.number(0.9...1.1)
    length = random.number(0.94...1.08)
    self.palette = palette
    self.random = random
  }

  func draw(on canvas: Canvas) {
    var random = random
    let style = random.pick(Hairstyle.all)
    let hat = random.chance(0.28) && style.allowsHat ? random.pick(Hat.all) : nil
    random.pick(PortraitGround.all).draw(canvas, self)
    style.behind(canvas, self)
    random.pick(Clothing.all).draw(canvas, self, neck)
    drawFace(on: canvas, allowsMoustache: style.allowsMoustache, &random)
    style.inFront(canvas, self)
    hat?.draw(canvas, self)
  }

  /// Returns a point in units of half the head's width and height from its center: (0, -1) is the crown, (0, 1) the
  /// chin.
  func at(_ x: Double, _ y: Double) -> Point {
    Point(Self.head.x + x * 140 * breadth, Self.head.y + y * 190 * length)
  }
}

private extension Portrait {
  static let palettes = Mood.allCases.flatMap(\.palettes)

  func neck(_ canvas: Canvas) {
    let shade = face.mixed(palette.near, 0.22)
    canvas.polygon(shade, [at(-0.44, 0.5), at(0.44, 0.5), Point(at(0.5, 0).x, 790), Point(at(-0.5, 0).x, 790)])
    canvas.fill(shade) { canvas.ellipse(Point(400, 790), at(0.5, 0).x - 400, 46) }
  }

  func drawFace(on canvas: Canvas, allowsMoustache: Bool, _ random: inout ArtworkRandom) {
    let isMirrored = random.chance()
    let jaw = random.number(0.6...0.8)
    let brow = random.number(-0.16 ... -0.08)
    let eyes = random.whole(0...2)
    let hasMoustache = random.chance(0.16) && allowsMoustache
    let hasGlasses = random.chance(0.2)
    canvas.mirrored(isMirrored) {
      ears(canvas)
      canvas.fill(face) { outline(canvas, jaw) }
      canvas.clipped(to: { outline(canvas, jaw) }) { shade(canvas) }
      features(canvas, brow, eyes)
      if hasGlasses { glasses(canvas) }
      if hasMoustache { moustache(canvas) }
    }
  }

  func outline(_ canvas: Canvas, _ jaw: Double) {
    canvas.smooth([
      at(0, -1), at(0.62, -0.86), at(0.96, -0.36), at(0.95, 0.1), at(jaw + 0.06, 0.62), at(0.3, 0.95), at(0, 1),
      at(-0.3, 0.95), at(-jaw - 0.06, 0.62), at(-0.95, 0.1), at(-0.96, -0.36), at(-0.62, -0.86),
    ])
  }

  func ears(_ canvas: Canvas) {
    for side in [-1.0, 1.0] {
      canvas.fill(face.mixed(palette.near, side > 0 ? 0.2 : 0.08)) { canvas.ellipse(at(side * 0.98, 0.06), 24, 42) }
    }
  }

  /// Draws the shaded side of the face along the line of brow, nose and chin.
  func shade(_ canvas: Canvas) {
    canvas.fill(face.mixed(palette.near, 0.18)) {
      canvas.move(at(0.1, -1.1))
      canvas.line(at(0.06, -0.2))
      canvas.curve(at(0.08, 0), at(-0.02, 0.1), at(-0.16, 0.3))
      canvas.curve(at(-0.2, 0.37), at(-0.06, 0.4), at(0.04, 0.38))
      canvas.line(at(0.04, 1.1))
      canvas.line(at(1.2, 1.1))
      canvas.line(at(1.2, -1.1))
      canvas.close()
    }
  }

  func features(_ canvas: Canvas, _ brow: Double, _ eyes: Int) {
    for side in [-1.0, 1.0] {
      canvas.stroke(hair, 11) {
        canvas.move(at(side * 0.2, brow - 0.02))
        canvas.curve(at(side * 0.34, brow - 0.1), at(side * 0.54, brow - 0.1), at(side * 0.64, brow))
      }
      let eye = at(side * 0.42, 0.1)
      if eyes == 0 {
        canvas.fill(palette.near) { canvas.ellipse(eye, 11, 14) }
      } else {
        let lift: Double = eyes == 1 ? 16 : -16
        canvas.stroke(palette.near, 7) {
          canvas.move(Point(eye.x - 28, eye.y))
          canvas.curve(
            Point(eye.x - 14, eye.y + lift), Point(eye.x + 14, eye.y + lift), Point(eye.x + 28, eye.y))
        }
      }
    }
    let reds = [palette.accent, Color(0xB5402F), Color(0x7E2A24)]
    let lips = reds.first { $0.red > $0.green * 1.5 && $0.contrast(with: face) > 1.6 } ?? palette.near
    canvas.fill(lips) {
      canvas.move(at(-0.25, 0.61))
      canvas.curve(at(-0.12, 0.56), at(-0.05, 0.56), at(0, 0.585))
      canvas.curve(at(0.05, 0.56), at(0.12, 0.56), at(0.25, 0.61))
      canvas.curve(at(0.12, 0.71), at(-0.12, 0.71), at(-0.25, 0.61))
      canvas.close()
    }
  }

  func glasses(_ canvas: Canvas) {
    for side in [-1.0, 1.0] {
      canvas.ring(palette.near, at(side * 0.43, 0.1), 50, 8)
      canvas.stroke(palette.near, 8) {
        canvas.move(Point(at(side * 0.43, 0).x + side * 50, at(0, 0.08).y))
        canvas.line(at(side * 0.97, 0.02))
      }
    }
    canvas.stroke(palette.near, 8) {
      canvas.move(Point(at(-0.43, 0).x + 50, at(0, 0.09).y))
      canvas.line(Point(at(0.43, 0).x - 50, at(0, 0.09).y))
    }
  }

  func moustache(_ canvas: Canvas) {
    for side in [-1.0, 1.0] {
      canvas.fill(hair) {
        canvas.move(at(0, 0.46))
        canvas.curve(at(side * 0.18, 0.42), at(side * 0.3, 0.5), at(side * 0.44, 0.46))
        canvas.curve(at(side * 0.36, 0.62), at(side * 0.12, 0.6), at(0, 0.54))
        canvas.close()
      }
    }
  }
}
