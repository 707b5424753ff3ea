import Foundation
import Library
import LibraryFormats
import TMDB
import TitleIdentity
import Transfer

/// Import performance. Applies a Letterboxd archive to a new library on disk, without matching titles. Prints the rows
/// per second of the import, of the dry run, and of reading the archive.
enum ImportBenchmark {
  nonisolated static func run(rows: Int) -> Int32 {
    runAndExit { try await measure(rows) }
  }
}

extension ImportBenchmark {
  private nonisolated static func measure(_ rows: Int) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "import-apply-\(UUID().uuidString)", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let archive = folder.appending(path: "letterboxd", directoryHint: .isDirectory)
    try write(rows, to: archive)
    let clock = ContinuousClock()
    let began = clock.now
    let result = try ImportArchive(opening: archive).read()
    let read = clock.now - began
    let plan = try await ImportPlan(result, by: ArchiveTitleMatcher())
    let library = try await Library.open(in: folder.appending(path: "library", directoryHint: .isDirectory))
    let dry = try await clock.measure { _ = try await plan.apply(to: library, by: .owner, dryRun: true) }
    let apply = try await clock.measure {
      let outcome = try await plan.apply(to: library, by: .owner)
      guard outcome.new == plan.steps.count, plan.steps.count >= rows * 9 / 10 else {
        throw LibraryError.unwritable(reason: "\(outcome.new) of \(rows) rows were imported")
      }
    }
    let count = Double(plan.steps.count)
    print(count / (apply / .seconds(1)), count / (dry / .seconds(1)), count / (read / .seconds(1)))
  }

  /// Writes an archive. Half of the rows are diary entries; the rest are ratings, watchlist entries and likes.
  private nonisolated static func write(_ rows: Int, to folder: URL) throws {
    var files: [String: String] = [:]
    for name in ["diary.csv", "ratings.csv", "watchlist.csv", "likes/films.csv"] {
      files[name] = "Date,Name,Year,Letterboxd URI" + columns(name) + "\n"
    }
    for row in 0..<rows {
      let film = row / 2
      let day = "20\(10 + film % 15)-0\(1 + film % 9)-\(10 + film % 18)"
      let title = "\(day),\"Harbour \(film), Again\",\(1920 + film % 100),https://boxd.it/f\(film)"
      switch row % 10 {
      case 0, 2, 4, 6, 8: files["diary.csv"]? += "\(title),,,,\(day)\n"
      case 1, 3, 5: files["ratings.csv"]? += "\(title),\(Double(1 + film % 10) / 2)\n"
      case 7: files["watchlist.csv"]? += "\(title)\n"
      default: files["likes/films.csv"]? += "\(title)\n"
      }
    }
    for (name, text) in files {
      let file = folder.appending(path: name)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
  }

  private nonisolated static func columns(_ file: String) -> String {
    switch file {
    case "diary.csv": ",Rating,Rewatch,Tags,Watched Date"
    case "ratings.csv": ",Rating"
    default: ""
    }
  }
}

/// A matcher that knows all films in the archive.
private nonisolated struct ArchiveTitleMatcher: TitleMatching {
  func match(_ wanted: ImportedTitle) async throws(TMDBError) -> ImportMatch {
    let number = Int(wanted.name.filter(\.isNumber)) ?? 0
    return .certain(
      MatchedTitle(
        TitleReference(
          .tmdb, .movie, number + 1, name: wanted.name, year: wanted.year,
          posterPath: "/harbour-\(number)-of-a-usual-length.jpg")))
  }
}
