import AppFoundation
import Catalogue
import Foundation
import LoadingState
import TMDB
import TMDBTesting
import Testing
import TitleIdentity

/// One request for all genres, and one for a genre's titles when they are needed.
@MainActor @Suite(.timeLimit(.minutes(5)))
struct GenreShelvesModelTests {
  let networking = ReplayNetworking()

  init() {
    networking.stub(
      "/3/genre/movie/list",
      json:
        #"{"genres":[{"id":18,"name":"Drama"},{"id":35,"name":"Comedy"},{"id":18,"name":"Drama"},{"id":0},{"id":7}]}"#)
    networking.stub("/3/discover/movie", with: .films([1, 2]))
  }

  private var requestedPaths: [String] {
    networking.requests.map { request in
      let genre = request.url.query()?.split(separator: "&").first { $0.hasPrefix("with_genres=") }
      return request.url.path + (genre.map { "?\($0)" } ?? "")
    }
  }

  private func load() async -> GenreShelvesModel {
    let model = GenreShelvesModel(.movie, .test(networking))
    model.loadIfNeeded()
    await until { model.genres.state.content != nil }
    return model
  }

  @Test func `Genres exclude duplicates and incomplete entries`() async {
    let model = await load()
    #expect(model.genres.state.content?.map(\.name) == ["Drama", "Comedy"])
    #expect(model.genres.state.content?.map(\.id) == [GenreID(.movie, 18), GenreID(.movie, 35)])
    #expect(requestedPaths == ["/3/genre/movie/list"])
  }

  @Test func `The model requests titles only for wanted genres, once each`() async {
    let model = await load()
    model.want([GenreID(.movie, 35)])
    await until { model.isSettled }
    model.want([GenreID(.movie, 35)])
    #expect(requestedPaths == ["/3/genre/movie/list", "/3/discover/movie?with_genres=35"])
    #expect(model.titles(of: GenreID(.movie, 35)).state.content?.count == 2)
    #expect(model.titles(of: GenreID(.movie, 18)).state == .idle)
  }

  @Test func `Refresh reloads the genres and the shelves that have been loaded`() async {
    let model = await load()
    model.want([GenreID(.movie, 35)])
    await until { model.isSettled }
    model.refresh()
    await until { model.isSettled }
    #expect(requestedPaths.dropFirst(2).sorted() == ["/3/discover/movie?with_genres=35", "/3/genre/movie/list"])
  }

  @Test func `A shelf that was cancelled loads again on return`() async {
    let networking = SuspendableNetworking()
    let model = GenreShelvesModel(.movie, .test(networking))
    model.loadIfNeeded()
    await networking.waitForRequests(1)
    networking.resume(0, with: .json(#"{"genres":[{"id":18,"name":"Drama"}]}"#))
    await until { model.genres.state.content != nil }
    model.want([GenreID(.movie, 18)])
    await networking.waitForRequests(2)
    model.cancel()
    await networking.waitForCancellations(1)
    model.loadIfNeeded()
    await networking.waitForRequests(3)
    networking.resume(2, with: .films([1]))
    await until { model.isSettled }
    #expect(model.titles(of: GenreID(.movie, 18)).state.content?.count == 1)
  }

  @Test func `The end of a shelf loads the next page, and retries it after a failure`() async {
    networking.stub("/3/discover/movie?with_genres=35&page=1", with: .films(1...20, of: 2))
    networking.stub("/3/discover/movie?with_genres=35&page=2", with: .json("{}", status: 500))
    networking.stub("/3/discover/movie?with_genres=35&page=2", with: .films(21...40, page: 2, of: 2))
    let model = GenreShelvesModel(.movie, .test(networking))
    let comedy = GenreID(.movie, 35)
    model.want([comedy])
    await until { model.titles(of: comedy).state.content?.count == 20 }
    model.loadMore(of: comedy, after: 20)
    await until { if case .failure = model.titles(of: comedy).footer { true } else { false } }
    model.loadMore(of: comedy, after: 20)
    await until { model.titles(of: comedy).state.content?.count == 40 }
  }

  @Test func `Shows have separate genres`() async {
    networking.stub("/3/genre/tv/list", json: #"{"genres":[{"id":10759,"name":"Action & Adventure"}]}"#)
    let model = GenreShelvesModel(.show, .test(networking))
    model.loadIfNeeded()
    await until { model.genres.state.content != nil }
    #expect(model.genres.state.content?.map(\.id) == [GenreID(.show, 10759)])
  }
}
