/// A collector of the distinct words of all titles, for correcting misspelled queries.
///
/// Words are grouped by their length and first two letters, so that a search reads only a few groups. Each group begins
/// with the words of the most popular titles.
struct VocabularyCollector {
  private(set) var parts: [VocabularyPart: [UInt8]] = [:]
  private var seen: Set<UInt64> = []

  /// Adds a word unless it is already known.
  ///
  /// - Parameters:
  ///   - word: The word.
  ///   - rank: The rank of the title that contains the word. Ranks must rise from call to call.
  mutating func insert(_ word: ArraySlice<UInt8>, rank: Int) {
    guard word.count >= shortest, word.count <= longest else { return }
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for letter in word { hash = (hash ^ UInt64(letter)) &* 0x100_0000_01b3 }
    guard seen.insert(hash).inserted, let part = VocabularyPart(word) else { return }
    parts[part, default: []].append(contentsOf: VocabularyPart.record(word, rank: rank))
  }
}

/// A group of words with the same length and first two letters.
struct VocabularyPart: Hashable {
  let length: Int
  let first: UInt32
  /// The second letter, or 0 if there is none. Also 0 in non-Latin scripts, where words rarely share two letters.
  let second: UInt32

  /// Creates the group of a word, or returns `nil` if the word has digits: a mistyped number is a different number.
  init?(_ word: some Collection<UInt8>) {
    var length = 0
    var first: UInt32?
    var second: UInt32 = 0
    for scalar in String(decoding: word, as: UTF8.self).unicodeScalars {
      if ("0"..."9").contains(scalar) { return nil }
      if length == 1 { second = scalar.value }
      first = first ?? scalar.value
      length += 1
    }
    guard let first else { return nil }
    self.length = length
    self.first = first
    self.second = first < 0x80 ? second : 0
  }

  /// Encodes a word: its length in bytes, its bytes, its best rank and its letter set (four bytes each).
  static func record(_ word: ArraySlice<UInt8>, rank: Int) -> [UInt8] {
    [UInt8(word.count)] + word + withUnsafeBytes(of: UInt32(clamping: rank).littleEndian, Array.init)
      + withUnsafeBytes(of: letters(of: word).littleEndian, Array.init)
  }

  /// Returns a set of the word's letters as 32 bits, each for a few letters. Comparing sets rules out most words
  /// quickly.
  static func letters(of word: some Sequence<UInt8>) -> UInt32 { word.reduce(0) { $0 | 1 << UInt32($1 & 31) } }
}

/// The limits on a word's length, in bytes.
private let shortest = 2
private let longest = 48
