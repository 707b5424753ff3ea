import Catalogue
import Foundation
import Library
import LibraryFormats
import Transfer

/// The scaling of imports. Imports files of two sizes in one run, so that only the ratio matters.
///
/// Prints how much longer twice as many rows take: for a table that provokes repeated parsing, and for titles matched
/// in the sample catalogue. Then prints the larger import's milliseconds per title and peak memory in MB.
enum ImportScaleBenchmark {
  nonisolated static func run(titles: Int) -> Int32 {
    runAndExit { try await measure(titles) }
  }
}

extension ImportScaleBenchmark {
  private nonisolated static func measure(_ titles: Int) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "import-scale-\(UUID().uuidString)", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let catalogue = await CatalogueDependencies.sample
    // The first search loads the sample catalogue.
    _ = try await matchingTime(titles: 10, catalogue, folder)
    let hostile = try [titles, 2 * titles].map { try readingTime(hostileRows: $0, folder) }
    let half = try await matchingTime(titles: titles, catalogue, folder)
    let whole = try await matchingTime(titles: 2 * titles, catalogue, folder)
    print(hostile[1] / hostile[0], whole / half, whole / Double(2 * titles) * 1_000, await Memory.peakMegabytes)
  }

  /// Returns the seconds to read a table in which every line opens a quoted field and none closes it.
  private nonisolated static func readingTime(hostileRows rows: Int, _ folder: URL) throws -> Double {
    let file = folder.appending(path: "ratings.csv")
    let text = header + ",Rating\n" + String(repeating: "b\",c\"d,\"e\n", count: rows * 10)
    try Data(text.utf8).write(to: file)
    return try ContinuousClock().measure { _ = try ImportArchive(opening: file).read() } / .seconds(1)
  }

  /// Returns the seconds from reading the file to the dry run's result.
  private nonisolated static func matchingTime(
    titles: Int, _ catalogue: CatalogueDependencies, _ folder: URL
  ) async throws -> Double {
    let file = folder.appending(path: "watched.csv")
    let rows = (0..<titles).map { "2020-01-01,Distinct Title \($0),\(1930 + $0 % 90),https://boxd.it/\($0)\n" }
    try Data((header + "\n" + rows.joined()).utf8).write(to: file)
    let library = try Library.inMemory()
    return try await ContinuousClock().measure {
      let matcher = await CatalogueMatcher(catalogue.client, catalogue.guides)
      let plan = try await ImportPlan(ImportArchive(opening: file).read(), by: matcher)
      _ = try await plan.apply(to: library, by: .owner, dryRun: true)
      _ = try await plan.saveUnimported(at: folder.appending(path: "\(UUID().uuidString).csv"))
    } / .seconds(1)
  }

  private nonisolated static let header = "Date,Name,Year,Letterboxd URI"
}
