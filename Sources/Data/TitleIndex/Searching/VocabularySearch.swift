import Foundation
import GRDB

/// A search for corrections of misspelled words.
struct VocabularySearch {
  private let database: Database

  init(_ database: Database) { self.database = database }

  /// Returns corrections, sorted by distance and then by popularity. Returns none for short words, which are similar to
  /// too many others.
  ///
  /// Corrections with the same first letter may have more mistakes, because the first letter is usually right.
  func corrections(of word: QueryWord) throws -> [QueryWord.Alternative] {
    guard let typed = word.alternatives.first, let part = VocabularyPart(typed.letters),
      Self.correctedLengths.contains(part.length)
    else {
      return []
    }
    let maximumDistance = Self.maximumDistance(part.length)
    var candidates: [Candidate] = []
    var distance = EditDistance(from: typed.letters, maximumDistance: maximumDistance, isPrefix: false)
    try collect(
      part.length - maximumDistance...part.length + maximumDistance, first: part.first, &distance, into: &candidates)
    if typed.isPrefix, part.length >= 4 {
      var distance = EditDistance(from: typed.letters, maximumDistance: 1, isPrefix: true)
      try collect(
        part.length + maximumDistance + 1...maximumWordLength, first: part.first, &distance, into: &candidates)
    }
    try collectWithAnotherFirstLetter(typed.letters, part, into: &candidates)
    candidates.sort { ($0.distance, $0.rank) < ($1.distance, $1.rank) }
    var seen: Set<[UInt8]> = []
    return candidates.filter { seen.insert($0.letters).inserted }.prefix(maximumCorrections).map {
      QueryWord.Alternative(letters: $0.letters, isPrefix: false, distance: $0.distance)
    }
  }
}

extension VocabularySearch {
  /// The lengths of words that can be corrected, in letters.
  static let correctedLengths = 3...maximumTypedLength

  /// Returns the maximum number of mistakes in a word with this many letters.
  static func maximumDistance(_ length: Int) -> Int { length >= 9 ? 2 : 1 }

  private struct Candidate {
    let letters: [UInt8]
    let distance: Int
    let rank: UInt32
  }

  /// Collects words with the same first letter, within the maximum distance.
  private func collect(
    _ lengths: ClosedRange<Int>, first: UInt32, _ distance: inout EditDistance, into candidates: inout [Candidate]
  ) throws {
    // One query for each length: a range of lengths would also read words with other first letters.
    for length in lengths {
      try forEachWord("length = ? AND first = ?", [length, first]) { word, rank, letters in
        guard distance.mayMatch(letters), let distance = distance(to: word), distance > 0 else { return }
        candidates.append(Candidate(letters: Array(word), distance: distance, rank: rank))
      }
    }
  }

  /// Collects words that differ only in the first letter: replaced, missing, added, or swapped with the second.
  ///
  /// All other letters are equal, so this method compares suffixes instead of computing the distance to every word.
  private func collectWithAnotherFirstLetter(
    _ typed: [UInt8], _ part: VocabularyPart, into candidates: inout [Candidate]
  ) throws {
    let rest = typed.dropFirst().drop { $0 & 0xc0 == 0x80 }
    let end = rest.dropFirst().drop { $0 & 0xc0 == 0x80 }
    let swapped = rest[..<end.startIndex] + typed[..<rest.startIndex] + end
    // Folded Latin words are ASCII. Other scripts have tens of thousands of first letters.
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

  /// Calls `body` for each word in part of the vocabulary.
  ///
  /// - Parameters:
  ///   - parts: The SQL condition that selects the groups.
  ///   - arguments: The arguments of the condition.
  ///   - body: Receives a word, its best rank and its letter set (see ``VocabularyPart/letters(of:)``).
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
      // Compares backward, because most words differ at the end.
      var offset = suffix.count - 1
      while offset > 0, self[count - suffix.count + offset - 1] == suffix[offset - 1] { offset -= 1 }
      return offset <= 0
    }
  }
}

/// The limits on a word's length in letters; see ``VocabularyCollector``.
private let maximumWordLength = 48
private let maximumTypedLength = 40
/// The maximum number of corrections. Each makes the search for titles slower.
private let maximumCorrections = 12
