/// How many letters have to be changed, put in, left out or swapped with their neighbour to make one word of another
/// (restricted Damerau-Levenshtein), as far as that matters.
struct EditDistance {
  private let word: [UInt8]
  private let most: Int
  private let isPrefix: Bool
  /// The last three, one after the other.
  private var rows: [Int]
  private let letters: UInt32

  /// - Parameters:
  ///   - most: beyond it, the distance is not told.
  ///   - isPrefix: whether the other may go on.
  init(from word: [UInt8], most: Int, isPrefix: Bool) {
    self.word = word
    self.most = most
    self.isPrefix = isPrefix
    rows = Array(repeating: 0, count: 3 * (word.count + 1))
    letters = VocabularyPart.letters(of: word)
  }

  /// Whether a word with these letters (``VocabularyPart/letters(of:)``) may be near; if not, it need not be looked at.
  func mayBeNear(_ others: UInt32) -> Bool {
    // Where a word goes on, it may have any other letters.
    (letters & ~others).nonzeroBitCount <= most && (isPrefix || (others & ~letters).nonzeroBitCount <= most)
  }

  mutating func callAsFunction(to other: UnsafeBufferPointer<UInt8>) -> Int? {
    let letters = other.count
    guard letters + most >= word.count, isPrefix || letters <= word.count + most else { return nil }
    if word.isEmpty { return isPrefix ? 0 : letters }
    for column in 0...word.count { rows[column] = column }
    var best = word.count
    // A row for each letter of the other; the last two are kept for swaps.
    for row in 1...max(1, min(letters, word.count + most)) where row <= letters {
      let width = word.count + 1
      let this = row % 3 * width, above = (row + 2) % 3 * width, beforeAbove = (row + 1) % 3 * width
      rows[this] = row
      var least = row
      for column in 1...word.count {
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
