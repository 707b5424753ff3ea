import Foundation

/// The pixels of a part of a drawing: complete, without text, and text only.
struct TextSample {
  private let area: Rect
  private let magnification: Int
  private let all: Pixels
  private let background: Pixels
  private let ink: Pixels

  /// Renders a part of a drawing; `nil` if it contains no text.
  init?(_ drawing: Drawing, area: Rect, magnification: Int) {
    guard let ink = drawing.pixels(of: .ink, in: area, magnification: magnification),
      let all = drawing.pixels(of: .all, in: area, magnification: magnification),
      let background = drawing.pixels(of: .background, in: area, magnification: magnification)
    else { return nil }
    self.area = area
    self.magnification = magnification
    self.all = all
    self.background = background
    self.ink = ink
  }

  /// Returns the lowest contrast of any letter-wide piece of text within `part`; `nil` if there are no text pixels.
  ///
  /// - Parameters:
  ///   - part: The bounds of one line of text, in the drawing's application pixels.
  ///   - letter: The font size in application pixels.
  func contrast(in part: Rect, letter: Double) -> Double? {
    let scale = Double(magnification)
    let columns = range(part.x - area.x, part.right - area.x, within: ink.width)
    let rows = range(part.y - area.y, part.bottom - area.y, within: ink.height)
    let step = max(1, Int(letter * scale))
    return stride(from: columns.lowerBound, to: columns.upperBound, by: step).compactMap { start in
      median(columns: start..<min(start + step, columns.upperBound), rows: rows)
    }.min()
  }

  /// Returns the median contrast of the text pixels.
  private func median(columns: Range<Int>, rows: Range<Int>) -> Double? {
    let minimumInk: UInt8 = magnification > 1 ? 250 : 170
    var ratios: [Double] = []
    for y in rows {
      for x in columns where ink.opacity(x, y) >= minimumInk {
        ratios.append(contrastRatio(all.luminance(x, y), background.luminance(x, y)))
      }
    }
    guard ratios.count >= minimumPixels else { return nil }
    ratios.sort()
    return ratios[ratios.count / 2]
  }

  private func range(_ from: Double, _ to: Double, within count: Int) -> Range<Int> {
    let lower = min(max(0, Int((from * Double(magnification)).rounded(.down))), count)
    return lower..<max(lower, min(count, Int((to * Double(magnification)).rounded(.up))))
  }
}

/// The minimum number of text pixels for a meaningful result.
private let minimumPixels = 3

/// Returns WCAG's contrast ratio of two luminances: 1 for no contrast, 21 for black on white.
///
/// Source: [WCAG 2.1, contrast ratio](https://www.w3.org/TR/WCAG21/#dfn-contrast-ratio).
nonisolated func contrastRatio(_ one: Double, _ other: Double) -> Double {
  (max(one, other) + 0.05) / (min(one, other) + 0.05)
}

/// The linear intensity, from 0 to 1, of each value of an sRGB channel.
///
/// Source: [WCAG 2.1, relative luminance](https://www.w3.org/TR/WCAG21/#dfn-relative-luminance).
nonisolated let linearLight: [Double] = (0...255).map { value in
  let channel = Double(value) / 255
  return channel <= 0.04045 ? channel / 12.92 : pow((channel + 0.055) / 1.055, 2.4)
}
