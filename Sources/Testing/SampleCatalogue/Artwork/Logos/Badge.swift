/// A service's badge of 600 × 600 pixels, as on a button of a remote control. It has a light emblem and the service's
/// name on a colored background.
struct Badge {
  private let name: String
  private let ground: Color
  private let typeface: Typeface
  private let emblem: Emblem

  init(of subject: ArtworkSubject) {
    var random = ArtworkRandom(seed: subject.seed, stream: 6)
    name = subject.title
    let colors = [0x1D2E44, 0x7A1F2B, 0x1F4A3C, 0x4A1942, 0x1F4E8C, 0x5A3A12, 0x2B2B33, 0x0F5C63].map(Color.init)
    ground = random.pick(colors).mixed(random.pick(colors), random.number(0...0.6))
    typeface = random.pick([.billboard, .display, .slab])
    emblem = random.pick(Emblem.all)
  }

  func draw(on canvas: Canvas) {
    canvas.paint(ground)
    let style = TextBlock.Style(typeface: typeface, alignment: .center, sizes: 44...150, maximumLines: 2)
    let block = TextBlock(name, style: style, width: 500, height: 190, on: canvas)
    let center = Point(300, block == nil ? 300 : 210)
    canvas.disc(Palette.paper, center, 150)
    emblem.draw(canvas, center, ground)
    guard let block else { return }
    block.draw(at: Point(300, 470 - block.height / 2), Palette.paper, on: canvas)
  }
}
