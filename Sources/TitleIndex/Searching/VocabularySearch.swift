import Foundation
import GRDB

/// Finds the words that a misspelt one may have been meant to be.
struct VocabularySearch {
  private let database: Database

  init(_ database: Database) { self.database = database }

  /// The nearest first, and the most popular of those as near. None for a short word, where anything is near.
  ///
  /// Words with the same first letter may have more mistakes, as that letter is mostly right.
  func corrections(of word: QueryWord) throws -> [QueryWord.Alternative] {
    guard let typed = word.alternatives.first, let part = VocabularyPart(typed.letters),
      (3...longestTyped).contains(part.length)
    else {
      return []
    }
    let most = part.length >= 9 ? 2 : 1
    var candidates: [Candidate] = []
    var distance = EditDistance(from: typed.letters, most: most, isPrefix: false)
    try collect(part.length - most...part.length + most, first: part.first, &distance, into: &candidates)
    if typed.isPrefix, part.length >= 4 {
      var distance = EditDistance(from: typed.letters, most: 1, isPrefix: true)
      try collect(part.length + most + 1...longestWord, first: part.first, &distance, into: &candidates)
    }
    try collectWithAnotherFirstLetter(typed.letters, part, into: &candidates)
    candidates.sort { ($0.distance, $0.rank) < ($1.distance, $1.rank) }
    var seen: Set<[UInt8]> = []
    return candidates.filter { seen.insert($0.letters).inserted }.prefix(mostCorrections).map {
      QueryWord.Alternative(letters: $0.letters, isPrefix: false, distance: $0.distance)
    }
  }
}

extension VocabularySearch {
  private struct Candidate {
    let letters: [UInt8]
    let distance: Int
    let rank: UInt32
  }

  /// Words with the same first letter, by their distance.
  private func collect(
    _ lengths: ClosedRange<Int>, first: UInt32, _ distance: inout EditDistance, into candidates: inout [Candidate]
  ) throws {
    // One after the other: in a range of lengths, those with every other first letter would be gone through as well.
    for length in lengths {
      try forEachWord("length = ? AND first = ?", [length, first]) { word, rank, letters in
        guard distance.mayBeNear(letters), let distance = distance(to: word), distance > 0 else { return }
        candidates.append(Candidate(letters: Array(word), distance: distance, rank: rank))
      }
    }
  }

  /// The first letter is the one mistake: it is another, it is missing, it is one too many, or it has changed places with the
  /// second. As all others are right then, no distance need be told, which would be of all words.
  private func collectWithAnotherFirstLetter(
    _ typed: [UInt8], _ part: VocabularyPart, into candidates: inout [Candidate]
  ) throws {
    let rest = typed.dropFirst().drop { $0 & 0xc0 == 0x80 }
    let end = rest.dropFirst().drop { $0 & 0xc0 == 0x80 }
    let swapped = rest[..<end.startIndex] + typed[..<rest.startIndex] + end
    // Latin words are ASCII when folded, and the scripts of the world have ten thousands of other first letters.
    let isLatin = part.first < 0x80
    let withSecond = "length = ? AND second = ? AND first \(isLatin ? "<" : ">=") 128"
    func second(_ word: ArraySlice<UInt8>) -> UInt32 { isLatin ? VocabularyPart(word)?.first ?? 0 : 0 }
    func note(_ word: UnsafeBufferPointer<UInt8>, _ rank: UInt32) {
      candidates.append(Candidate(letters: Array(word), distance: 1, rank: rank))
    }
    try forEachWord(withSecond, [part.length, second(rest)]) { word, rank, _ in
      if word.hasSuffix(rest), word[0] != typed[0] || !word.elementsEqual(typed) { note(word, rank) }
    }
    try forEachWord(withSecond, [part.length + 1, second(typed[...])]) { word, rank, _ in
      if word.hasSuffix(typed[...]) { note(word, rank) }
    }
    guard let shorter = VocabularyPart(rest), let other = VocabularyPart(swapped) else { return }
    let alone = "length = ? AND first = ? AND second = ?"
    try forEachWord(alone, [shorter.length, shorter.first, shorter.second]) { word, rank, _ in
      if word.elementsEqual(rest) { note(word, rank) }
    }
    guard other.first != part.first else { return }
    try forEachWord(alone, [other.length, other.first, other.second]) { word, rank, _ in
      if word.elementsEqual(swapped) { note(word, rank) }
    }
  }

  /// - Parameters:
  ///   - parts: which parts of the vocabulary, as SQL.
  ///   - body: gets a word, the rank of its best title, and its letters (see ``VocabularyPart/letters(of:)``).
  private func forEachWord(
    _ parts: String, _ arguments: StatementArguments,
    _ body: (UnsafeBufferPointer<UInt8>, UInt32, UInt32) -> Void
  ) throws {
    let statement = try database.cachedStatement(sql: "SELECT words FROM vocabulary WHERE \(parts)")
    let rows = try Row.fetchCursor(statement, arguments: arguments)
    while let row = try rows.next() {
      try Task.checkCancellation()
      try row.withUnsafeData(atIndex: 0) { data in
        data?.withUnsafeBytes { bytes in
          let bytes = bytes.bindMemory(to: UInt8.self)
          var position = 0
          while position < bytes.count {
            let start = position + 1, end = start + Int(bytes[position])
            guard start < end, end + 8 <= bytes.count else { return }
            position = end + 8
            let word = UnsafeBufferPointer(rebasing: bytes[start..<end])
            body(word, Self.number(bytes, at: end), Self.number(bytes, at: end + 4))
          }
        }
      }
    }
  }

  private static func number(_ bytes: UnsafeBufferPointer<UInt8>, at position: Int) -> UInt32 {
    UInt32(littleEndian: UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: position, as: UInt32.self))
  }
}

extension UnsafeBufferPointer<UInt8> {
  fileprivate func hasSuffix(_ suffix: ArraySlice<UInt8>) -> Bool {
    guard suffix.count <= count, last == suffix.last else { return false }
    return suffix.withUnsafeBufferPointer { suffix in
      // From the end, as most differ there.
      var offset = suffix.count - 1
      while offset > 0, self[count - suffix.count + offset - 1] == suffix[offset - 1] { offset -= 1 }
      return offset <= 0
    }
  }
}

/// In letters; see ``VocabularyCollector``.
private let longestWord = 48
private let longestTyped = 40
/// Each makes the search for titles longer.
private let mostCorrections = 12
