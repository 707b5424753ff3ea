import TMDBTesting
import Testing
import TitleIdentity

@testable import AppFoundation
@testable import Catalogue

/// The heading of a season's page, which names the series as soon as it is known.
@MainActor @Suite(.timeLimit(.minutes(5)))
struct SeasonPageModelTests {
  private let networking = ReplayNetworking()

  private func makeModel(_ number: Int, of series: TitlePage? = nil) -> SeasonPageModel {
    SeasonPageModel(SeasonID(show: 7, number: number), of: series, .test(networking))
  }

  private func texts(_ model: SeasonPageModel) -> [String?] { [model.heading.title, model.heading.subtitle] }

  @Test func `The heading names the series once it has loaded`() async {
    networking.stub("/3/tv/7", json: #"{"id":7,"name":"Heimat"}"#)
    let model = makeModel(3)
    #expect(texts(model) == ["Season 3", nil])
    model.loadSeries()
    #expect(model.isLoadingSeries)
    await until { model.series != nil }
    #expect(texts(model) == ["Heimat", "Season 3"])
  }

  @Test func `Without the series, the season is the title, and the series can load later`() async {
    networking.stub("/3/tv/7", with: .json("{}", status: 404))
    networking.stub("/3/tv/7", json: #"{"id":7,"name":"Heimat"}"#)
    let model = makeModel(0)
    model.loadSeries()
    await until { !model.isLoadingSeries }
    #expect(texts(model) == ["Specials", nil])
    model.loadSeries()
    await until { model.series != nil }
    #expect(texts(model) == ["Heimat", "Specials"])
  }

  @Test func `A known series isn't requested`() throws {
    let model = makeModel(1, of: try TitlePage.show(#""overview":"""#))
    model.loadSeries()
    #expect(!model.isLoadingSeries && model.heading.subtitle == "Season 1")
  }
}
