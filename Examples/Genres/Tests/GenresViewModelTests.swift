import LoadingState
import TMDB
import TMDBTesting
import Testing

@testable import GenresExample

@MainActor @Suite(.timeLimit(.minutes(10))) struct GenresViewModelTests {
  private let networking = ReplayNetworking()
  private let viewModel: GenresViewModel

  init() {
    viewModel = GenresViewModel(.test(networking))
  }

  @Test func `The first genres become sections, as shelf, grid and list in turn`() async {
    networking.stubGenres(1...19)
    viewModel.appear()
    #expect(viewModel.state.isLoading)
    await wait { [viewModel] in viewModel.state.isSettled }
    #expect(viewModel.state.content?.map(\.genre.id) == Array(1...9))
    #expect(viewModel.state.content?.prefix(4).map(\.style) == [.shelf, .grid, .list, .shelf])
    viewModel.appear()
    #expect(networking.requests.count == 1)
  }

  @Test func `Only sections that are about to become visible load their films`() async throws {
    networking.stubGenres(1...3)
    networking.stubFilms(of: 2, [21, 22])
    try await load()
    #expect(networking.requests.count == 1)
    viewModel.approach([2, 99])
    let section = try section(2)
    await wait { section.state.isSettled }
    #expect(section.state.content?.map(\.title) == ["Film 21", "Film 22"])
    #expect(try self.section(1).state == .idle)
    viewModel.approach([2])
    #expect(networking.requests.count == 2)
  }

  @Test func `A section has as many films as its style allows`() async throws {
    networking.stubGenres(1...3)
    for genre in 1...3 { networking.stubFilms(of: genre, Array(1...20)) }
    try await load(near: [1, 2, 3])
    #expect(viewModel.state.content?.map { $0.state.content?.count } == [20, 12, 4])
  }

  @Test func `A failed section doesn’t affect the others, and Retry loads it`() async throws {
    networking.stubGenres(1...2)
    networking.stubFilms(of: 1, with: .notFound)
    networking.stubFilms(of: 1, [11])
    networking.stubFilms(of: 2, [21])
    try await load(near: [1, 2])
    let failed = try section(1)
    #expect(failed.state.failure?.title == "Can’t Load Films")
    #expect(try section(2).state.content?.count == 1)
    viewModel.retry(1)
    #expect(failed.state == .loading(previous: nil))
    await wait { failed.state.isSettled }
    #expect(failed.state.content?.map(\.id) == [11])
  }

  @Test func `A genre without films has a message without a button`() async throws {
    networking.stubGenres([1])
    networking.stubFilms(of: 1, [])
    try await load(near: [1])
    #expect(try section(1).state == .empty(GenresText.noFilms))
    #expect(GenresText.noFilms.button == nil)
  }

  @Test func `A failed list of genres can be loaded again`() async throws {
    networking.stub("/3/genre/movie/list", with: .notFound)
    networking.stubGenres([])
    networking.stubGenres([1])
    try await load()
    #expect(viewModel.state.failure?.button == "Retry")
    viewModel.load()
    await wait { [viewModel] in viewModel.state.isSettled }
    #expect(viewModel.state.content == nil)
    viewModel.load()
    await wait { [viewModel] in viewModel.state.content?.count == 1 }
  }

  @Test func `Refreshing keeps the sections, and their films until the new ones arrive`() async throws {
    let networking = SuspendableNetworking()
    let viewModel = GenresViewModel(.test(networking))
    viewModel.appear()
    await networking.waitForRequests(1)
    networking.resume(0, with: .genres(1...3))
    await wait { viewModel.state.isSettled }
    let section = try #require(viewModel.state.content?.first)
    viewModel.approach([1])
    await networking.waitForRequests(2)
    networking.resume(1, with: .films([11, 12]))
    await wait { section.state.isSettled }
    viewModel.load()
    #expect(viewModel.state.content?.count == 3)
    await networking.waitForRequests(3)
    networking.resume(2, with: .genres([3, 1]))
    await networking.waitForRequests(4)
    #expect(section.state.isLoading)
    #expect(section.state.content?.map(\.id) == [11, 12])
    networking.resume(3, with: .films([11, 13]))
    await wait { section.state.isSettled }
    #expect(section.state.content?.map(\.id) == [11, 13])
    #expect(viewModel.state.content?.map(\.genre.id) == [3, 1])
    #expect(viewModel.state.content?.map(\.style) == [.list, .shelf])
    #expect(networking.requests.count == 4, "sections that were never visible don’t load")
  }

  @Test func `A failed refresh keeps the sections`() async throws {
    networking.stubGenres([1])
    networking.stub("/3/genre/movie/list", with: .notFound)
    try await load()
    viewModel.load()
    await wait { [viewModel] in viewModel.state.isSettled }
    #expect(viewModel.state.failure != nil)
    #expect(viewModel.state.content?.count == 1)
  }

  @Test func `The message mentions the connection when the network is unavailable`() async throws {
    let viewModel = GenresViewModel(.test(UnimplementedNetworking { _ in }))
    viewModel.appear()
    await wait { viewModel.state.isSettled }
    #expect(viewModel.state.failure?.explanation.contains("connection") == true)
  }

  /// Loads the list of genres, and then the films of the given genres.
  private func load(near genres: [Genre.ID] = []) async throws {
    viewModel.appear()
    await wait { [viewModel] in viewModel.state.isSettled }
    viewModel.approach(genres)
    for genre in genres {
      let section = try section(genre)
      await wait { section.state.isSettled }
    }
  }

  private func section(_ genre: Genre.ID) throws -> GenreSection {
    try #require(viewModel.state.content?.first { $0.genre.id == genre })
  }
}
