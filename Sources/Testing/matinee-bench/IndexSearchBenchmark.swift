import Foundation
import SyntheticExports
import TitleIdentity
import TitleIndex

/// Search performance and quality. Searches an index the way people type, for 200 random films weighted by popularity.
/// The default seed was never used for tuning.
///
/// Prints `name value` for each result. A film is *found* if it is among the first three results. A *beginning* is the
/// first two thirds of a title. The first twelve letters, the longest prefix in the timings, are measured separately.
/// If at least three films that begin with the same letters are more popular, no ranking by popularity can find the
/// film. The *possible* percentage excludes such films.
///
/// All queries are timed in each of several rounds, and so are `LIKE` searches. A query counts with its median, so that
/// neither a slow minute of the machine nor an interruption decides.
nonisolated struct IndexSearchBenchmark {
  let index: TitleIndex
  /// The index's database of films.
  let filmsFile: URL
  let films: Int
  /// The seed that selects the films. Tuning uses another one.
  var seed = committedSeed
  /// The file to write the queries to, for use with other programs, or `nil`.
  var queriesFile: URL?

  func run() async throws {
    let all = Array(SyntheticExport(.movies, count: films))
    var measurements = queries(draw(from: all)).map(SearchMeasurement.init)
    let like = try LikeSearchBenchmark(file: filmsFile, films: films)
    _ = try await index.search("warm")
    var likeTimes: [Double] = []
    for _ in 0..<7 {
      let likeTime = try like.medianTime()
      likeTimes.append(likeTime)
      for index in measurements.indices { try await time(&measurements[index], likeTime: likeTime) }
    }
    print("like-ms", likeTimes.median)
    for measurement in measurements {
      measurement.printResults()
      guard ["beginning", "twelve-letters"].contains(measurement.name) else { continue }
      print("\(measurement.name)-possible-percent", PrefixSearchLimit(all, queries: measurement.queries).percent)
    }
    if let queriesFile { try write(measurements, to: queriesFile) }
  }
}

nonisolated extension IndexSearchBenchmark {
  private func time(_ measurement: inout SearchMeasurement, likeTime: Double) async throws {
    var round = SearchMeasurement.Round(likeTime: likeTime)
    for (title, typed) in measurement.queries {
      let start = ContinuousClock.now
      let matches = try await index.search(typed)
      round.times.append(start.duration(to: .now) / .milliseconds(1))
      if matches.sections[.movie, default: []].prefix(3).contains(where: { $0.title == title }) { round.found += 1 }
    }
    measurement.rounds.append(round)
  }

  private func queries(_ drawn: [String]) -> [(name: String, queries: [SearchMeasurement.Query])] {
    var random = Draw(seed: seed + 1)
    let unaccented = drawn.map { ($0, $0.folding(options: .diacriticInsensitive, locale: nil)) }
    let prefixes = drawn.flatMap { title in
      (1...12).filter { $0 <= title.count }.map { (title, String(title.prefix($0))) }
    }
    return [
      ("prefix", prefixes),
      ("whole", drawn.map { ($0, $0) }),
      ("beginning", drawn.filter { $0.count >= 6 }.map { ($0, String($0.prefix($0.count * 2 / 3))) }),
      ("twelve-letters", drawn.filter { $0.count > 12 }.map { ($0, String($0.prefix(12))) }),
      ("unaccented", unaccented.filter { $0.0 != $0.1 }),
      ("typo", drawn.compactMap { title in random.mistype(title).map { (title, $0) } }),
    ]
  }

  /// Writes one line per query, separated by tabs: the measurement, the typed text and the expected title.
  private func write(_ measurements: [SearchMeasurement], to file: URL) throws {
    let lines = measurements.flatMap { measurement in
      measurement.queries.map { "\(measurement.name)\t\($0.typed)\t\($0.title)" }
    }
    try lines.joined(separator: "\n").write(to: file, atomically: true, encoding: .utf8)
  }

  private func draw(from all: [ExportTitle]) -> [String] {
    let sums = all.reduce(into: [0.0]) { $0.append(($0.last ?? 0) + $1.popularity) }
    var random = Draw(seed: seed)
    return (0..<200).map { _ in
      let target = random.unit() * (sums.last ?? 0)
      var low = 0, high = all.count - 1
      while low < high {
        let middle = (low + high) / 2
        if sums[middle + 1] < target { low = middle + 1 } else { high = middle }
      }
      return all[low].title
    }
  }
}

/// A seeded random number generator.
nonisolated private struct Draw {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// Returns a number from 0 up to 1: the upper bits of a linear congruential generator with Knuth's constants.
  mutating func unit() -> Double {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Double(state >> 11) * 0x1p-53
  }

  /// Returns the title with one typo within a word, but never in its first letter. Two letters are swapped, or one is
  /// omitted, added or replaced.
  mutating func mistype(_ title: String) -> String? {
    var letters = Array(title)
    let candidates = letters.indices.dropFirst(2).filter {
      letters[$0].isLetter && letters[$0 - 1].isLetter && letters[$0 - 2].isLetter
    }
    guard let first = candidates.first else { return nil }
    let index = candidates[min(Int(unit() * Double(candidates.count)), candidates.count - 1)]
    switch Int(unit() * 4) {
    case 0 where letters[index] != letters[index - 1]: letters.swapAt(index, index - 1)
    case 1 where candidates.count > 1 || first != index: letters.remove(at: index)
    case 2: letters.insert("e", at: index)
    default: letters[index] = letters[index] == "a" ? "o" : "a"
    }
    return String(letters)
  }
}

/// The seed for published results, chosen once after all tuning.
nonisolated let committedSeed: UInt64 = 815_037_733
