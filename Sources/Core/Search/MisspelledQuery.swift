import TitleIndex

/// The words of a query that may be misspelled, for finding known titles by their names in all languages. It tolerates
/// the same mistakes as the title index, which has only TMDB's original titles and the names of popular ones.
struct MisspelledQuery {
  private struct Word {
    let letters: [Unicode.Scalar]
    /// Whether the word may continue.
    let isPrefix: Bool
    /// Whether titles may lack the word, because it is too short to be corrected.
    let isOptional: Bool
    var similar: SimilarWord?
  }

  private var words: [Word]

  /// - Parameter words: The folded words. The last one may be unfinished.
  init(_ words: [[Unicode.Scalar]]) {
    let hasLongWord = words.contains { $0.count > maximumShortLength }
    self.words = words.enumerated().map { index, letters in
      let isPrefix = index == words.count - 1
      return Word(
        letters: letters, isPrefix: isPrefix, isOptional: hasLongWord && letters.count <= maximumShortLength,
        similar: SimilarWord(letters, isPrefix: isPrefix))
    }
  }

  /// Returns the number of mistakes if the query stands for a title; `nil` if it doesn't.
  ///
  /// - Parameter title: The title's folded words.
  mutating func mistakes(in title: [[Unicode.Scalar]]) -> Int? {
    var (sum, corrected) = (0, 0)
    for index in words.indices {
      guard let distance = distance(from: index, to: title) else { return nil }
      if distance > 0 { corrected += 1 }
      sum += distance
    }
    return corrected <= maximumCorrectedWords ? sum : nil
  }

  private mutating func distance(from index: Int, to title: [[Unicode.Scalar]]) -> Int? {
    let word = words[index]
    if title.contains(where: { word.isPrefix ? $0.starts(with: word.letters) : $0 == word.letters }) { return 0 }
    var best: Int? = word.isOptional ? 1 : nil
    for other in title {
      if let distance = words[index].similar?.distance(to: other), distance < best ?? .max { best = distance }
    }
    return best
  }
}

/// The length up to which a word is short. Such words can't be corrected reliably.
private let maximumShortLength = 3
/// The maximum number of misspelled words. A query with more is probably about another title.
private let maximumCorrectedWords = 2
