/// Articles that titles begin with, and that people leave out. Not "die", "i" and the like, which are words as often.
enum Articles {
  static func contains(_ word: ArraySlice<UInt8>) -> Bool {
    word.count <= longest && all.contains { $0.elementsEqual(word) }
  }

  /// In letters.
  static let longest = 3

  private static let all: [[UInt8]] = [
    "the", "a", "an", "la", "le", "les", "l", "el", "los", "las", "il", "der", "das",
  ]
  .map { Array($0.utf8) }
}
