import Foundation
import Library
import SyntheticExports
import TMDB
import TMDBTesting
import Testing
import TitleIdentity
import TitleIndex
import ToolTestSupport

@testable import MatineeCore

/// Offline search by English names of titles that aren't originally English, among 10,000 others.
@Suite(.timeLimit(.minutes(5)))
struct NameSearchTests {
  private struct Title {
    let id: Int
    let original: String
    let english: String
  }

  private let folder: TemporaryFolder
  private let index: TitleIndex
  private let titles: [Title]

  init() async throws {
    folder = try TemporaryFolder()
    let file = try #require(Bundle.module.url(forResource: "Fixtures/foreign-titles", withExtension: "tsv"))
    titles = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").enumerated().map { index, line in
      let names = line.split(separator: "\t").map(String.init)
      return Title(id: index + 1, original: names[0], english: names[1])
    }
    index = TitleIndex(folder: folder.url.appending(path: "index"))
    // Every fifty-first title is one of the fixture's.
    let others = Array(SyntheticExport(.movies, count: 10_000, seed: 7))
    var all: [(id: Int, original: String, english: String)] = []
    for (position, other) in others.enumerated() {
      all.append((10_000 + position, other.title, other.title))
      if position % 50 == 49 {
        let title = titles[position / 50]
        all.append((title.id, title.original, title.english))
      }
    }
    let lines = all.enumerated().map { position, title in
      ExportTitle(id: title.id, title: title.original, popularity: Double(all.count - position)).line(.movies)
    }
    let export = try folder.write(lines.joined(separator: "\n") + "\n", to: "films.json")
    _ = try await index.update(from: [export], kinds: [.movie])
    let networking = PopularTitles(all)
    let download = NameDownload(
      Client(networking: networking, limits: .unlimited), languages: [.english],
      folder: folder.url.appending(path: "names"))
    let names = try await download.fetch(.movie) { _, _ in }
    #expect(networking.count == 500)
    _ = try await index.updateNames(of: .movie, to: names, source: "en")
  }

  /// The lists of popular titles, page by page, in English.
  private final class PopularTitles: Networking {
    private let titles: [(id: Int, original: String, english: String)]
    private let requests = ReplayNetworking()

    init(_ titles: [(id: Int, original: String, english: String)]) { self.titles = titles }

    var count: Int { requests.requests.count }

    func response(to request: NetworkRequest) async throws(NetworkError) -> NetworkResponse {
      _ = try await requests.response(to: request)
      let query = URLComponents(url: request.url, resolvingAgainstBaseURL: false)?.queryItems ?? []
      let page = query.first { $0.name == "page" }?.value.flatMap(Int.init) ?? 1
      let rows = titles.dropFirst((page - 1) * 20).prefix(20).enumerated().map { position, title in
        let object: [String: Any] = [
          "id": title.id, "title": title.english, "original_title": title.original,
          "popularity": titles.count - (page - 1) * 20 - position,
        ]
        return (try? JSONSerialization.data(withJSONObject: object)).map { String(decoding: $0, as: UTF8.self) } ?? ""
      }
      return .json(
        #"{"page":\#(page),"results":[\#(rows.joined(separator: ","))],"total_pages":\#((titles.count + 19) / 20),"total_results":\#(titles.count)}"#)
    }
  }

  private func finds(_ query: String, _ title: Title) async throws -> Bool {
    let found = try await index.search(query, kinds: [.movie], limit: 5).sections[.movie] ?? []
    return found.contains { $0.id == title.id }
  }

  @Test("Titles are found by their English names") func titlesAreFoundByEnglishNames() async throws {
    var missed: [String] = []
    for title in titles where try await !finds(title.english, title) { missed.append(title.english) }
    #expect(titles.count == 200)
    #expect(missed.isEmpty, "\(missed)")
  }

  @Test("At least 95 of 100 titles are found by English names that are misspelled by one letter")
  func titlesAreFoundByMisspelledEnglishNames() async throws {
    var random = SplitMix64(seed: 11)
    var missed: [String] = []
    for title in titles {
      let query = Self.misspelled(title.english, &random)
      if try await !finds(query, title) { missed.append(query) }
    }
    #expect(missed.count <= titles.count / 20, "\(missed)")
  }

  /// Replaces, adds, removes or swaps a letter of a word's middle, as typing errors do.
  private static func misspelled(_ name: String, _ random: inout SplitMix64) -> String {
    var letters = Array(name.lowercased())
    let places = letters.indices.dropFirst().dropLast().filter { index in
      letters[index - 1].isLetter && letters[index].isLetter && letters[index + 1].isLetter
    }
    guard let place = places.randomElement(using: &random) else { return name }
    switch Int.random(in: 0..<4, using: &random) {
    case 0: letters[place] = letters[place] == "x" ? "k" : "x"
    case 1: letters.insert(letters[place], at: place)
    case 2: letters.remove(at: place)
    default: letters.swapAt(place, place + 1)
    }
    return String(letters)
  }
}
