import Library

/// Scores as other apps write them, converted without rounding: 2.5 of 5 is 5 of 10.
enum ScoreReading: Hashable {
  /// Nothing is written, or a zero, by which some apps say that there is no rating.
  case none
  case score(Score)
  /// It is no number of the scale, or not one that halves of ten stars can tell.
  case unreadable

  /// - Parameter scale: how many stars are the most: 5, 10 or 100.
  init(_ text: String, of scale: Int) {
    guard let number = ExactNumber(text) else {
      self = text.isEmpty ? .none : .unreadable
      return
    }
    guard number.digits != 0 else {
      self = .none
      return
    }
    // Halves of ten stars: 20 for the most.
    let (halves, rest) = (number.digits * 20).quotientAndRemainder(dividingBy: number.divisor * scale)
    guard rest == 0, let score = Score(halves: halves) else {
      self = .unreadable
      return
    }
    self = .score(score)
  }
}

/// A number as it is written, without what binary fractions lose.
struct ExactNumber: Hashable {
  /// All digits, as if there were no point.
  let digits: Int
  /// 1, 10, 100 …
  let divisor: Int

  /// Digits, with a point or a comma before some of them; at most nine. A file that went through a table in another country has commas.
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
