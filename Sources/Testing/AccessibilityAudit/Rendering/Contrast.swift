import Foundation

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
