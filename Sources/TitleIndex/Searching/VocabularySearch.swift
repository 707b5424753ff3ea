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
    // All but the first letter must be right then.
    var distanceFromAny = EditDistance(from: typed.letters, most: 1, isPrefix: false)
    try collect(part.length - 1...part.length + 1, first: nil, &distanceFromAny, into: &candidates)
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

  private func collect(
    _ lengths: ClosedRange<Int>, first: UInt32?, _ distance: inout EditDistance, into candidates: inout [Candidate]
  ) throws {
    let statement = try database.cachedStatement(
      sql: "SELECT words FROM vocabulary WHERE length BETWEEN ? AND ?" + (first == nil ? "" : " AND first = ?"))
    let arguments: StatementArguments = [lengths.lowerBound, lengths.upperBound] + (first.map { [$0] } ?? [])
    let rows = try Row.fetchCursor(statement, arguments: arguments)
    while let row = try rows.next() {
      try Task.checkCancellation()
      try row.withUnsafeData(atIndex: 0) { data in
        data?.withUnsafeBytes { bytes in
          Self.collect(bytes.bindMemory(to: UInt8.self), &distance, into: &candidates)
        }
      }
    }
  }

  private static func collect(
    _ bytes: UnsafeBufferPointer<UInt8>, _ distance: inout EditDistance, into candidates: inout [Candidate]
  ) {
    var position = 0
    while position < bytes.count {
      let start = position + 1, end = start + Int(bytes[position])
      guard end + 8 <= bytes.count else { return }
      position = end + 8
      guard distance.mayBeNear(number(bytes, at: end + 4)) else { continue }
      let word = UnsafeBufferPointer(rebasing: bytes[start..<end])
      if let distance = distance(to: word), distance > 0 {
        candidates.append(Candidate(letters: Array(word), distance: distance, rank: number(bytes, at: end)))
      }
    }
  }

  private static func number(_ bytes: UnsafeBufferPointer<UInt8>, at position: Int) -> UInt32 {
    UInt32(littleEndian: UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: position, as: UInt32.self))
  }
}

/// In letters; see ``VocabularyCollector``.
private let longestWord = 48
private let longestTyped = 40
/// Each makes the search for titles longer.
private let mostCorrections = 12
