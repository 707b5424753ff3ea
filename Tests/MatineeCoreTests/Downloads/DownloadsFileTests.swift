import Catalogue
import Foundation
import Testing
import TitleIdentity
import ToolTestSupport

@testable import AppFoundation
@testable import Catalogue
@testable import Downloads

/// The file that lists the downloads.
struct DownloadsFileTests {
  private let folder: TemporaryFolder
  private let url: URL

  init() throws {
    folder = try TemporaryFolder()
    url = folder.url.appending(path: "kept-offline.json")
  }

  private static let records = [
    DownloadRecord(item: DownloadedItem(.movies(.topRated), name: "Top Rated"), source: "tmdb"),
    DownloadRecord(
      item: DownloadedItem(.shows(.popular), name: "Popular"), source: "sample", locale: "en-US US",
      summary: DownloadSummary(
        titles: 98, missing: 2, bytes: 24_000_000, date: Date(timeIntervalSince1970: 1_800_000_000))),
    DownloadRecord(
      item: DownloadedItem(.group(.genre(GenreID(.show, 18))), name: "Drama"), source: "http://localhost:8080"),
    DownloadRecord(
      item: DownloadedItem(.title(.show(1396)), name: "A “Title” & More", original: LanguageTag("ja")),
      source: "tmdb"),
  ]

  @Test func `Written records are read back, and late writes are ignored`() async throws {
    let file = DownloadsFile(url)
    try await #expect(file.read() == [])
    try await file.write(Self.records, number: 1)
    try await #expect(DownloadsFile(url).read() == Self.records)
    try await file.write([], number: 3)
    try await file.write(Self.records, number: 2)
    try await #expect(file.read() == [], "a late write is none")
  }

  @Test(arguments: [
    "", "{", "[]", #"{"edition":1}"#, #"{"edition":2,"places":[]}"#,
    #"{"edition":1,"places":[{"place":{"id":"nowhere","name":"x"},"source":"tmdb"}]}"#,
  ])
  func `A damaged file is set aside, and a new one can be written`(_ content: String) async throws {
    try content.write(to: url, atomically: true, encoding: .utf8)
    let aside = folder.url.appending(path: "kept-offline.damaged.json")
    let file = DownloadsFile(url)
    await #expect(throws: DownloadsFileError.damaged(aside)) { try await file.read() }
    #expect(try String(contentsOf: aside, encoding: .utf8) == content)
    try await #expect(file.read() == [])
    try await file.write(Self.records, number: 1)
    try await #expect(file.read() == Self.records)
    #expect(
      DownloadsFileError.damaged(aside).localizedDescription
        == "Matinee can’t read the list of downloads, so it moved the file to \(aside.path).")
  }

  @Test func `Download IDs have the same text as in commands`() {
    let ids: [DownloadedItem.ID] = [
      .movies(.popular), .shows(.popular), .group(.genre(GenreID(.movie, 18))), .title(.movie(603)),
      .title(.show(1396)),
    ]
    #expect(ids.map(\.description) == ["featured/popular", "tv/popular", "genre/movie/18", "movie/603", "tv/1396"])
    #expect(ids.map { DownloadedItem.ID($0.description) } == ids)
    #expect(DownloadedItem.ID("search") == nil)
  }
}
