/// The palette and composition of a title, equal on its poster, its backdrop and all other images.
struct Motif {
  let mood: Mood
  let palette: Palette
  let composition: Composition
  private let random: ArtworkRandom

  init(of subject: ArtworkSubject) {
    var random = ArtworkRandom(seed: subject.seed, stream: 1)
    mood = Mood.of(genres: subject.genres)
    palette = random.pick(mood.palettes)
    composition = random.pick(mood.compositions)
    self.random = random
  }

  func draw(on canvas: Canvas) {
    var random = random
    composition.draw(canvas, palette, &random)
  }

  /// Draws an episode's still: the motif in close-up, with different framing in each still.
  func drawStill(of subject: ArtworkSubject, on canvas: Canvas) {
    var random = ArtworkRandom(seed: subject.seed, stream: 3)
    let size = Point(canvas.width, canvas.height)
    let closeUp = size * random.number(1...1.35)
    let origin = (size - closeUp) * Point(random.unit(), random.number(0.3...1))
    let isMirrored = random.chance()
    canvas.transformed(to: [isMirrored ? size.x : 0, 0], scale: [isMirrored ? -1 : 1, 1]) {
      canvas.within(Rectangle(origin.x, origin.y, closeUp.x, closeUp.y), draw)
    }
  }
}

/// A poster of 1,000 × 1,500 pixels. The title and the names are on a calm area of the motif or on a panel.
struct Poster {
  let subject: ArtworkSubject
  /// The width of the final image in pixels. Small images have no names, because they would be illegible.
  let width: Int

  func draw(on canvas: Canvas) {
    var random = ArtworkRandom(seed: subject.seed, stream: 2)
    let motif = Motif(of: subject)
    let (palette, calm) = (motif.palette, motif.composition.calm)
    let (isOpen, isAbove) = (random.chance(0.7) && calm != .nowhere, random.chance(0.4))
    let (isCentered, margin) = (random.chance(0.4), 72.0)
    let inner = canvas.frame.inset(margin)
    let title = TextBlock(
      subject.title, random.pick(Typeface.all), in: Self.titleSize(subject.title),
      largest: subject.title.count < 7 ? 320 : 230, isCentered: isCentered, on: canvas)
    let names = caption(isCentered: isCentered, on: canvas)
    guard title != nil || names != nil else { return motif.draw(on: canvas) }

    let titleHeight = title.map { $0.height + 44 } ?? 0
    let height = titleHeight + (names?.height ?? -44)
    let top = isAbove ? inner.y : inner.maxY - height
    let edge = isAbove ? top + height + 60 : top - 60
    let picture = Rectangle(0, isAbove ? edge : 0, canvas.width, isAbove ? canvas.height - edge : edge)
    let panels = [palette.near, palette.near, Palette.paper, palette.light]
    var ground = calm == .landscape && !isAbove ? palette.near : palette.sky
    if isOpen {
      canvas.within(canvas.frame, focus: picture, motif.draw)
    } else {
      ground = random.pick(panels.filter { $0.contrast(with: palette.sky) > 1.6 } + [Palette.ink])
      canvas.rectangle(ground, canvas.frame)
      canvas.within(random.chance(0.4) ? picture.inset(margin) : picture, motif.draw)
    }
    let x = isCentered ? canvas.width / 2 : inner.x
    title?.draw(at: [x, top], palette.bright(on: ground), on: canvas)
    names?.draw(at: [x, top + titleHeight], palette.ink(on: ground), on: canvas)
  }

  /// Returns the maximum size of a title, which keeps long titles legible.
  static func titleSize(_ title: String) -> Point { [856, 340 + Double(title.count) * 1.2] }

  /// Returns the names and the year on one line, or only the year if no font has the names' characters.
  private func caption(isCentered: Bool, on canvas: Canvas) -> TextBlock? {
    let year = subject.year.map(String.init) ?? ""
    let names = [subject.subtitle, year].filter { !$0.isEmpty }.joined(separator: "  ·  ")
    func block(_ text: String) -> TextBlock? {
      TextBlock(text, .caption, in: [856, 80], largest: 38, lines: 2, isCentered: isCentered, on: canvas)
    }
    return width < 154 ? nil : block(names) ?? block(year)
  }
}
