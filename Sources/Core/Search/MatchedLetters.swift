import Foundation
import TitleIndex

/// The words of a query, for matching titles. Each word matches the beginning of a title's word, regardless of accents
/// and case.
package struct MatchedLetters: Sendable {
  /// The folded words of the query.
  let words: [[Unicode.Scalar]]

  package init(_ query: String) { words = FoldedText.letters(of: query) }

  /// Returns the ranges of the title's letters that match the query, in order. For a misspelled word, they are the
  /// letters of the most similar word.
  package func ranges(in title: String) -> [Range<String.Index>] {
    let found = FoldedText(title).words
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
    let ranges = zip(found, counts).compactMap { word, count in
      count.map { count in
        count == word.letters.count
          ? word.range : word.range.lowerBound..<title.index(after: word.indices[count - 1])
      }
    }
    // In scripts without spaces, each character is a word.
    return ranges.reduce(into: []) { joined, range in
      if let last = joined.last, last.upperBound >= range.lowerBound {
        joined[joined.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        joined.append(range)
      }
    }
  }

  /// Returns the quality of a title's match, or `nil` if one of the query's words is missing.
  package func tier(of title: String) -> MatchTier? { tier(of: FoldedText.letters(of: title)) }

  /// - Parameter title: The title's folded words.
  func tier(of title: [[Unicode.Scalar]]) -> MatchTier? {
    guard !words.isEmpty else { return nil }
    if title == words { return .exact }
    // Users usually omit a leading article.
    let bare = title.first.map { articles.contains($0) } == true ? title.dropFirst() : title[...]
    if bare.elementsEqual(words) { return .nearlyExact }
    if isBeginning(of: title[...]) || isBeginning(of: bare) { return .prefix }
    if title.indices.contains(where: { isBeginning(of: title[$0...]) }) { return .phrase }
    return words.allSatisfy { typed in title.contains { $0.starts(with: typed) } } ? .allWords : nil
  }

  /// Returns whether the title begins with the query. All words except the last must match completely.
  private func isBeginning(of title: ArraySlice<[Unicode.Scalar]>) -> Bool {
    guard title.count >= words.count, let last = words.last else { return false }
    return title.prefix(words.count - 1).elementsEqual(words.dropLast())
      && title[title.startIndex + words.count - 1].starts(with: last)
  }

  private var longestFirst: [[Unicode.Scalar]] { words.sorted { $0.count > $1.count } }
}

private let articles = Set(
  ["the", "a", "an", "der", "die", "das", "le", "la", "les", "el", "los", "las", "il"].map {
    Array($0.unicodeScalars)
  })
