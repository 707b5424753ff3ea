/// The words of a text in the form in which the index compares them, with the positions of their letters.
///
/// Unlike the index, it doesn't replace Roman numerals: a word that is being typed may continue.
public struct FoldedText: Sendable {
  /// The words, in order.
  public let words: [Word]

  /// A word of a text.
  public struct Word: Sendable {
    /// The letters without accents and case.
    public let letters: [String]
    /// The position in the text of the character from which each letter comes.
    public let indices: [String.Index]
    /// The word in the text.
    public let range: Range<String.Index>
  }

  /// Folds a text.
  public init(_ text: String) {
    var folding = TitleFolding()
    folding.replacesNumerals = false
    folding.fold(text)
    words = folding.words.map { word in
      var letters: [String] = []
      var indices: [String.Index] = []
      var offset = word.range.lowerBound
      for scalar in String(decoding: folding.letters(of: word), as: UTF8.self).unicodeScalars {
        letters.append(String(scalar))
        indices.append(text.utf8.index(text.startIndex, offsetBy: Int(folding.sources[offset])))
        offset += UTF8.width(scalar)
      }
      let start = text.utf8.index(text.startIndex, offsetBy: word.source.lowerBound)
      let end = text.utf8.index(text.startIndex, offsetBy: word.source.upperBound)
      return Word(letters: letters, indices: indices, range: start..<end)
    }
  }
}
