import CPango

/// A typeface for titles. Its family has fallbacks, so a missing font changes only the look.
struct Typeface: Sendable {
  let family: String
  let weight: PangoWeight
  var isCondensed = false
  var isUppercase = false
  /// The space between letters, relative to the size.
  var letterSpacing = 0.0
  /// The horizontal scale of the letters.
  var narrowing = 1.0
  var lineSpacing = 0.9

  private static let sans = "Cantarell, Noto Sans, DejaVu Sans, sans-serif"
  private static let serif = "DejaVu Serif, Noto Serif, serif"

  /// Large, narrow capitals.
  static let billboard = Typeface(
    family: sans, weight: PANGO_WEIGHT_ULTRABOLD, isUppercase: true, letterSpacing: -0.01, narrowing: 0.78,
    lineSpacing: 0.82)
  /// A heavy, round face in upper and lower case.
  static let display = Typeface(family: sans, weight: PANGO_WEIGHT_ULTRABOLD, letterSpacing: -0.02, lineSpacing: 0.86)
  /// Light capitals with wide spacing.
  static let airy = Typeface(
    family: sans, weight: PANGO_WEIGHT_NORMAL, isUppercase: true, letterSpacing: 0.12, lineSpacing: 1.0)
  /// A bold serif face.
  static let slab = Typeface(
    family: serif, weight: PANGO_WEIGHT_BOLD, isCondensed: true, letterSpacing: -0.015, narrowing: 0.94,
    lineSpacing: 0.88)
  /// Serif capitals with wide spacing.
  static let inscription = Typeface(
    family: serif, weight: PANGO_WEIGHT_NORMAL, isCondensed: true, isUppercase: true, letterSpacing: 0.08,
    lineSpacing: 1.0)
  /// Small text: names and years.
  static let caption = Typeface(
    family: sans, weight: PANGO_WEIGHT_BOLD, isUppercase: true, letterSpacing: 0.14, lineSpacing: 1.1)

  func text(_ text: String) -> String {
    isUppercase ? text.uppercased() : text
  }
}
