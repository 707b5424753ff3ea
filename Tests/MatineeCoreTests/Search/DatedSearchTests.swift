import Foundation
import SyntheticExports
import TMDB
import Testing
import TitleIdentity
import TitleIndex
import ToolTestSupport

@testable import Catalogue
@testable import Search

/// Offline queries that contain a year. The index has only names, and cached titles have a year.
@Suite(.timeLimit(.minutes(5)))
struct DatedSearchTests {
  private let folder: TemporaryFolder
  private let search: DeviceSearch

  init() async throws {
    folder = try TemporaryFolder()
    let index = TitleIndex(folder: folder.url.appending(path: "index"))
    let titles = [
      "Memento", "1917", "2012", "Blade Runner", "Blade Runner 2049", "2001: A Space Odyssey", "Dune", "Dune Drifter",
      "Solaris",
    ]
    _ = try await index.update(
      from: [try folder.write(exportLines(.movies, titles), to: "films.json")], kinds: [.movie])
    let number = try #require(titles.firstIndex(of: "Solaris")) + 1
    var row = SearchRow(.title(.movie(number)), title: "Solaris")
    row.year = 1972
    let entry = LocalTitleSearch.Entry(row, year: 1972, names: ["Solaris", "Soljaris"])
    search = DeviceSearch(index: index, localTitles: LocalTitleSearch { _ in [.movie: [entry]] })
  }

  @Test(arguments: [
    ("Memento (2000)", ["Memento"]), ("memento 2000", ["Memento"]), ("memento y:2000", ["Memento"]),
    ("1917", ["1917"]), ("1917 (2019)", ["1917"]), ("2012", ["2012"]), ("2001", ["2001: A Space Odyssey"]),
    ("Blade Runner 2049", ["Blade Runner 2049", "Blade Runner"]), ("dune 2021", ["Dune", "Dune Drifter"]),
    ("solaris 1972", ["Solaris"]), ("soljaris (1972)", ["Solaris"]), ("solaris 2002", []),
  ])
  func `A year in a query is a title's year, or a part of its name`(_ query: String, _ titles: [String]) async throws {
    let found = try await search.results(for: query, kind: .movie, limit: 5)
    #expect(found.results.results.map(\.title) == titles)
    #expect(found.results.suggestion == nil)
  }
}
