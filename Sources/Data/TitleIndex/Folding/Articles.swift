/// Leading articles that people often omit from titles. Excludes "die", "i" and others that are also common words.
enum Articles {
  static func contains(_ word: ArraySlice<UInt8>) -> Bool {
    word.count <= longest && all.contains { $0.elementsEqual(word) }
  }

  /// The number of letters of the longest article.
  static let longest = 3

  private static let all: [[UInt8]] = [
    "the", "a", "an", "la", "le", "les", "l", "el", "los", "las", "il", "der", "das",
  ]
  .map { Array($0.utf8) }
}
