/// The beginning of a title's word that is similar to a misspelled word: its length in letters, and the number of
/// mistakes (restricted Damerau–Levenshtein distance).
struct NearBeginning: Hashable, Sendable {
  let count: Int
  let distance: Int

  /// Finds the beginning with the fewest mistakes. It returns `nil` if none is similar enough, or if the typed word is
  /// too short.
  init?(of word: [Unicode.Scalar], to typed: [Unicode.Scalar]) {
    guard let maximum = Self.maximumEdits(typed.count) else { return nil }
    var best: (count: Int, distance: Int)?
    var rows = [Array(0...typed.count)]
    // The matrix has a row for each letter of the word.
    for row in 1...max(min(word.count, typed.count + maximum), 1) where row <= word.count {
      var this = [row]
      for column in 1...typed.count {
        let isSame = typed[column - 1] == word[row - 1]
        var cost = min(rows[row - 1][column] + 1, this[column - 1] + 1, rows[row - 1][column - 1] + (isSame ? 0 : 1))
        if row > 1, column > 1, typed[column - 1] == word[row - 2], typed[column - 2] == word[row - 1] {
          cost = min(cost, rows[row - 2][column - 2] + 1)
        }
        this.append(cost)
      }
      rows.append(this)
      // If two have the same distance, the longer one includes the last letter that was typed.
      if this[typed.count] <= best?.distance ?? maximum { best = (row, this[typed.count]) }
    }
    guard let best else { return nil }
    (count, distance) = best
  }

  /// Returns the maximum number of mistakes, or `nil` for a short word, which is similar to too many others.
  private static func maximumEdits(_ letters: Int) -> Int? {
    switch letters {
    case ..<4: nil
    case 4..<8: 1
    default: 2
    }
  }
}
