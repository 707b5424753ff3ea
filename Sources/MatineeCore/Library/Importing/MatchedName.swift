import Foundation

/// A title's name as it is compared: without case, accents, punctuation and space.
struct MatchedName: Hashable, Sendable {
  private let letters: String

  /// What is of signs alone keeps them.
  init(_ name: String) {
    let folded = name.folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
      .replacing("&", with: "and")
    let letters = folded.filter { $0.isLetter || $0.isNumber }
    self.letters = letters.isEmpty ? folded.filter { !$0.isWhitespace } : letters
  }
}
