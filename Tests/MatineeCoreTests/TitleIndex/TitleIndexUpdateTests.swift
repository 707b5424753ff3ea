import AppFoundation
import AppTestSupport
import Foundation
import Synchronization
import SyntheticExports
import TMDB
import Testing
import TitleIdentity
import ToolTestSupport

@testable import Catalogue
@testable import CommandReports
@testable import TitleIndex

/// Exports downloaded over the network: in pieces, resumed, and rejected.
@Suite(.timeLimit(.minutes(5)))
struct TitleIndexUpdateTests {
  private let folder: TemporaryFolder
  private let index: TitleIndex
  private var downloads: URL { folder.url.appending(path: "downloads") }

  init() throws {
    folder = try TemporaryFolder()
    index = TitleIndex(folder: folder.url)
  }

  /// Returns an update at noon (UTC) on 1 January 2026.
  private func update(from server: ExportServer) -> TitleIndexUpdate {
    TitleIndexUpdate(
      index, source: .tmdb, networking: server, downloads: downloads,
      today: { Date(timeIntervalSince1970: 1_767_268_800) }, pause: { server.notePause($0) })
  }

  private func fetch(
    _ server: ExportServer, _ kinds: Set<MediaKind> = [.movie]
  ) async throws(TitleIndexUpdateError) -> Set<MediaKind> {
    try await update(from: server).fetch(kinds) { _ in }
  }

  private func film() async throws -> String? {
    try await index.search("", kinds: [.movie]).sections[.movie]?.first?.title
  }

  @Test func `The update downloads today's export and deletes all downloads after indexing`() async throws {
    let server = ExportServer(["movie_ids_01_01_2026": .films("New"), "movie_ids_12_31_2025": .films("Old")])
    _ = try folder.write("begun the day before", to: "downloads/movie_ids_12_31_2025.json.gz")
    #expect(try await fetch(server) == [.movie])
    #expect(try await film() == "New")
    #expect(server.addresses == ["https://files.tmdb.org/p/exports/movie_ids_01_01_2026.json.gz"])
    #expect(try FileManager.default.contentsOfDirectory(atPath: downloads.path).isEmpty)
  }

  @Test func `The update falls back to exports of previous days until it finds one`() async throws {
    let server = ExportServer(["movie_ids_12_31_2025": .films("Old")])
    #expect(try await fetch(server) == [.movie])
    #expect(try await film() == "Old")
    await #expect(throws: TitleIndexUpdateError.notPublished(.person)) { try await fetch(server, [.person]) }
  }

  @Test func `An interrupted download resumes where it stopped`() async throws {
    let large = ExportServer.Export.large
    let server = ExportServer(["movie_ids_01_01_2026": large])
    server.fail(after: 1, with: .unreachable(reason: "gone"))
    await #expect(throws: TitleIndexUpdateError.network(.unreachable(reason: "gone"))) { try await fetch(server) }
    #expect(server.pauses == [1, 2, 3])
    let begun = server.bytes
    #expect(begun == 2 << 20 && large.body.count > 2 * begun)
    #expect(try await film() == nil)

    server.recover()
    #expect(try await fetch(server) == [.movie])
    #expect(server.bytes == large.body.count, "No byte came twice.")
    #expect(server.ranges.last?.hasPrefix("bytes=0-") == false)
  }

  @Test(arguments: [true, false]) func `No export is requested while working offline`(_ usesSample: Bool) async throws {
    var settings = Settings()
    // If the request were sent, nothing would answer it.
    settings.apiURL = URL(string: "http://127.0.0.1:9")
    let connections = ServiceConnections.test
    connections.networkAccess.isAllowed = false
    let folders = Folders(configuration: folder.url, cache: folder.url)
    let update = TitleIndexUpdate.make(
      settings: settings, folders: folders, usesSample: usesSample, connections: connections)
    let error = TitleIndexUpdateError.network(.switchedOff)
    await #expect(throws: error) { try await update.fetch([.movie]) { _ in } }
    #expect(error.errorDescription == "You’re working offline.")
    #expect(error.recoverySuggestion == "Go online, then try again. The download resumes where it stopped.")
  }

  @Test func `A download stops immediately when the user starts working offline`() async throws {
    let server = ExportServer(["movie_ids_01_01_2026": .large])
    server.fail(after: 1, with: .switchedOff)
    await #expect(throws: TitleIndexUpdateError.network(.switchedOff)) { try await fetch(server) }
    #expect(server.pauses.isEmpty && server.bytes == 2 << 20)
  }

  @Test func `A download in tiny chunks ends with an error`() async throws {
    let server = ExportServer(["movie_ids_01_01_2026": .large])
    server.chunkBytes = 1
    await #expect(throws: TitleIndexUpdateError.chunksTooSmall) { try await fetch(server) }
    #expect(server.ranges.count == 1)
  }

  @Test func `The download restarts when the export on the server has changed`() async throws {
    let server = ExportServer(["movie_ids_01_01_2026": .large])
    server.fail(after: 1, with: .timedOut)
    await #expect(throws: TitleIndexUpdateError.network(.timedOut)) { try await fetch(server) }
    server.recover()
    server.exports["movie_ids_01_01_2026"] = .films("Other")
    #expect(try await fetch(server) == [.movie])
    #expect(try await film() == "Other")
  }

  @Test func `The download retries after temporary server errors and gives up after four`() async throws {
    let server = ExportServer(["movie_ids_01_01_2026": .films("New")])
    server.statuses = [503, 429]
    #expect(try await fetch(server) == [.movie])
    #expect(server.pauses == [1, 2])
    server.statuses = [500, 500, 500, 500]
    await #expect(throws: TitleIndexUpdateError.refused(status: 500)) { try await fetch(server) }
    #expect(try await film() == "New")
  }

  @Test func `The update deletes a damaged export`() async throws {
    let server = ExportServer(["movie_ids_01_01_2026": ExportServer.Export(Data("<html>".utf8))])
    await #expect(throws: TitleIndexUpdateError.index(.notAnExport(file: "movie_ids_01_01_2026.json.gz"))) {
      try await fetch(server)
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: downloads.path).isEmpty)
  }

  @Test func `An update fails when another one is downloading`() async throws {
    let server = ExportServer(["movie_ids_01_01_2026": .films("New")])
    let other = try PartialFile(downloads.appending(path: "movie_ids_01_01_2026.json.gz"))
    await #expect(throws: TitleIndexUpdateError.index(.busy)) { try await fetch(server) }
    withExtendedLifetime(other) {}
  }

  @Test func `The content includes partial downloads, and removal fails during a download`() async throws {
    let server = ExportServer(["movie_ids_12_31_2025": .films("Old")])
    let update = update(from: server)
    #expect(try await fetch(server) == [.movie])
    _ = try folder.write("begun", to: "downloads/person_ids_01_01_2026.json.gz")
    let content = await update.content()
    #expect(content.kinds.keys.sorted() == [.movie])
    #expect(content.kinds[.movie]?.titles == 1)
    #expect(content.kinds[.movie]?.day == Date(timeIntervalSince1970: 1_767_139_200))
    #expect(content.partialBytes == 5)
    let other = try PartialFile(downloads.appending(path: "person_ids_01_01_2026.json.gz"))
    await #expect(throws: TitleIndexUpdateError.index(.busy)) { try await update.remove() }
    withExtendedLifetime(other) {}
    #expect(await update.content() == content)
    #expect(try await film() == "Old")
  }

  @Test func `Removal fails while another process builds an index`() async throws {
    let server = ExportServer(["movie_ids_12_31_2025": .films("Old")])
    #expect(try await fetch(server) == [.movie])
    let lock = try BuilderLock(IndexFolder(url: folder.url))
    await #expect(throws: TitleIndexUpdateError.index(.busy)) { try await update(from: server).remove() }
    withExtendedLifetime(lock) {}
    #expect(try await film() == "Old")
  }

  @Test func `Removal deletes the index and its downloads`() async throws {
    let server = ExportServer(["movie_ids_12_31_2025": .films("Old")])
    #expect(try await fetch(server) == [.movie])
    for name in ["person_ids_01_01_2026.json.gz", "person_ids_01_01_2026.json.gz.etag"] {
      _ = try folder.write("begun", to: "downloads/\(name)")
    }
    for name in ["films.unfinished", "people.set-aside"] { _ = try folder.write("rest", to: name) }
    #expect(try await film() == "Old")
    try await update(from: server).remove()
    #expect(await update(from: server).content() == TitleIndexContent())
    #expect(try await film() == nil)
    #expect(try FileManager.default.subpathsOfDirectory(atPath: folder.url.path).sorted() == ["downloads", "lock"])
  }

  @Test func `The progress line shows amounts and the remaining time`() {
    let step = TitleIndexStep.downloading(
      .person, .init(bytes: 12_340_000, total: 98_000_000, timeLeft: .milliseconds(40_200)))
    #expect(step.line == "Getting people: 12.3 MB of 98.0 MB, 41 s left")
    var progress = TitleIndexProgress(
      bytesRead: 1_500_000, bytes: 6_000_000, titlesRead: 70_000, titlesIndexed: 0, fraction: 0.0625)
    progress.timeLeft = .seconds(600)
    #expect(TitleIndexStep.indexing(progress).line == "6%: 1.5 MB of 6.0 MB read, 70000 titles, 10 min left")
  }
}
