import Foundation
import SyntheticExports
import Testing

struct SyntheticExportTests {
  @Test func theSameSeedMakesTheSameExport() {
    #expect(
      SyntheticExport(.films, count: 2_000, seed: 7).packed == SyntheticExport(.films, count: 2_000, seed: 7).packed)
    #expect(Array(SyntheticExport(.films, count: 50, seed: 7)) != Array(SyntheticExport(.films, count: 50, seed: 8)))
  }

  @Test func aLargerExportBeginsLikeASmallerOne() {
    let large = Array(SyntheticExport(.people, count: 900))
    #expect(large.count == 900)
    #expect(Array(large.prefix(300)) == Array(SyntheticExport(.people, count: 300)))
  }

  @Test func idsRiseAndPopularityIsForFew() {
    let titles = Array(SyntheticExport(.series, count: 20_000))
    #expect(zip(titles, titles.dropFirst()).allSatisfy { $0.id < $1.id })
    let popularities = titles.map(\.popularity).sorted()
    #expect(popularities[10_000] < 1 && popularities[19_999] > 100)
  }

  @Test func titlesAreOfManySorts() {
    let titles = Array(SyntheticExport(.films, count: 20_000)).map(\.title)
    #expect(titles.count { $0.hasPrefix("The ") } > 2_000)
    #expect(titles.count { $0.hasSuffix(" II") } > 30)
    #expect(titles.count { $0.contains("é") } > 200)
    #expect(titles.count { $0.contains("の") } > 20)
    #expect(titles.count { $0.contains(" & ") } > 100)
    #expect(Set(titles).count < titles.count - 500)
    #expect(Set(titles).count > 12_000)
  }

  @Test func fileNames() {
    #expect(ExportKind.series.fileName(month: 5, day: 15, year: 2026) == "tv_series_ids_05_15_2026.json.gz")
  }

  @Test func linesLikeTMDBs() {
    let title = ExportTitle(id: 3924, title: "A \"b\" \\\n\u{1}é", popularity: 1.27068)
    #expect(
      title.line(.films)
        == #"{"adult":false,"id":3924,"original_title":"A \"b\" \\\n\u0001é","popularity":1.2707,"video":false}"#)
    #expect(title.line(.series) == #"{"id":3924,"original_name":"A \"b\" \\\n\u0001é","popularity":1.2707}"#)
    #expect(title.line(.people) == #"{"adult":false,"id":3924,"name":"A \"b\" \\\n\u0001é","popularity":1.2707}"#)
  }
}
