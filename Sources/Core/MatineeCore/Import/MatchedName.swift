import Foundation

/// A title's name, normalized for comparison: without case, accents, punctuation and white space.
struct MatchedName: Hashable, Sendable {
  private let letters: String

  /// Creates a normalized name. A name without letters or digits retains its other characters.
  init(_ name: String) {
    let folded = name.folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
      .replacing("&", with: "and")
    let letters = folded.filter { $0.isLetter || $0.isNumber }
    self.letters = letters.isEmpty ? folded.filter { !$0.isWhitespace } : letters
  }
}
