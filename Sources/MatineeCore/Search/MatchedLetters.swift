import Foundation
import TitleIndex

/// The words that were typed, to be found again in a title: without accents and case, each as the beginning of a word.
struct MatchedLetters: Sendable {
  private let words: [[String]]

  init(_ query: String) { words = FoldedWord.all(in: query).map(\.letters) }

  /// Which letters of a title were typed, from its beginning to its end; of a word that was misspelt, those that stand for
  /// what was typed.
  func ranges(in title: String) -> [Range<String.Index>] {
    let found = FoldedWord.all(in: title)
    let words = longestFirst
    var counts = found.map { word in words.first { word.letters.starts(with: $0) }?.count }
    for typed in words where !found.contains(where: { $0.letters.starts(with: typed) }) {
      let near = found.indices.compactMap { index -> (index: Int, beginning: NearBeginning)? in
        counts[index] == nil ? NearBeginning(of: found[index].letters, to: typed).map { (index, $0) } : nil
      }
      if let nearest = near.min(by: { $0.beginning.distance < $1.beginning.distance }) {
        counts[nearest.index] = nearest.beginning.count
      }
    }
    return zip(found, counts).compactMap { word, count in
      count.map { word.places[0]..<title.index(after: word.places[$0 - 1]) }
    }
  }

  /// How well a title matches; `nil` where a word that was typed is not in it.
  func tier(of title: String) -> MatchTier? { tier(of: FoldedWord.all(in: title).map(\.letters)) }

  /// - Parameter title: its words, folded.
  func tier(of title: [[String]]) -> MatchTier? {
    guard !words.isEmpty else { return nil }
    if title == words { return .whole }
    // Nobody types the article of a title.
    let bare = title.first.map { articles.contains($0.joined()) } == true ? title.dropFirst() : title[...]
    if bare.elementsEqual(words) { return .nearlyWhole }
    if isBeginning(of: title[...]) || isBeginning(of: bare) { return .beginning }
    if title.indices.contains(where: { isBeginning(of: title[$0...]) }) { return .phrase }
    return words.allSatisfy { typed in title.contains { $0.starts(with: typed) } } ? .words : nil
  }

  /// All words but the last are whole.
  private func isBeginning(of title: ArraySlice<[String]>) -> Bool {
    guard title.count >= words.count, let last = words.last else { return false }
    return title.prefix(words.count - 1).elementsEqual(words.dropLast())
      && title[title.startIndex + words.count - 1].starts(with: last)
  }

  private var longestFirst: [[String]] { words.sorted { $0.count > $1.count } }
}

/// A word of a title, and where its letters are.
struct FoldedWord: Sendable {
  /// Each letter without accents and case.
  private(set) var letters: [String] = []
  private(set) var places: [String.Index] = []

  static func all(in text: String) -> [FoldedWord] {
    var words: [FoldedWord] = []
    var isInside = false
    for index in text.indices {
      let character = text[index]
      guard character.isLetter || character.isNumber else {
        // Ocean's is one word, and is typed as Oceans.
        if character != "'", character != "’" { isInside = false }
        continue
      }
      if !isInside { words.append(FoldedWord()) }
      isInside = true
      words[words.count - 1].letters.append(folded(character))
      words[words.count - 1].places.append(index)
    }
    return words
  }

  private static func folded(_ character: Character) -> String {
    if character.isASCII { return character.lowercased() }
    return String(character).folding(
      options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
  }
}

private let articles: Set<String> = [
  "the", "a", "an", "der", "die", "das", "le", "la", "les", "el", "los", "las", "il",
]
