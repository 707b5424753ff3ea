import Library

/// A score from another app, converted without rounding: 2.5 of 5 is 5 of 10.
enum ScoreReading: Hashable {
  /// The text is empty or zero, which some apps write for missing ratings.
  case none
  case score(Score)
  /// The text isn't a number on this scale, or not a whole number of half stars out of ten.
  case unreadable

  /// Parses a score.
  ///
  /// - Parameter scale: The maximum of the scale: 5, 10 or 100.
  init(_ text: String, of scale: Int) {
    guard let number = ExactNumber(text) else {
      self = text.isEmpty ? .none : .unreadable
      return
    }
    guard number.digits != 0 else {
      self = .none
      return
    }
    // The unit is half a star out of ten, so the maximum is 20.
    let (halves, remainder) = (number.digits * 20).quotientAndRemainder(dividingBy: number.divisor * scale)
    guard remainder == 0, let score = Score(halves: halves) else {
      self = .unreadable
      return
    }
    self = .score(score)
  }
}

/// An exact decimal number, without binary rounding.
struct ExactNumber: Hashable {
  /// All digits, without the decimal point.
  let digits: Int
  /// The power of ten by which to divide: 1, 10, 100 …
  let divisor: Int

  /// Parses up to nine digits with an optional decimal point. A decimal comma is accepted too, because spreadsheets
  /// use it in some locales.
  init?(_ text: String) {
    var digits = 0
    var divisor = 1
    var count = 0
    var hasPoint = false
    for byte in text.utf8 {
      switch byte {
      case 48...57:
        digits = digits * 10 + Int(byte - 48)
        if hasPoint { divisor *= 10 }
        count += 1
      case 44, 46:
        guard !hasPoint, count > 0 else { return nil }
        hasPoint = true
      default: return nil
      }
      guard count <= 9 else { return nil }
    }
    guard count > 0 else { return nil }
    self.digits = digits
    self.divisor = divisor
  }
}
