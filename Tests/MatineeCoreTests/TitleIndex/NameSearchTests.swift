import Foundation
import SampleCatalogue
import SyntheticExports
import TMDB
import Testing
import TitleIdentity
import TitleIndex
import ToolTestSupport

@testable import AppFoundation
@testable import Catalogue

/// Offline search by English names of titles that aren't originally English, among 10,000 others.
@Suite(.timeLimit(.minutes(5)))
struct NameSearchTests {
  private let folder: TemporaryFolder
  private let index: TitleIndex
  private let films: [PublishedFilm]
  private let catalogue: FaultyNetworking

  init() async throws {
    folder = try TemporaryFolder()
    let file = try #require(Bundle.module.url(forResource: "Fixtures/foreign-titles", withExtension: "tsv"))
    films = PublishedFilm.films(inTable: try String(contentsOf: file, encoding: .utf8))
    index = TitleIndex(folder: folder.url.appending(path: "index"))
    catalogue = FaultyNetworking(
      SampleNetworking(exports: .films(Self.among(Array(SyntheticExport(.movies, count: 10_000, seed: 7)), films)))
    ) { _ in }
    let names = NameDownload(
      Client(networking: catalogue, limits: .unlimited), languages: [.english],
      folder: folder.url.appending(path: "names"))
    let update = TitleIndexUpdate(
      index, source: .sample, networking: catalogue, downloads: folder.url.appending(path: "downloads"), names: names)
    _ = try await update.fetch([.movie]) { _ in }
    try await update.fetchNames(of: [.movie]) { _ in }
  }

  /// Returns the films among the others: every fiftieth film is one of them, so that all are on the first 500 pages.
  private static func among(_ others: [ExportTitle], _ films: [PublishedFilm]) -> [PublishedFilm] {
    var all: [PublishedFilm] = []
    for (position, other) in others.enumerated() {
      all.append(PublishedFilm(id: 10_000 + position, title: other.title, originalTitle: other.title))
      if position % 49 == 48, position / 49 < films.count { all.append(films[position / 49]) }
    }
    return all
  }

  private func finds(_ query: String, _ film: PublishedFilm) async throws -> Bool {
    let found = try await index.search(query, kinds: [.movie], limit: 5).sections[.movie] ?? []
    return found.contains { $0.id == film.id }
  }

  @Test func `The names of films in English take 500 requests`() {
    let requests = catalogue.log.filter { $0.path == "/3/movie/popular" }
    #expect(requests.count == 500 && requests.allSatisfy { $0.query.contains("language=en") })
    #expect(catalogue.log.count == 501)
  }

  @Test func `Titles are found by their English names`() async throws {
    var missed: [String] = []
    for film in films where try await !finds(film.title, film) { missed.append(film.title) }
    #expect(films.count == 200)
    #expect(missed.isEmpty, "\(missed)")
  }

  @Test func `At least 95 of 100 titles are found by English names that are misspelled by one letter`() async throws {
    var random = SplitMix64(seed: 11)
    var missed: [String] = []
    for film in films {
      let query = Self.misspelled(film.title, &random)
      if try await !finds(query, film) { missed.append(query) }
    }
    #expect(missed.count <= films.count / 20, "\(missed)")
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
