/// A typeface for titles. Its font has fallbacks, so a missing one changes only the look.
struct Typeface: Sendable {
  let font: String
  var isUppercase = false
  /// The space between letters, relative to the size.
  var letterSpacing = 0.0
  /// The horizontal scale of the letters.
  var narrowing = 1.0
  var lineSpacing = 0.9

  private static let sans = "Cantarell, Noto Sans, DejaVu Sans, sans-serif"

  /// The typefaces for titles: large, narrow capitals; heavy, round letters; light, wide capitals; a bold serif.
  static let all = [
    Typeface(font: "\(sans) Ultra-Bold", isUppercase: true, letterSpacing: -0.01, narrowing: 0.78, lineSpacing: 0.82),
    Typeface(font: "\(sans) Ultra-Bold", letterSpacing: -0.02, lineSpacing: 0.86),
    Typeface(font: "\(sans) Medium", isUppercase: true, letterSpacing: 0.08, narrowing: 0.92),
    Typeface(font: "DejaVu Serif, Noto Serif, serif Bold", letterSpacing: -0.015, narrowing: 0.84, lineSpacing: 0.88),
  ]
  /// Small text: names and years.
  static let caption = Typeface(font: "\(sans) Bold", isUppercase: true, letterSpacing: 0.1, lineSpacing: 1.1)
}
