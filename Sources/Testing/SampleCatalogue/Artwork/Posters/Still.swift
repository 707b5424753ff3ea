/// A still of an episode: its motif in close-up, with different framing in each still.
struct Still {
  private let motif: Motif
  private let nearness: Double
  private let place: Point
  private let isMirrored: Bool

  init(of subject: ArtworkSubject) {
    var random = ArtworkRandom(seed: subject.seed, stream: 3)
    motif = Motif(of: subject)
    nearness = random.number(1...1.35)
    place = Point(random.unit(), random.number(0.3...1))
    isMirrored = random.chance()
  }

  func draw(on canvas: Canvas) {
    let (width, height) = (canvas.width * nearness, canvas.height * nearness)
    let part = Rectangle((canvas.width - width) * place.x, (canvas.height - height) * place.y, width, height)
    canvas.mirrored(isMirrored) {
      canvas.within(part) { motif.draw(on: $0) }
    }
  }
}
