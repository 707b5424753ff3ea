/// An arrangement of a motif and text on a sheet of 1,000 × 1,500 pixels.
struct PosterLayout: Sendable {
  typealias Draw = @Sendable (_ canvas: Canvas, _ poster: inout Poster) -> Void

  /// The margin of the sheet.
  static let margin = 72.0

  let draw: Draw

  init(_ draw: @escaping Draw) {
    self.draw = draw
  }

  /// Returns the layouts that fit a motif and a title.
  static func suiting(_ calm: Composition.Calm, title: String) -> [PosterLayout] {
    let words = title.split(separator: " ")
    var layouts: [PosterLayout] =
      switch calm {
      case .landscape: [.titleAbove, .titleAbove, .titleBelow, .titleBelow, .panelBelow, .framed]
      case .around: [.titleAbove, .titleBelow, .titleBelow, .panelAbove, .framed]
      case .nowhere: [.panelBelow, .panelAbove, .framed]
      case .pattern: [.panelBelow, .panelAbove, .framed, .label, .label]
      }
    if title.count <= 16, words.count <= 3 { layouts.append(.strip) }
    if words.count <= 4, words.allSatisfy({ (3...11).contains($0.count) }) { layouts += [.stacked, .stacked] }
    return layouts
  }
}
