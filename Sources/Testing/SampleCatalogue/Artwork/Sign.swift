/// A company's logo or the badge of a service: an emblem and a name.
struct Sign {
  private static let colors = [0x1D2E44, 0x7A1F2B, 0x1F4A3C, 0x4A1942, 0x1F4E8C, 0x5A3A12, 0x2B2B33, 0x0F5C63]
    .map(Color.init)

  private let name: String
  private let color: Color
  private let typeface: Typeface
  private let random: ArtworkRandom

  init(of subject: ArtworkSubject) {
    var random = ArtworkRandom(seed: subject.seed, stream: 5)
    name = subject.title
    color = random.pick(Self.colors).mixed(random.pick(Self.colors), 0.3)
    typeface = random.pick(Typeface.all)
    self.random = random
  }

  /// Draws a logo of 1,000 × 500 pixels, dark on white as on a letterhead, or a badge of 600 × 600 pixels, light on a
  /// color as on a button of a remote control.
  func draw(isBadge: Bool, on canvas: Canvas) {
    let (ground, ink) = isBadge ? (color, Palette.paper) : (Color(0xFFFFFF), color)
    canvas.rectangle(ground, canvas.frame)
    let box: Point = isBadge ? [500, 190] : [610, 250]
    let block = TextBlock(name, typeface, in: box, largest: 170, lines: 2, isCentered: isBadge, on: canvas)
    let start = (780 - (block.map { $0.width + 50 } ?? 0)) / 2
    drawEmblem(ink, ground, at: isBadge ? [300, block == nil ? 300 : 210] : [start + 110, 250], on: canvas)
    let middle: Point = isBadge ? [300, 470] : [start + 270, 250]
    block?.draw(at: middle - Point(0, (block?.height ?? 0) / 2), ink, on: canvas)
  }

  /// Draws a symbol of equal parts around a center, 220 pixels wide: a reel, a star or a shutter.
  private func drawEmblem(_ color: Color, _ ground: Color, at center: Point, on canvas: Canvas) {
    var random = random
    let (count, isReel, width) = (random.whole(3...8), random.chance(0.3), random.number(0.3...0.9))
    let turn = 2 * .pi / Double(count)
    if isReel { canvas.disc(color, center, 110) }
    for angle in (0..<count).map({ Double($0) * turn - .pi / 2 }) {
      let ends = [(110.0, 0.0), (110, turn * width), (34, turn)].map { center.moved($0, at: angle + $1) }
      isReel ? canvas.disc(ground, center.moved(64, at: angle), 100 / Double(count)) : canvas.polygon(color, ends)
    }
  }
}
