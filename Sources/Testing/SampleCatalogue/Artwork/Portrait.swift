/// A portrait of 800 × 1,200 pixels, cut from paper. It is never a likeness, and always the same for the same person.
struct Portrait {
  private static let palettes = Mood.all.flatMap { $0.palettes }
  private static let faces: [UInt32] = [0xF3D3B0, 0xE3B083, 0xC58A5C, 0xA06A45, 0xF0CDA6, 0x8A5A3C, 0xF6DCC4]

  private let palette: Palette
  private let face: Color
  private let hair: Color
  private let cloth: Color
  private let random: ArtworkRandom

  private var shadow: Color { face.mixed(palette.near, 0.24) }

  init(of subject: ArtworkSubject) {
    var random = ArtworkRandom(seed: subject.seed, stream: 4)
    let palette = random.pick(Self.palettes)
    // Colors are chosen at random and not by person.
    let faces = Self.faces.map(Color.init).filter { $0.contrast(with: palette.sky) > 1.25 }
    let face = random.pick(faces)
    let hairs = [palette.near, palette.near, palette.mid, Color(0x4A2E1E), Color(0xD9CFC0)]
    hair = random.pick(hairs.filter { $0.contrast(with: face) > 2 } + [palette.near])
    let cloths = [palette.mid, palette.accent, palette.near, palette.far]
    cloth = random.pick(cloths.filter { $0.contrast(with: palette.sky) > 1.3 } + [palette.near])
    (self.palette, self.face, self.random) = (palette, face, random)
  }

  func draw(on canvas: Canvas) {
    var random = random
    canvas.fade(palette.sky, palette.sky.mixed(palette.far, 0.6), from: 200, to: 1_200) { canvas.box(canvas.frame) }
    if random.chance(0.6) { canvas.disc(palette.far, [400, 520], random.pick([250, 340])) }
    let hairLength = random.chance(0.45) ? random.number(0.6...1.7) : 0
    let volume = random.number(0...0.24)
    // Lengths are relative to the head, whose center is at 0, 0. The light comes from the left or the right.
    let scale = Point(random.pick([-1.0, 1]) * random.number(155...175), random.number(158...172))
    canvas.transformed(to: [400, 490], scale: scale) {
      if hairLength > 0 {
        let half: [Point] = [[0.9, -0.6], [1 + volume, 0.3], [1.02 + volume, hairLength], [0.6, hairLength + 0.16]]
        canvas.blob(hair.mixed(palette.near, 0.3), mirrored(half))
      }
      drawBody(on: canvas, &random)
      drawFace(on: canvas, hasBeard: hairLength == 0 && random.chance(0.3), &random)
      if hairLength > 0 || random.chance(0.92) { drawHair(on: canvas, hairLength, volume, &random) }
    }
  }

  /// Returns a symmetric outline from its right half.
  private func mirrored(_ half: [Point]) -> [Point] { half + half.reversed().map { $0 * Point(-1, 1) } }

  private func drawBody(on canvas: Canvas, _ random: inout ArtworkRandom) {
    let shoulders = { canvas.smooth(mirrored([[0.5, 1.88], [1.5, 2.4], [2.05, 3.1], [2.25, 4.6]])) }
    let depth = random.number(2.4...3.6)
    let collar = random.pick([Palette.paper, Palette.paper, shadow, palette.light])
    canvas.fade(cloth, cloth.mixed(palette.near, 0.45), from: 1.9, to: 4.6, shoulders)
    canvas.clipped(to: shoulders) {
      canvas.polygon(palette.near, [[0.12, 1], [3, 1], [3, 5], [0.12, 5]], 0.16)
      canvas.polygon(collar, [[-0.62, 1.8], [0.62, 1.8], [0, depth]])
      let tie = mirrored([[0.1, 2.1], [0.13, depth - 0.3], [0, depth]])
      if collar == Palette.paper { canvas.polygon(palette.accent, tie) }
      for side in [-1.0, 1] {
        let lapel: [Point] = [[0.56, 1.7], [1.1, 2.1], [0.9, 2.7], [0, depth + 0.5], [0, depth]]
        canvas.polygon(cloth.mixed(palette.near, side < 0 ? 0.3 : 0.5), lapel.map { $0 * Point(side, 1) })
      }
    }
    canvas.blob(shadow, mirrored([[0.36, 0.5], [0.38, 1.6], [0.3, 2.06]]))
  }

  private func drawFace(on canvas: Canvas, hasBeard: Bool, _ random: inout ArtworkRandom) {
    let jaw = random.number(0.54...0.7)
    let head = mirrored([[0.3, -1.12], [0.7, -0.8], [0.83, -0.2], [0.8, 0.2], [jaw, 0.76], [0.22, 1.12]])
    for side in [-1.0, 1] { canvas.disc(side < 0 ? face : shadow, [side * 0.84, 0.1], 0.19) }
    canvas.blob(face, head)
    canvas.clipped(to: { canvas.smooth(head) }) {
      // The line of the forehead, the nose and the chin separates light and shadow.
      let profile: [Point] = [[0.08, -1.3], [0.04, -0.17], [-0.15, 0.36], [0.01, 0.45], [0.03, 1.3]]
      canvas.polygon(shadow, profile + [[1, 1.3], [1, -1.3]])
      if hasBeard { canvas.blob(hair, mirrored([[0.2, 0.54], [0.44, 0.6], [0.86, 0.1], [1, 0.8], [0.5, 1.4]])) }
    }
    let (brow, lid) = (random.number(-0.2 ... -0.1), random.pick([-0.06, 0.06]))
    let hasGlasses = random.chance(0.2)
    for side in [-1.0, 1] {
      for (width, y, bend) in [(0.06, brow, -0.08), (0.045, 0.12, lid)] {
        let line: [Point] = [[side * 0.2, y], [side * 0.38, y + bend], [side * 0.56, y]]
        canvas.stroke(palette.near, width) { canvas.smooth(line, isClosed: false) }
      }
      if hasGlasses { canvas.stroke(palette.near, 0.05) { canvas.circle([side * 0.37, 0.12], 0.32) } }
    }
    canvas.blob(Color(0xA63D36), mirrored([[0.06, 0.68], [0.22, 0.72], [0.08, 0.8]]))
  }

  private func drawHair(on canvas: Canvas, _ length: Double, _ volume: Double, _ random: inout ArtworkRandom) {
    let (part, line) = (random.number(-0.55...0.55), random.number(-0.85 ... -0.6))
    let end = length > 0 ? min(length, 0.7) : random.number(-0.3...0)
    let radii = Point(0.88 + volume / 2, 0.92 + volume)
    let crown = (10...20).map { Point.zero.moved(1, at: .pi * Double($0) / 10) * radii - Point(0, 0.3) }
    let front: [Point] = [[0.76, -0.3], [0.66, line + 0.3], [part, line], [-0.66, line + 0.3], [-0.76, -0.3]]
    let right = Point(0.9 + volume / 2, end)
    canvas.blob(hair, crown + [right] + front + [right * Point(-1, 1)])
    if random.chance(0.25) { for point in crown { canvas.disc(hair, point, 0.24) } }
  }
}
