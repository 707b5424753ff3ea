/// All that one poster is made of, chosen once from the subject; the layouts put it on the sheet.
struct Poster {
  let title: String
  let byline: String
  let year: String
  let palette: Palette
  let composition: Composition
  let typeface: Typeface
  /// Chance for the layout; the motif has its own, so that a backdrop can draw the same motif again.
  var random: SplitMix64

  private let motif: Motif

  /// - Parameter width: how wide the picture will be in pixels; where names could not be read they are left out.
  init(of subject: ArtworkSubject, width: Int) {
    motif = Motif(of: subject)
    palette = motif.palette
    composition = motif.composition
    title = subject.title
    year = width < 154 ? "" : subject.year.map(String.init) ?? ""
    byline = width < 154 ? "" : [subject.subtitle, year].filter { !$0.isEmpty }.joined(separator: "  ·  ")
    random = SplitMix64(seed: subject.seed, stream: 2)
    typeface = random.pick(motif.mood.typefaces)
  }

  func draw(on canvas: Canvas) {
    var poster = self
    let isLegible = fitted(width: 800, height: 400, .leading, largest: 60, on: canvas) != nil
    // Without words a panel would stand empty: the picture gets the whole sheet.
    let layouts = isLegible ? PosterLayout.suiting(composition.calm, title: title) : [.titleAbove]
    poster.random.pick(layouts).draw(canvas, &poster)
  }

  /// Draws the motif in a part of the sheet.
  func art(on canvas: Canvas, in part: Rectangle? = nil, focus: Rectangle? = nil) {
    let part = part ?? canvas.frame
    canvas.within(part, focus: focus) { motif.draw(on: $0) }
  }

  /// Fits the title to a box of this width and height; a title too long for its lettering gets the narrowest.
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

  /// Fits the names and the year on one line; the year alone where no font has the letters of the names.
  func caption(width: Double, _ alignment: TextBlock.Alignment, on canvas: Canvas) -> TextBlock? {
    let style = TextBlock.Style(typeface: .caption, alignment: alignment, sizes: 24...35, maximumLines: 1)
    return TextBlock(byline, style: style, width: width, height: 60, on: canvas)
      ?? TextBlock(year, style: style, width: width, height: 60, on: canvas)
  }
}
