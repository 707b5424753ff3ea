import Foundation
import Library
import LibraryFormats
import ResponseCache
import SyntheticExports
import TMDB
import Testing
import TitleIdentity

@testable import Transfer

/// The account of an import's rows: each row of each file is imported, already there, repeated, removed, ambiguous, or
/// skipped for a reason.
struct ImportRowsTests {
  /// A matcher whose answers depend only on the name: some titles are certain, some ambiguous and some missing.
  private struct Matcher: TitleMatching {
    func match(_ wanted: ImportedTitle) async throws(TMDBError) -> ImportMatch {
      let number = wanted.name.utf8.reduce(1) { $0 &* 31 &+ Int($1) } & 0xFFFF + (wanted.ids.tmdb ?? 0)
      let found = MatchedTitle(
        TitleReference(.tmdb, wanted.kind ?? .movie, number + 1, name: wanted.name, year: wanted.year))
      return switch number % 5 {
      case 0: .missing("There is no such title.")
      case 1: .ambiguous([found])
      default: .certain(found)
      }
    }

    func guide(of series: Int) async throws(TMDBError) -> EpisodeGuide? {
      var guide = EpisodeGuide()
      for season in 0...3 {
        var object = Season(summary: SeasonSummary(id: season))
        object.episodes = (0...6).map { number in
          var episode = Episode(id: season * 100 + number)
          episode.episodeNumber = number
          episode.airDate = DayDate(year: 2001, month: 1, day: number + 1)
          return episode
        }
        guide.add(object, number: season, at: .distantPast)
      }
      return guide
    }
  }

  private static let corpus = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../FuzzingTests/Corpus/import").standardizedFileURL

  static let exports = ((try? FileManager.default.contentsOfDirectory(atPath: corpus.path)) ?? []).sorted()

  @Test func `All exports are found`() { #expect(Self.exports.count > 30) }

  @Test(arguments: exports) func `Rows add up, whatever is in a file`(_ export: String) async throws {
    let input = try Data(contentsOf: Self.corpus.appending(path: export))
    let end = try #require(input.firstIndex(of: 10))
    let name = String(decoding: input[..<end], as: UTF8.self)
    let folder = FileManager.default.temporaryDirectory.appending(path: "rows-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: name)
    var random = SplitMix64(seed: 42)
    for round in 0..<12 {
      var bytes = Array(input[(end + 1)...])
      for _ in 0..<round { Self.damage(&bytes, &random) }
      try Data(bytes).write(to: file)
      guard let result = try? ImportArchive(opening: file).read() else { continue }
      try await check(result)
    }
  }

  private func check(_ result: ImportResult) async throws {
    let library = try Library.inMemory()
    let plan = try await ImportPlan(result, by: Matcher())
    for plan in [plan, plan.takingBestMatches()] {
      let preview = try await plan.apply(to: library, by: .owner, dryRun: true).rows
      expectToAddUp(preview, result)
      let written = try await plan.apply(to: library, by: .owner).rows
      #expect(written == preview)
      // The second import adds nothing.
      let again = try await plan.apply(to: library, by: .owner).rows
      expectToAddUp(again, result)
      #expect(again.imported == 0)
      #expect(again.skipped == written.skipped && again.ambiguous == written.ambiguous)
    }
  }

  private func expectToAddUp(_ rows: ImportRows, _ result: ImportResult) {
    #expect(rows.total == result.files.reduce(0) { $0 + $1.rows })
    let parts = [rows.imported, rows.known, rows.repeated, rows.removed, rows.ambiguous, rows.skipped]
    #expect(rows.total == parts.reduce(0, +), "\(parts)")
    // Every skipped row has a reason.
    let unread = result.files.reduce(0) { $0 + $1.skipped }
    #expect(unread <= result.skipped.count { !$0.isPartial && !$0.reason.isEmpty })
  }

  /// Removes, repeats or changes a part of a file, as transfers, editors and spreadsheets do.
  private static func damage(_ bytes: inout [UInt8], _ random: inout SplitMix64) {
    guard bytes.count > 4 else { return }
    let start = Int.random(in: 0..<bytes.count - 1, using: &random)
    let end = min(bytes.count, start + Int.random(in: 1...12, using: &random))
    switch Int.random(in: 0..<5, using: &random) {
    case 0: bytes.removeSubrange(start..<end)
    case 1: bytes.insert(contentsOf: bytes[start..<end], at: start)
    case 2: bytes[start] = UInt8.random(in: 32...126, using: &random)
    case 3: bytes.insert(contentsOf: Array("0\n".utf8), at: start)
    default:
      let lines = bytes.split(separator: 10, omittingEmptySubsequences: false)
      if let line = lines.randomElement(using: &random) { bytes += [10] + line }
    }
  }

  @Test func `A row counts once, as the most important of its records`() {
    var rows = ImportRows()
    rows.note(0, .known)
    rows.note(0, .imported)
    rows.note(0, .skipped)
    rows.note(2, .ambiguous)
    rows.note(1, .removed)
    #expect((rows.imported, rows.known, rows.ambiguous) == (1, 0, 1))
    #expect((rows.removed, rows.skipped) == (1, 0))
  }
}
