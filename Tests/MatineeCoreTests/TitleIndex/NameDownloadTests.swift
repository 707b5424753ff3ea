import Foundation
import TMDB
import TMDBTesting
import Testing
import TitleIdentity
import TitleIndex
import ToolTestSupport

@testable import AppFoundation
@testable import Catalogue
@testable import CommandReports

/// The download of names page by page: resumed, refreshed, and limited.
@Suite(.timeLimit(.minutes(5)))
struct NameDownloadTests {
  private let networking = ReplayNetworking()
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for page in 1...3 {
      let films = (1...2).map { number in
        let id = page * 10 + number
        return
          #"{"id":\#(id),"title":"Name \#(id)","original_title":"\#(number == 1 ? "Nom" : "Name") \#(id)","popularity":\#(100 - id)}"#
      }
      networking.stub(
        "/3/movie/popular?page=\(page)",
        json: #"{"page":\#(page),"results":[\#(films.joined(separator: ","))],"total_pages":3,"total_results":6}"#)
    }
    networking.stub("/3/tv/popular", json: #"{"page":1,"results":[],"total_pages":1,"total_results":0}"#)
  }

  private func download(_ languages: [LanguageTag] = [.english], day: Double = 0) -> NameDownload {
    NameDownload(
      Client(networking: networking, limits: .unlimited), languages: languages,
      folder: folder.url.appending(path: "names"), now: { Date(timeIntervalSince1970: 1_767_268_800 + day * 86_400) })
  }

  private var pages: [String] {
    networking.requests.map { request in
      (request.url.query() ?? "").split(separator: "&").filter { $0.hasPrefix("page") || $0.hasPrefix("language") }
        .sorted().joined(separator: " ")
    }
  }

  @Test func `Names other than the original titles are downloaded in each language`() async throws {
    let german = try #require(LanguageTag("de"))
    let names = try await download([.english, german]).fetch(.movie) { _, _ in }
    #expect(names.map(\.name).sorted() == ["Name 11", "Name 11", "Name 21", "Name 21", "Name 31", "Name 31"])
    #expect(pages.sorted() == (1...3).flatMap { ["language=de page=\($0)", "language=en page=\($0)"] }.sorted())
    #expect(networking.requests.allSatisfy { $0.headers["cache-control"] == "no-store" })
  }

  @Test func `A download continues with the page after the last one`() async throws {
    _ = try await download().fetch(.movie) { _, _ in }
    let file = folder.url.appending(path: "names/film-en.jsonl")
    var lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init)
    #expect(lines.count == 4)
    // The last page was cut off by a crash.
    lines[3] = String(lines[3].dropLast(9))
    try lines.joined(separator: "\n").write(to: file, atomically: true, encoding: .utf8)
    let before = networking.requests.count
    #expect(try await download(day: 1).fetch(.movie) { _, _ in }.count == 3)
    #expect(pages[before...].first?.hasSuffix("page=3") == true)
    #expect(download(day: 1).size(of: [.movie]).requests == 0)
    let all = download(day: 1).size(of: [.movie, .show, .person])
    #expect(
      all.parts == [
        .init(kind: .movie, language: .english, requests: 0), .init(kind: .show, language: .english, requests: 500),
      ])
    #expect(all.lines(of: [.movie], format: Locale(identifier: "en")).isEmpty)
    #expect(
      all.lines(of: [.movie, .show], format: Locale(identifier: "en")) == """
        Names of series in English: 500 requests
        Names in all: 500 requests, about 3.0 MB

        """)
  }

  @Test func `Names are downloaded again after a week`() async throws {
    _ = try await download().fetch(.movie) { _, _ in }
    let count = networking.requests.count
    _ = try await download(day: 6).fetch(.movie) { _, _ in }
    #expect(networking.requests.count == count)
    _ = try await download(day: 8).fetch(.movie) { _, _ in }
    #expect(networking.requests.count == 2 * count)
  }

  @Test func `A failed download keeps its pages`() async throws {
    let failing = ReplayNetworking()
    failing.stub(
      "/3/movie/popular?page=1",
      json: #"{"page":1,"results":[{"id":1,"title":"A","original_title":"B"}],"total_pages":400,"total_results":8000}"#)
    let download = NameDownload(
      Client(networking: failing, limits: .unlimited), languages: [.english],
      folder: folder.url.appending(path: "failing"))
    await #expect(throws: TitleIndexUpdateError.names(.notFound)) { try await download.fetch(.movie) { _, _ in } }
    #expect(download.size(of: [.movie]).requests == 399)
  }
}
