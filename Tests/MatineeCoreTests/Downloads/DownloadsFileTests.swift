import Foundation
import Testing
import ToolTestSupport

@testable import MatineeCore

/// The file that lists the downloads.
struct DownloadsFileTests {
  private let folder: TemporaryFolder
  private let url: URL

  init() throws {
    folder = try TemporaryFolder()
    url = folder.url.appending(path: "kept-offline.json")
  }

  private static let records = [
    DownloadRecord(place: DownloadedItem(.films(.topRated), name: "Top Rated"), source: "tmdb"),
    DownloadRecord(
      place: DownloadedItem(.series(.popular), name: "Popular"), source: "sample", reader: "en-US US",
      holdings: DownloadSummary(
        titles: 98, missing: 2, bytes: 24_000_000, date: Date(timeIntervalSince1970: 1_800_000_000))),
    DownloadRecord(place: DownloadedItem(.genre(GenreID(.series, 18)), name: "Drama"), source: "http://localhost:8080"),
    DownloadRecord(
      place: DownloadedItem(.title(.series(1396)), name: "A “Title” & More", original: LanguageTag("ja")),
      source: "tmdb"),
  ]

  @Test func whatIsWrittenIsRead() async throws {
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
  func whatCannotBeReadIsPutAside(_ content: String) async throws {
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
        == "The list of what is kept offline cannot be read. It was put aside as \(aside.path).")
  }

  @Test func placesAreNamedAsCommandsNameThem() {
    let ids: [DownloadedItem.ID] = [
      .films(.popular), .series(.popular), .genre(GenreID(.film, 18)), .title(.film(603)), .title(.series(1396)),
    ]
    #expect(ids.map(\.description) == ["featured/popular", "tv/popular", "genre/movie/18", "movie/603", "tv/1396"])
    #expect(ids.map { DownloadedItem.ID($0.description) } == ids)
    #expect(DownloadedItem.ID("search") == nil)
  }
}
