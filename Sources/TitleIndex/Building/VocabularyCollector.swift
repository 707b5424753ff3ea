/// Gathers the words of all titles, once each, for finding what a misspelt one was meant to be.
///
/// Words lie in parts by their length and first two letters, so that few are looked at. The most popular come first in each.
struct VocabularyCollector {
  private(set) var parts: [VocabularyPart: [UInt8]] = [:]
  private var seen: Set<UInt64> = []

  /// - Parameter rank: of the title that the word is in, which rises from call to call.
  mutating func insert(_ word: ArraySlice<UInt8>, rank: Int) {
    guard word.count >= shortest, word.count <= longest else { return }
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for letter in word { hash = (hash ^ UInt64(letter)) &* 0x100_0000_01b3 }
    guard seen.insert(hash).inserted, let part = VocabularyPart(word) else { return }
    parts[part, default: []].append(contentsOf: VocabularyPart.record(word, rank: rank))
  }
}

/// Words with as many letters, and the same first two.
struct VocabularyPart: Hashable {
  let length: Int
  let first: UInt32
  /// 0 where there is none, and in scripts of so many letters that hardly two words would begin alike.
  let second: UInt32

  /// Nil for what has digits: a misspelt number is another number.
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

  /// A word as it lies in a part: its bytes' number, its bytes, its best rank and its letters (four bytes each).
  static func record(_ word: ArraySlice<UInt8>, rank: Int) -> [UInt8] {
    [UInt8(word.count)] + word + withUnsafeBytes(of: UInt32(clamping: rank).littleEndian, Array.init)
      + withUnsafeBytes(of: letters(of: word).littleEndian, Array.init)
  }

  /// Which letters a word has, one bit for each of a few sets of them: tells most words that are far away at a glance.
  static func letters(of word: some Sequence<UInt8>) -> UInt32 { word.reduce(0) { $0 | 1 << UInt32($1 & 31) } }
}

/// In bytes.
private let shortest = 2
private let longest = 48
