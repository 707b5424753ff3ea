import TMDB
import TMDBTesting
import Testing

@testable import FeaturedMVC

/// Tests that a list loads page by page, and that a cancelled request doesn't count as a failure.
@MainActor @Suite(.timeLimit(.minutes(10))) struct FilmListTests {
  private let harness = Harness()

  @Test func `A list loads nothing until asked`() {
    harness.list.loadNextPage()
    harness.list.retry()
    #expect(harness.list.phase == .idle)
    #expect(harness.phases == [])
  }

  @Test func `The first page is requested once`() async {
    harness.list.loadIfNeeded()
    harness.list.loadIfNeeded()
    await harness.respond(with: .page(1...20))
    harness.list.loadIfNeeded()
    #expect(harness.phases == [.loading, .loaded])
    #expect(harness.networking.requests.count == 1)
    #expect(harness.ids == Array(1...20))
  }

  @Test func `The next page is appended without films that are already in the list`() async {
    harness.list.loadIfNeeded()
    await harness.respond(with: .page(1...3, of: 2))
    harness.list.loadNextPage()
    #expect(harness.ids == [1, 2, 3])
    await harness.respond(with: .page(3...5, number: 2, of: 2))
    #expect(harness.ids == [1, 2, 3, 4, 5])
  }

  @Test func `Nothing is requested after the last page`() async {
    harness.list.loadIfNeeded()
    await harness.respond(with: .page(1...3))
    harness.list.loadNextPage()
    #expect(harness.list.phase == .loaded)
  }

  @Test func `A failed page keeps the films, and loads again only on Retry`() async {
    harness.list.loadIfNeeded()
    await harness.respond(with: .page(1...3, of: 2))
    harness.list.loadNextPage()
    await harness.respond(with: .notFound)
    #expect(harness.list.phase == .failed(.notFound))
    #expect(harness.ids == [1, 2, 3])
    harness.list.loadNextPage()
    harness.list.loadIfNeeded()
    #expect(harness.list.phase == .failed(.notFound))
    harness.list.retry()
    await harness.respond(with: .page(4...5, number: 2, of: 2))
    #expect(harness.ids == [1, 2, 3, 4, 5])
  }

  @Test func `A cancelled first page isn’t a failure, and loads again`() async {
    harness.list.loadIfNeeded()
    await harness.networking.waitForRequests(1)
    harness.list.cancel()
    await harness.networking.waitForCancellations(1)
    #expect(harness.phases == [.loading, .idle])
    harness.list.loadIfNeeded()
    await harness.respond(with: .page(1...3))
    #expect(harness.phases == [.loading, .idle, .loading, .loaded])
  }

  @Test func `A cancelled next page keeps the films`() async {
    harness.list.loadIfNeeded()
    await harness.respond(with: .page(1...3, of: 2))
    harness.list.loadNextPage()
    harness.list.cancel()
    #expect(harness.list.phase == .loaded)
    #expect(harness.ids == [1, 2, 3])
  }

  @Test func `A request that the network cancels isn’t a failure`() async {
    harness.list.loadIfNeeded()
    await harness.networking.waitForRequests(1)
    harness.networking.fail(0, .cancelled)
    await harness.wait { harness.list.phase == .idle }
  }
}

@MainActor private final class Harness: FilmListDelegate {
  let networking = SuspendableNetworking()
  let list: FilmList
  private(set) var phases: [LoadPhase] = []
  private let changes = AsyncStream.makeStream(of: Void.self)

  init() {
    list = FilmList(title: "Popular", target: MovieTarget.popular, client: Client(networking))
    list.delegate = self
  }

  var ids: [Int] { list.films.map(\.id) }

  func filmListDidChange(_ list: FilmList) {
    phases.append(list.phase)
    changes.continuation.yield()
  }

  /// Waits until a condition on the list holds.
  func wait(until condition: () -> Bool) async {
    if condition() { return }
    for await _ in changes.stream where condition() { return }
  }

  /// Responds to the suspended request, and waits until the list has received the response.
  func respond(with response: NetworkResponse) async {
    await networking.waitForRequests(networking.requests.count - networking.suspended.count + 1)
    let count = phases.count
    networking.suspended.forEach { networking.resume($0, with: response) }
    await wait { phases.count > count }
  }
}
