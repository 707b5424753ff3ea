/// A typed word, and the words that it may stand for if it is misspelled. It tolerates the same mistakes as the index's
/// corrections.
package struct SimilarWord: Sendable {
  private let letters: [Unicode.Scalar]
  private let maximumDistance: Int
  private var whole: EditDistance
  private var beginning: EditDistance?

  /// Creates a word from its folded letters; `nil` if it is too short or too long to be corrected.
  ///
  /// - Parameter isPrefix: Whether the word may continue.
  package init?(_ letters: [Unicode.Scalar], isPrefix: Bool) {
    guard VocabularySearch.correctedLengths.contains(letters.count) else { return nil }
    self.letters = letters
    maximumDistance = VocabularySearch.maximumDistance(letters.count)
    let bytes = Self.bytes(letters)
    whole = EditDistance(from: bytes, maximumDistance: maximumDistance, isPrefix: false)
    beginning = isPrefix && letters.count >= 4 ? EditDistance(from: bytes, maximumDistance: 1, isPrefix: true) : nil
  }

  /// Returns the number of mistakes between this word and another folded one; `nil` if they aren't similar.
  package mutating func distance(to word: [Unicode.Scalar]) -> Int? {
    // The first letter is usually right. The comparison also skips most words quickly.
    guard word.first == letters.first else { return differsInFirstLetter(from: word) ? 1 : nil }
    if word.count > letters.count + maximumDistance {
      return Self.bytes(word).withUnsafeBufferPointer { beginning?.callAsFunction(to: $0) }
    }
    guard word.count + maximumDistance >= letters.count else { return nil }
    return Self.bytes(word).withUnsafeBufferPointer { whole(to: $0) }
  }

  /// Returns whether the first letter is replaced, missing, added, or swapped with the second, and all others are the
  /// same.
  private func differsInFirstLetter(from word: [Unicode.Scalar]) -> Bool {
    switch word.count - letters.count {
    case 0:
      word.dropFirst() == letters.dropFirst()
        || word.first == letters[1] && word[1] == letters[0] && word.dropFirst(2) == letters.dropFirst(2)
    case 1: word.dropFirst() == letters[...]
    case -1: word[...] == letters.dropFirst()
    default: false
    }
  }

  private static func bytes(_ letters: [Unicode.Scalar]) -> [UInt8] {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: letters)
    return Array(String(text).utf8)
  }
}
