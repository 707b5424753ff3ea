import Foundation
import LoadingState
import MatineeCore
import TMDB
import TMDBTesting
import Testing

/// One request for all genres, and one for a genre's titles when they are needed.
@MainActor @Suite(.timeLimit(.minutes(5)))
struct GenreShelvesModelTests {
  let networking = ReplayNetworking()

  init() {
    networking.answer(
      "/3/genre/movie/list",
      json:
        #"{"genres":[{"id":18,"name":"Drama"},{"id":35,"name":"Comedy"},{"id":18,"name":"Drama"},{"id":0},{"id":7}]}"#)
    networking.answer("/3/discover/movie", with: .films([1, 2]))
  }

  private var asked: [String] {
    networking.requests.map { request in
      let genre = request.url.query()?.split(separator: "&").first { $0.hasPrefix("with_genres=") }
      return request.url.path + (genre.map { "?\($0)" } ?? "")
    }
  }

  private func load() async -> GenreShelvesModel {
    let model = Services.test(networking).genreShelves(of: .film)
    model.loadIfNeeded()
    await until { model.genres.state.content != nil }
    return model
  }

  @Test func genresComeOnceAndWithTheirNames() async {
    let model = await load()
    #expect(model.genres.state.content?.map(\.name) == ["Drama", "Comedy"])
    #expect(model.genres.state.content?.map(\.id) == [GenreID(.film, 18), GenreID(.film, 35)])
    #expect(asked == ["/3/genre/movie/list"])
  }

  @Test func onlyTitlesThatAreWantedAreAskedFor() async {
    let model = await load()
    model.want([GenreID(.film, 35)])
    await until { model.isSettled }
    model.want([GenreID(.film, 35)])
    #expect(asked == ["/3/genre/movie/list", "/3/discover/movie?with_genres=35"])
    #expect(model.titles(of: GenreID(.film, 35)).state.content?.count == 2)
    #expect(model.titles(of: GenreID(.film, 18)).state == .idle)
  }

  @Test func aRefreshAsksForWhatWasSeen() async {
    let model = await load()
    model.want([GenreID(.film, 35)])
    await until { model.isSettled }
    model.refresh()
    await until { model.isSettled }
    #expect(asked.dropFirst(2).sorted() == ["/3/discover/movie?with_genres=35", "/3/genre/movie/list"])
  }

  @Test func whatIsGivenUpIsAskedForOnComingBack() async {
    let networking = SuspendableNetworking()
    let model = Services.test(networking).genreShelves(of: .film)
    model.loadIfNeeded()
    await networking.waitForRequests(1)
    networking.release(0, with: .json(#"{"genres":[{"id":18,"name":"Drama"}]}"#))
    await until { model.genres.state.content != nil }
    model.want([GenreID(.film, 18)])
    await networking.waitForRequests(2)
    model.cancel()
    await networking.waitForCancellations(1)
    model.loadIfNeeded()
    await networking.waitForRequests(3)
    networking.release(2, with: .films([1]))
    await until { model.isSettled }
    #expect(model.titles(of: GenreID(.film, 18)).state.content?.count == 1)
  }

  @Test func seriesHaveGenresOfTheirOwn() async {
    networking.answer("/3/genre/tv/list", json: #"{"genres":[{"id":10759,"name":"Action & Adventure"}]}"#)
    let model = Services.test(networking).genreShelves(of: .series)
    model.loadIfNeeded()
    await until { model.genres.state.content != nil }
    #expect(model.genres.state.content?.map(\.id) == [GenreID(.series, 10759)])
  }
}
