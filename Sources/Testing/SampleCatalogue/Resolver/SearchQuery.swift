import Foundation

/// A name in the form that searches compare: without accents, case and punctuation.
struct SearchName: Sendable {
  let text: String
  let words: [String]
  /// The text without its first word, which can be an article.
  let rest: String

  init(_ name: String) {
    let plain = name.folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
    var folded = ""
    for character in plain.lowercased() {
      if let letters = Self.letters[character] {
        folded += letters
      } else if character.isLetter || character.isNumber {
        folded.append(character)
      } else if character != "'" && character != "’" {
        folded.append(" ")
      }
    }
    words = folded.split(separator: " ").map(String.init)
    text = words.joined(separator: " ")
    rest = words.dropFirst().joined(separator: " ")
  }

  /// Letters that don't decompose into a base letter and a mark, but are searched for as if they did.
  private static let letters: [Character: String] = [
    "ß": "ss", "ø": "o", "ł": "l", "æ": "ae", "œ": "oe", "đ": "d", "ð": "d", "þ": "th", "ı": "i",
  ]
}

/// A search query. Its last word may be unfinished.
struct SearchQuery: Sendable {
  private let name: SearchName

  init(_ text: String) {
    name = SearchName(text)
  }

  /// A word or word prefix that every matching name contains, or `nil`.
  var needed: (word: String, isWhole: Bool)? {
    guard let first = name.words.first else { return nil }
    if name.words.count > 1 { return (first, true) }
    return first.allSatisfy(\.isASCII) ? (first, false) : nil
  }

  /// Returns how well a name matches, with 0 as the best, or `nil` if it doesn't.
  func tier(of other: SearchName) -> Int? {
    guard !name.words.isEmpty else { return nil }
    if other.text == name.text { return 0 }
    if other.text.hasPrefix(name.text + " ") || other.rest == name.text { return 1 }
    if other.text.hasPrefix(name.text) { return 2 }
    let whole = name.words.dropLast().allSatisfy(other.words.contains)
    guard whole, let last = name.words.last else { return nil }
    if other.words.contains(last) { return 3 }
    if other.words.contains(where: { $0.hasPrefix(last) }) { return 4 }
    // In scripts without spaces, any part of the text can be a word.
    if !last.allSatisfy(\.isASCII), other.text.contains(last) { return 5 }
    return nil
  }
}
