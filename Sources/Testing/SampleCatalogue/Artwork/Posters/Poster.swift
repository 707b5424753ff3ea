/// The elements of a poster, chosen once from the subject. A layout arranges them.
struct Poster {
  let title: String
  let byline: String
  let year: String
  let palette: Palette
  let composition: Composition
  let typeface: Typeface
  /// The layout's random numbers. The motif has its own, so that a backdrop can repeat the motif.
  var random: ArtworkRandom

  private let motif: Motif

  /// Creates a poster.
  ///
  /// - Parameter width: The width of the final image in pixels. Small images have no text, because it would be
  ///   illegible.
  init(of subject: ArtworkSubject, width: Int) {
    motif = Motif(of: subject)
    palette = motif.palette
    composition = motif.composition
    title = subject.title
    year = width < 154 ? "" : subject.year.map(String.init) ?? ""
    byline = width < 154 ? "" : [subject.subtitle, year].filter { !$0.isEmpty }.joined(separator: "  ·  ")
    random = ArtworkRandom(seed: subject.seed, stream: 2)
    typeface = random.pick(motif.mood.typefaces)
  }

  func draw(on canvas: Canvas) {
    var poster = self
    let isLegible = fitted(width: 800, height: 400, .leading, largest: 60, on: canvas) != nil
    // Without text a panel would be empty, so the motif fills the sheet.
    let layouts = isLegible ? PosterLayout.suiting(composition.calm, title: title) : [.titleAbove]
    poster.random.pick(layouts).draw(canvas, &poster)
  }

  /// Draws the motif in part of the sheet.
  func art(on canvas: Canvas, in part: Rectangle? = nil, focus: Rectangle? = nil) {
    let part = part ?? canvas.frame
    canvas.within(part, focus: focus) { motif.draw(on: $0) }
  }

  /// Fits the title to a box. A title too long for its typeface uses the narrowest one.
  func fitted(
    width: Double, height: Double, _ alignment: TextBlock.Alignment, largest: Double, lines: Int = 5,
    typeface: Typeface? = nil, on canvas: Canvas
  ) -> TextBlock? {
    let typeface = typeface ?? self.typeface
    let style = TextBlock.Style(
      typeface: typeface, alignment: alignment,
      sizes: (title.count > 100 ? 19 : 34)...(title.count <= 3 ? largest * 2 : largest),
      maximumLines: title.count > 60 ? 8 : lines)
    let block = TextBlock(title, style: style, width: width, height: height, on: canvas)
    guard let block, block.isShortened, typeface.narrowing > Typeface.billboard.narrowing else { return block }
    return fitted(
      width: width, height: height, alignment, largest: largest, lines: lines, typeface: .billboard, on: canvas)
  }

  /// Fits the names and the year on one line, or only the year if no font has the names' characters.
  func caption(width: Double, _ alignment: TextBlock.Alignment, on canvas: Canvas) -> TextBlock? {
    let style = TextBlock.Style(typeface: .caption, alignment: alignment, sizes: 24...35, maximumLines: 1)
    return TextBlock(byline, style: style, width: width, height: 60, on: canvas)
      ?? TextBlock(year, style: style, width: width, height: 60, on: canvas)
  }
}
