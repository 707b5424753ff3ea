import TMDB
import TMDBTesting
import Testing

/// A list loaded page by page: each page once, in order, without duplicates, and up to the end.
@Suite(.timeLimit(.minutes(5))) struct PagedSourceTests {
  private static let path = "/3/movie/popular"

  private static func page(_ number: Int, _ ids: [Int], of total: Int) -> NetworkResponse {
    let rows = ids.map { #"{"id":\#($0)}"# }.joined(separator: ",")
    return .json(#"{"page":\#(number),"results":[\#(rows)],"total_pages":\#(total),"total_results":\#(total * 20)}"#)
  }

  private func source(_ networking: any Networking) -> PagedSource<Movie> {
    PagedSource(MovieTarget.popular, client: Client(networking: networking, limits: .unlimited))
  }

  private func replay(_ pages: [Int: NetworkResponse]) -> ReplayNetworking {
    ReplayNetworking(Dictionary(uniqueKeysWithValues: pages.map { ("\(Self.path)?page=\($0)", [$1]) }))
  }

  @Test func `Pages load in order, without duplicates, up to the end`() async throws {
    let networking = replay([
      1: Self.page(1, [1, 2, 3], of: 3), 2: Self.page(2, [3, 4, 2], of: 3), 3: Self.page(3, [5], of: 3),
    ])
    let source = source(networking)
    #expect(try await source.next().map(\.id) == [1, 2, 3])
    #expect(try await source.next().map(\.id) == [4])
    #expect(await !source.isAtEnd)
    #expect(try await source.next().map(\.id) == [5])
    #expect(await source.isAtEnd)
    #expect(try await source.next().isEmpty)
    #expect(await source.items.map(\.id) == [1, 2, 3, 4, 5])
    #expect(await source.totalResults == 60)
    #expect(networking.requests.count == 3)
  }

  @Test func `A page with only duplicates is skipped`() async throws {
    let source = source(
      replay([
        1: Self.page(1, [1, 2], of: 3), 2: Self.page(2, [2, 1], of: 3), 3: Self.page(3, [3], of: 3),
      ]))
    try await source.next()
    #expect(try await source.next().map(\.id) == [3])
  }

  @Test func `One call gives up after five pages with only duplicates`() async throws {
    let pages = Dictionary(uniqueKeysWithValues: (1...10).map { ($0, Self.page($0, [1], of: 400)) })
    let networking = replay(pages)
    let source = source(networking)
    try await source.next()
    #expect(try await source.next().isEmpty)
    #expect(networking.requests.count == 6)
    #expect(await !source.isAtEnd)
  }

  @Test(arguments: [(1, true), (2, false), (57_004, false), (0, true)])
  func `TMDB's page count determines the end`(_ total: Int, _ isAtEnd: Bool) async throws {
    let source = source(replay([1: Self.page(1, [1], of: total)]))
    try await source.next()
    #expect(await source.isAtEnd == isAtEnd)
  }

  @Test func `Page 500 is the last, regardless of TMDB's page count`() async throws {
    let pages = Dictionary(uniqueKeysWithValues: (1...501).map { ($0, Self.page($0, [$0], of: 57_004)) })
    let networking = replay(pages)
    let source = source(networking)
    while await !source.isAtEnd { try await source.next() }
    #expect(try await source.next().isEmpty)
    #expect(networking.requests.count == 500)
    #expect(await source.items.count == 500)
  }

  @Test func `An empty page or a wrong page number ends the list`() async throws {
    let empty = source(replay([1: Self.page(1, [], of: 9)]))
    #expect(try await empty.next().isEmpty)
    #expect(await empty.isAtEnd)
    let odd = source(replay([1: Self.page(0, [1], of: 9)]))
    #expect(try await odd.next().map(\.id) == [1])
    #expect(await odd.isAtEnd)
  }

  @Test func `A failed page leaves the items unchanged and can be requested again`() async throws {
    let networking = replay([1: Self.page(1, [1], of: 2)])
    let source = source(networking)
    try await source.next()
    await #expect(throws: TMDBError.notFound) { try await source.next() }
    #expect(await source.items.map(\.id) == [1])
    networking.stub("\(Self.path)?page=2", with: Self.page(2, [2], of: 2))
    #expect(try await source.next().map(\.id) == [2])
  }

  @Test func `Concurrent calls share one request`() async throws {
    let networking = SuspendableNetworking()
    let source = source(networking)
    let first = Task { try await source.next().map(\.id) }
    let second = Task { try await source.next().map(\.id) }
    defer { for task in [first, second] { task.cancel() } }
    await networking.waitForRequests(1)
    try await source.waitForSubscribers(2, unless: { networking.requests.count > 1 })
    try #require(networking.requests.count == 1)
    networking.resume(0, with: Self.page(1, [1], of: 2))
    #expect(try await first.value == [1])
    #expect(try await second.value == [1])
    #expect(networking.requests.count == 1)
  }

  @Test func `The transfer stops when its last caller is cancelled, not before`() async throws {
    let networking = SuspendableNetworking()
    let source = source(networking)
    let first = Task { try await source.next() }
    let second = Task { try await source.next() }
    await networking.waitForRequests(1)
    try await source.waitForSubscribers(2)
    first.cancel()
    try await source.waitForSubscribers(1)
    #expect(networking.cancelled.isEmpty)
    second.cancel()
    await networking.waitForCancellations(1)
    await #expect(throws: TMDBError.cancelled) { try await first.value }
    await #expect(throws: TMDBError.cancelled) { try await second.value }
    let third = Task { try await source.next().map(\.id) }
    await networking.waitForRequests(2)
    networking.resume(1, with: Self.page(1, [1], of: 2))
    #expect(try await third.value == [1])
  }

  @Test func `A refresh cancels the page that is loading`() async throws {
    let networking = SuspendableNetworking()
    let source = source(networking)
    let first = Task { try await source.refresh() }
    await networking.waitForRequests(1)
    networking.resume(0, with: Self.page(1, [1], of: 3))
    _ = try await first.value
    let next = Task { try await source.next() }
    await networking.waitForRequests(2)
    let refresh = Task { try await source.refresh().map(\.id) }
    await networking.waitForRequests(3)
    await #expect(throws: TMDBError.cancelled) { try await next.value }
    networking.resume(2, with: Self.page(1, [7], of: 3))
    #expect(try await refresh.value == [7])
    #expect(await source.items.map(\.id) == [7])
  }

  @Test func `A failed refresh leaves the items unchanged`() async throws {
    let networking = ReplayNetworking([Self.path: [Self.page(1, [1], of: 2), NetworkResponse(status: 503)]])
    let source = source(networking)
    try await source.refresh()
    await #expect(throws: TMDBError.serverError(status: 503)) { try await source.refresh() }
    #expect(await source.items.map(\.id) == [1])
  }
}
