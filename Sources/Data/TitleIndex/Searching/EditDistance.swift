/// A calculator for the restricted Damerau–Levenshtein distance from one word to others, up to a maximum.
///
/// The distance is the number of insertions, deletions, substitutions and transpositions of adjacent letters.
struct EditDistance {
  private let word: [UInt32]
  private let maximumDistance: Int
  private let isPrefix: Bool
  /// The word's letter set (see ``VocabularyPart/letters(of:)``), or `nil` for non-ASCII words, where one mistake can
  /// change several bytes.
  private let letters: UInt32?
  /// The last three rows of the matrix, stored consecutively.
  private var rows: [Int]
  private var other: [UInt32] = []

  /// Creates a calculator for distances from one word.
  ///
  /// - Parameters:
  ///   - word: The word in UTF-8.
  ///   - maximumDistance: The maximum distance to compute.
  ///   - isPrefix: Whether the other word may continue after this one.
  init(from word: [UInt8], maximumDistance: Int, isPrefix: Bool) {
    self.word = String(decoding: word, as: UTF8.self).unicodeScalars.map(\.value)
    self.maximumDistance = maximumDistance
    self.isPrefix = isPrefix
    letters = word.allSatisfy { $0 < 0x80 } ? VocabularyPart.letters(of: word) : nil
    rows = Array(repeating: 0, count: 3 * (self.word.count + 1))
  }

  /// Returns whether a word with this letter set can be within the maximum distance.
  func mayMatch(_ others: UInt32) -> Bool {
    guard let letters else { return true }
    // A continued word can have any additional letters.
    return (letters & ~others).nonzeroBitCount <= maximumDistance
      && (isPrefix || (others & ~letters).nonzeroBitCount <= maximumDistance)
  }

  /// Returns the distance to another word, or `nil` if it exceeds the maximum.
  ///
  /// - Parameter text: The other word in UTF-8.
  mutating func callAsFunction(to text: UnsafeBufferPointer<UInt8>) -> Int? {
    // Folded Latin words are ASCII, and never close to words of other scripts.
    if letters == nil, text.allSatisfy({ $0 < 0x80 }) { return nil }
    decode(text)
    guard other.count + maximumDistance >= word.count, isPrefix || other.count <= word.count + maximumDistance else {
      return nil
    }
    if word.isEmpty { return isPrefix ? 0 : other.count }
    return distance
  }
}

extension EditDistance {
  /// Decodes UTF-8 by hand, because a search does it for tens of thousands of words.
  private mutating func decode(_ text: UnsafeBufferPointer<UInt8>) {
    other.removeAll(keepingCapacity: true)
    for byte in text {
      switch byte {
      case 0x80..<0xc0:
        if let last = other.popLast() { other.append(last << 6 | UInt32(byte & 0x3f)) }
      case 0xc0..<0xe0: other.append(UInt32(byte & 0x1f))
      case 0xe0..<0xf0: other.append(UInt32(byte & 0x0f))
      case 0xf0...: other.append(UInt32(byte & 0x07))
      default: other.append(UInt32(byte))
      }
    }
  }

  private var distance: Int? {
    mutating get {
      let width = word.count + 1
      for column in 0..<width { rows[column] = column }
      var best = word.count
      // One row for each letter of the other word; transpositions need the two rows above.
      for row in stride(from: 1, through: min(other.count, word.count + maximumDistance), by: 1) {
        let this = row % 3 * width, above = (row + 2) % 3 * width, beforeAbove = (row + 1) % 3 * width
        rows[this] = row
        var least = row
        for column in 1..<width {
          let isSame = word[column - 1] == other[row - 1]
          var cost = min(
            rows[above + column] + 1, rows[this + column - 1] + 1, rows[above + column - 1] + (isSame ? 0 : 1))
          if row > 1, column > 1, word[column - 1] == other[row - 2], word[column - 2] == other[row - 1] {
            cost = min(cost, rows[beforeAbove + column - 2] + 1)
          }
          rows[this + column] = cost
          least = min(least, cost)
        }
        best = isPrefix ? min(best, rows[this + word.count]) : rows[this + word.count]
        if least > maximumDistance { return isPrefix && best <= maximumDistance ? best : nil }
      }
      return best <= maximumDistance ? best : nil
    }
  }
}
