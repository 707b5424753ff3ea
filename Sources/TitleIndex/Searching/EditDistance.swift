/// How many letters have to be changed, put in, left out or swapped with their neighbour to make one word of another
/// (restricted Damerau-Levenshtein), as far as that matters.
struct EditDistance {
  private let word: [UInt32]
  private let most: Int
  private let isPrefix: Bool
  /// See ``VocabularyPart/letters(of:)``; nil where a letter has several bytes, and a mistake changes more than one.
  private let letters: UInt32?
  /// The last three, one after the other.
  private var rows: [Int]
  private var other: [UInt32] = []

  /// - Parameters:
  ///   - word: in UTF-8.
  ///   - most: beyond it, the distance is not told.
  ///   - isPrefix: whether the other may go on.
  init(from word: [UInt8], most: Int, isPrefix: Bool) {
    self.word = String(decoding: word, as: UTF8.self).unicodeScalars.map(\.value)
    self.most = most
    self.isPrefix = isPrefix
    letters = word.allSatisfy { $0 < 0x80 } ? VocabularyPart.letters(of: word) : nil
    rows = Array(repeating: 0, count: 3 * (self.word.count + 1))
  }

  /// Whether a word with these letters may be near; if not, it need not be looked at.
  func mayBeNear(_ others: UInt32) -> Bool {
    guard let letters else { return true }
    // Where a word goes on, it may have any other letters.
    return (letters & ~others).nonzeroBitCount <= most
      && (isPrefix || (others & ~letters).nonzeroBitCount <= most)
  }

  /// - Parameter text: in UTF-8.
  mutating func callAsFunction(to text: UnsafeBufferPointer<UInt8>) -> Int? {
    // Latin words are ASCII when folded: one of them is far from a word of another script.
    if letters == nil, text.allSatisfy({ $0 < 0x80 }) { return nil }
    decode(text)
    guard other.count + most >= word.count, isPrefix || other.count <= word.count + most else { return nil }
    if word.isEmpty { return isPrefix ? 0 : other.count }
    return distance
  }
}

extension EditDistance {
  /// By hand, as it is done for ten thousands of words.
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
      // A row for each letter of the other; the last two are kept for swaps.
      for row in stride(from: 1, through: min(other.count, word.count + most), by: 1) {
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
        if least > most { return isPrefix && best <= most ? best : nil }
      }
      return best <= most ? best : nil
    }
  }
}
