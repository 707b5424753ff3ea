import Foundation
import Synchronization
import SyntheticExports
import Testing
import TitleIdentity

@testable import TitleIndex

struct TitleIndexUpdateTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func `Status reports the source, build date and counts of an index`() async throws {
    let index = TitleIndex(folder: folder.indexURL)
    #expect(try await index.status(of: .movie) == .absent)
    let lines =
      "rubbish\n"
      + ["A", "B"].enumerated().map {
        ExportTitle(id: $0.0 + 1, title: $0.1, popularity: 1).line(.movies) + "\n"
      }.joined()
    let made = try await index.update(from: [folder.file("movie_ids.json", Data(lines.utf8))])
    guard case .ready(let information) = try await index.status(of: .movie) else {
      Issue.record("The index is not ready.")
      return
    }
    #expect(made == [information])
    #expect(information.titles == 2 && information.badLines == 1 && information.source == "movie_ids.json")
    #expect(abs(information.built.timeIntervalSinceNow) < 3_600)
    #expect(try await index.status(of: .person) == .absent)
  }

  @Test func `Update indexes each ID once and sorts titles by popularity`() async throws {
    let titles = [(5, "Low", 1.0), (6, "High", 9), (5, "Again", 2), (7, "Same", 9)]
    let lines = titles.map { ExportTitle(id: $0.0, title: $0.1, popularity: $0.2).line(.movies) + "\n" }.joined()
    let index = TitleIndex(folder: folder.indexURL)
    let made = try await index.update(from: [folder.file("films", Data(lines.utf8))])
    #expect(made.first?.titles == 3)
    #expect(try await index.movies("") == ["High", "Same", "Again"])
  }

  @Test func `Search finds the titles of a large export`() async throws {
    let export = SyntheticExport(.movies, count: 3_000)
    let file = folder.url.appending(path: "films.gz")
    try export.write(to: file)
    let index = TitleIndex(folder: folder.indexURL)
    _ = try await index.update(from: [file])
    for title in export.prefix(300) {
      #expect(try await index.movies(title.title).contains(title.title), "\(title)")
    }
  }

  @Test func `Update replaces only the given kinds`() async throws {
    let index = try await folder.index(movies: ["Old Film"], people: ["Person"])
    _ = try await index.update(from: [folder.export(.movies, ["New Film"]), folder.export(.shows, ["Show"], name: "s")])
    let matches = try await index.search("")
    #expect(
      matches.sections.mapValues { $0.map(\.title) } == [.movie: ["New Film"], .show: ["Show"], .person: ["Person"]])
  }

  @Test func `Update with an unreadable file leaves the index unchanged`() async throws {
    let index = try await folder.index(movies: ["Old"], shows: ["Show"])
    let whole = try folder.export(.movies, ["New"], name: "new.gz")
    let cut = try folder.file("cut.gz", SyntheticExport(.shows, count: 100).compressed.dropLast(9))
    await #expect(throws: TitleIndexError.truncated(file: "cut.gz")) { try await index.update(from: [whole, cut]) }
    await #expect(throws: TitleIndexError.unreadable(file: "none", reason: "no such file or directory")) {
      try await index.update(from: [whole, folder.url.appending(path: "none")])
    }
    #expect(try await index.search("").sections.mapValues { $0.map(\.title) }[.movie] == ["Old"])
    #expect(try files() == ["films.sqlite", "lock", "series.sqlite"])
  }

  @Test func `Line of another kind is counted as bad`() async throws {
    let films = SyntheticExport(.movies, count: 20).map { $0.line(.movies) }
    let text = (films + [ExportTitle(id: 1, title: "Ann", popularity: 1).line(.people)]).joined(separator: "\n")
    let made = try await TitleIndex(folder: folder.indexURL).update(from: [folder.file("mixed", Data(text.utf8))])
    #expect(made.map(\.kind) == [.movie] && made.first?.titles == 20 && made.first?.badLines == 1)
  }

  @Test func `Full disk leaves the index unchanged`() async throws {
    _ = try await folder.index(movies: ["Old"])
    let file = folder.url.appending(path: "films.gz")
    try SyntheticExport(.movies, count: 4_000).write(to: file)
    var builder = IndexBuilder(folder: IndexFolder(url: folder.indexURL)) { false }
    builder.maximumSize = 40
    #expect(throws: TitleIndexError.diskFull) { try builder.build(from: [file]) { _ in } }
    #expect(try files() == ["films.sqlite", "lock"])
    #expect(try await TitleIndex(folder: folder.indexURL).movies("") == ["Old"])
  }

  @Test func `Update rejects an export with too many titles`() throws {
    var builder = IndexBuilder(folder: IndexFolder(url: folder.indexURL)) { false }
    builder.limits.titles = 2
    #expect(throws: TitleIndexError.tooLarge(file: "export.json.gz")) {
      try builder.build(from: [folder.export(.movies, ["A", "B", "C"])]) { _ in }
    }
  }

  @Test func `Update throws an error while another one is running`() async throws {
    let export = try folder.export(.movies, ["A"])
    let lock = try BuilderLock(IndexFolder(url: folder.indexURL))
    await #expect(throws: TitleIndexError.busy) { try await TitleIndex(folder: folder.indexURL).update(from: [export]) }
    withExtendedLifetime(lock) {}
  }

  @Test func `Unwritable folder reports an error`() async throws {
    let export = try folder.export(.movies, ["A"])
    await #expect(throws: TitleIndexError.self) { try await TitleIndex(folder: export).update(from: [export]) }
  }

  @Test func `Cancelled update leaves the index unchanged`() async throws {
    let index = try await folder.index(movies: ["Old"])
    let file = folder.url.appending(path: "films.gz")
    try SyntheticExport(.movies, count: 20_000).write(to: file)
    let update = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await index.update(from: [file])
    }
    await #expect(throws: TitleIndexError.cancelled) { try await update.value }
    let checks = Atomic(0)
    let builder = IndexBuilder(folder: IndexFolder(url: folder.indexURL)) {
      checks.add(1, ordering: .relaxed).newValue > 6
    }
    #expect(throws: TitleIndexError.cancelled) { try builder.build(from: [file]) { _ in } }
    #expect(try files() == ["films.sqlite", "lock"])
    #expect(try await index.movies("") == ["Old"])
  }

  @Test func `Progress rises to one`() async throws {
    let file = folder.url.appending(path: "films.gz")
    try SyntheticExport(.movies, count: 9_000).write(to: file)
    let seen = Mutex<[TitleIndexProgress]>([])
    _ = try await TitleIndex(folder: folder.indexURL).update(from: [file]) { progress in
      seen.withLock { $0.append(progress) }
    }
    let all = seen.withLock { $0 }
    let last = try #require(all.last)
    #expect(last.fraction == 1 && last.timeLeft == .zero)
    #expect(last.bytesRead == last.bytes && last.titlesRead == 9_000 && last.titlesIndexed == 9_000)
    #expect(zip(all, all.dropFirst()).allSatisfy { $0.fraction <= $1.fraction })
  }

  private func files() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.indexURL.path(percentEncoded: false)).sorted()
  }
}
