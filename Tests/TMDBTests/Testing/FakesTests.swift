import Foundation
import Synchronization
import TMDB
import TMDBTesting
import Testing

/// Tests of the fakes that other tests rely on.
@Suite(.timeLimit(.minutes(5))) struct FakesTests {
  private let request = NetworkRequest(.get, MovieTarget.popular.url)

  @Test func `A stub contains only the values that were set`() {
    let film = Movie.stub(\.title, "Alien").stub(\.voteAverage, 8.2)
    #expect(film.title == "Alien" && film.voteAverage == 8.2 && film.overview.isEmpty && film.releaseDate == nil)
    let part = CastMember.stub(\.name, "Sigourney Weaver").stub(\.character, "Ripley")
    #expect(part.person.name == "Sigourney Weaver" && part.character == "Ripley")
    #expect(MovieDetails.stub(\.title, "Alien").stub(\.runtime, 117).movie.title == "Alien")
    #expect(Movie.stubs(3) { $0.stub(\.id, $1) }.map(\.id) == [0, 1, 2])
    #expect(Page.stub([film], page: 2, of: 3).totalResults == 60)
  }

  @Test func `The unimplemented network reports each request`() async {
    let reported = Mutex<[String]>([])
    let networking = UnimplementedNetworking { request in reported.withLock { $0.append(request) } }
    let client = Client(networking: networking, credential: .apiKey("5ecre7"), limits: .unlimited)
    await #expect(throws: TMDBError.offline) { try await client.value(of: MovieTarget.popular) }
    #expect(reported.withLock(\.self) == ["GET https://api.themoviedb.org/3/movie/popular?api_key=…"])
  }

  @Test func `A replay returns the responses of the best match in order, or TMDB's 404`() async throws {
    let networking = ReplayNetworking(["/3/movie/popular": [.json("1"), .json("2")]])
    networking.stub("/3/movie/popular?page=2", json: "page")
    let page = NetworkRequest(.get, request.url.appending(queryItems: [URLQueryItem(name: "page", value: "2")]))
    for body in ["1", "2", "2"] { #expect(try await networking.response(to: request).body == Data(body.utf8)) }
    #expect(try await networking.response(to: page).body == Data("page".utf8))
    #expect(TMDBError(try await networking.response(to: NetworkRequest(.get, MovieTarget.upcoming.url))) == .notFound)
    #expect(networking.requests.count == 5)
  }

  @Test func `A folder replay reads files by path and returns 404 for others`() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "replay-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder.appending(path: "movie"), withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(#"{"page":1,"results":[{"id":7}]}"#.utf8).write(to: folder.appending(path: "movie/popular.json"))
    let client = Client(networking: ReplayNetworking(folder: folder))
    #expect(try await client.value(of: MovieTarget.popular).results.map(\.id) == [7])
    await #expect(throws: TMDBError.notFound) { try await client.value(of: MovieTarget.upcoming) }
  }

  @Test func `A suspended request responds, fails or is cancelled as the test specifies`() async throws {
    let networking = SuspendableNetworking()
    let request = request
    let tasks = (0..<3).map { _ in Task { try await networking.response(to: request).status } }
    await networking.waitForRequests(3)
    #expect(networking.suspended == [0, 1, 2])
    networking.resume(0, with: NetworkResponse(status: 201))
    networking.fail(1, .timedOut)
    networking.resume(9, with: NetworkResponse())
    #expect(networking.suspended == [2])
    for task in tasks { task.cancel() }
    await networking.waitForCancellations(1)
    let outcomes = await [tasks[0].result, tasks[1].result, tasks[2].result].map { try? $0.get() }
    #expect(outcomes.contains(201) && outcomes.filter { $0 == nil }.count == 2)
    #expect(networking.cancelled == [2])
    #expect(networking.requests.count == 3)
  }

  @Test func `A manual clock moves only when it is advanced`() async throws {
    let clock = ManualClock()
    let tasks = [1, 2].map { seconds in
      Task { try await clock.sleep(for: .seconds(seconds)) }
    }
    await clock.waitForSleepers(2)
    #expect(clock.advanceToNextSleeper() == .seconds(1))
    try await tasks[0].value
    #expect(clock.sleepers == 1)
    tasks[1].cancel()
    await #expect(throws: CancellationError.self) { try await tasks[1].value }
    #expect(clock.sleepers == 0 && clock.advanceToNextSleeper() == nil)
    #expect(ManualClock.Instant(offset: .zero).duration(to: clock.now) == .seconds(1))
  }
}

extension Target {
  fileprivate var url: URL { URL(string: "https://api.themoviedb.org/3\(path)") ?? URL(filePath: "/") }
}
