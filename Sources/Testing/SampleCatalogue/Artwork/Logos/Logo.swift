/// A company's logo of 1,000 × 500 pixels: an emblem and its name, dark on white as on a letterhead.
struct Logo {
  private let name: String
  private let color: Color
  private let typeface: Typeface
  private let emblem: Emblem

  init(of subject: ArtworkSubject) {
    var random = ArtworkRandom(seed: subject.seed, stream: 5)
    name = subject.title
    color = random.pick([0x1D2E44, 0x191517, 0x8E2B20, 0x1F4A3C, 0x4A1942, 0x1F4E8C].map(Color.init))
    typeface = random.pick([.billboard, .display, .airy, .slab, .inscription])
    emblem = random.pick(Emblem.all)
  }

  func draw(on canvas: Canvas) {
    canvas.paint(Color(0xFFFFFF))
    let style = TextBlock.Style(typeface: typeface, sizes: 40...190, maximumLines: 2)
    let block = TextBlock(name, style: style, width: 610, height: 250, on: canvas)
    guard let block else {
      emblem.draw(canvas, Point(500, 250), color)
      return
    }
    let start = (1_000 - block.width - 270) / 2
    emblem.draw(canvas, Point(start + 110, 250), color)
    block.draw(at: Point(start + 270, 250 - block.height / 2), color, on: canvas)
  }
}
