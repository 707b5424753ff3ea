/// The words of a text in the form in which the index compares them.
///
/// Unlike the index, it doesn't replace Roman numerals: a word that is being typed may continue.
public struct FoldedText: Sendable {
  /// The words, in order.
  public let words: [Word]

  /// A word of a text.
  public struct Word: Sendable {
    /// The letters without accents and case.
    public let letters: [Unicode.Scalar]
    /// The position in the text of the character from which each letter comes.
    public let indices: [String.Index]
    /// The word in the text.
    public let range: Range<String.Index>
  }

  /// Folds a text, and finds the positions of its letters.
  public init(_ text: String) {
    let folding = TitleFolding(folded: text)
    words = folding.words.map { word in
      let letters = folding.scalars(of: word)
      var offset = word.range.lowerBound
      let indices = letters.map { letter in
        defer { offset += UTF8.width(letter) }
        return text.utf8.index(text.startIndex, offsetBy: Int(folding.sources[offset]))
      }
      let start = text.utf8.index(text.startIndex, offsetBy: word.source.lowerBound)
      let end = text.utf8.index(text.startIndex, offsetBy: word.source.upperBound)
      return Word(letters: letters, indices: indices, range: start..<end)
    }
  }

  /// Returns the letters of a text's words, which takes less time than finding their positions.
  public static func letters(of text: String) -> [[Unicode.Scalar]] {
    let folding = TitleFolding(folded: text)
    return folding.words.map(folding.scalars)
  }
}

extension TitleFolding {
  fileprivate init(folded text: String) {
    self.init()
    replacesNumerals = false
    fold(text)
  }

  fileprivate func scalars(of word: FoldedWord) -> [Unicode.Scalar] {
    let letters = letters(of: word)
    if letters.allSatisfy({ $0 < 0x80 }) { return letters.map { Unicode.Scalar($0) } }
    return Array(String(decoding: letters, as: UTF8.self).unicodeScalars)
  }
}
