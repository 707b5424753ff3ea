import Foundation
import SyntheticExports
import Testing
import TitleIdentity

struct SyntheticExportTests {
  @Test func `Same seed produces the same export`() {
    #expect(
      SyntheticExport(.movies, count: 2_000, seed: 7).compressed
        == SyntheticExport(.movies, count: 2_000, seed: 7).compressed)
    #expect(Array(SyntheticExport(.movies, count: 50, seed: 7)) != Array(SyntheticExport(.movies, count: 50, seed: 8)))
  }

  @Test func `Larger export begins like a smaller one`() {
    let large = Array(SyntheticExport(.people, count: 900))
    #expect(large.count == 900)
    #expect(Array(large.prefix(300)) == Array(SyntheticExport(.people, count: 300)))
  }

  @Test func `IDs ascend, and only a few titles are popular`() {
    let titles = Array(SyntheticExport(.shows, count: 20_000))
    #expect(zip(titles, titles.dropFirst()).allSatisfy { $0.id < $1.id })
    let popularities = titles.map(\.popularity).sorted()
    #expect(popularities[10_000] < 1 && popularities[19_999] > 100)
  }

  @Test func `Titles are diverse and include duplicates`() {
    let titles = Array(SyntheticExport(.movies, count: 20_000)).map(\.title)
    #expect(titles.count { $0.hasPrefix("The ") } > 2_000)
    #expect(titles.count { $0.hasSuffix(" II") } > 30)
    #expect(titles.count { $0.contains("é") } > 200)
    #expect(titles.count { $0.contains("の") } > 20)
    #expect(titles.count { $0.contains(" & ") } > 100)
    #expect(Set(titles).count < titles.count - 500)
    #expect(Set(titles).count > 12_000)
  }

  @Test func `File name has TMDB's format`() {
    #expect(ExportKind.shows.fileName(month: 5, day: 15, year: 2026) == "tv_series_ids_05_15_2026.json.gz")
  }

  @Test func `Lines have TMDB's format`() {
    let title = ExportTitle(id: 3924, title: "A \"b\" \\\n\u{1}é", popularity: 1.27068)
    #expect(
      title.line(.movies)
        == #"{"adult":false,"id":3924,"original_title":"A \"b\" \\\n\u0001é","popularity":1.2707,"video":false}"#)
    #expect(title.line(.shows) == #"{"id":3924,"original_name":"A \"b\" \\\n\u0001é","popularity":1.2707}"#)
    #expect(title.line(.people) == #"{"adult":false,"id":3924,"name":"A \"b\" \\\n\u0001é","popularity":1.2707}"#)
  }
}
