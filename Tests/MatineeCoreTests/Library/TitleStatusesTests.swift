import Observation
import Testing
import TitleIdentity
import ToolTestSupport

@testable import Library
@testable import Tracking

/// The ratings and plays of titles, read when a view asks for them.
@MainActor @Suite(.timeLimit(.minutes(5)))
struct TitleStatusesTests {
  private let folder: TemporaryFolder
  private let library: Library

  init() async throws {
    folder = try TemporaryFolder()
    library = try await Library.open(in: folder.url)
  }

  /// Returns statuses that observe the library until the task is cancelled.
  private func observedStatuses(maximumCount: Int = 100) -> (statuses: TitleStatuses, observation: Task<Void, Never>) {
    let statuses = TitleStatuses(of: .owner, maximumCount: maximumCount)
    let observation = Task { [library] in
      for await change in library.titleChanges() { statuses.update(after: change, in: library) }
    }
    return (statuses, observation)
  }

  private func film(_ number: Int) -> TitleReference { TitleReference(.tmdb, .movie, number, name: "Film \(number)") }

  private func rate(_ number: Int, _ stars: Double) async throws {
    try await library.rate(film(number), try #require(Score(stars: stars)), by: .owner)
  }

  private func score(_ number: Int, in statuses: TitleStatuses) -> Double? {
    statuses.status(of: film(number).key)?.scores[.whole]?.stars
  }

  @Test func `All questions of one turn are answered by one read`() async throws {
    for number in 1...3 { try await rate(number, 5) }
    let (statuses, observation) = observedStatuses()
    defer { observation.cancel() }
    for number in 1...4 { #expect(score(number, in: statuses) == nil) }
    #expect(!statuses.isSettled)
    await until { statuses.status(of: film(4).key) != nil }
    #expect((1...4).map { score($0, in: statuses) } == [5, 5, 5, nil])
    #expect(statuses.readCount == 1 && statuses.count == 4)
  }

  @Test func `A change reaches all views of the title, and only they are updated`() async throws {
    let (statuses, observation) = observedStatuses()
    defer { observation.cancel() }
    // As in two windows, two views show one title.
    let views = [1, 1, 2].map { number in View { score(number, in: statuses) } }
    await until { statuses.status(of: film(1).key) != nil && statuses.status(of: film(2).key) != nil }
    let counts = views.map(\.updates)
    try await rate(1, 7)
    await until { views[0].shown == 7 && views[1].shown == 7 }
    #expect(views[2].updates == counts[2])
    try await library.removeRating(of: film(1).key, by: .owner)
    await until { views[0].shown == .some(nil) }
  }

  @Test func `Titles that no view shows aren't read after a change`() async throws {
    let (statuses, observation) = observedStatuses()
    defer { observation.cancel() }
    await until { statuses.status(of: film(1).key) != nil }
    let reads = statuses.readCount
    try await rate(2, 7)
    try await rate(1, 6)
    await until { score(1, in: statuses) == 6 }
    #expect(statuses.count == 1 && statuses.readCount == reads + 1)
  }

  @Test
  func `The oldest titles are dropped beyond the maximum, and a view that still shows one is updated`() async throws {
    try await rate(1, 5)
    let (statuses, observation) = observedStatuses(maximumCount: 3)
    defer { observation.cancel() }
    let view = View { score(1, in: statuses) }
    await until { view.shown == 5 }
    for number in 2...6 { await until { statuses.status(of: film(number).key) != nil } }
    #expect(statuses.count <= 4)
    try await rate(1, 9)
    await until { view.shown == 9 }
  }

  @Test func `A view may show more titles than the maximum`() async throws {
    for number in 1...10 { try await rate(number, 5) }
    let (statuses, observation) = observedStatuses(maximumCount: 3)
    defer { observation.cancel() }
    let view = View { (1...10).count { score($0, in: statuses) == 5 } }
    await until { view.shown == 10 }
    try await rate(4, 6)
    await until { view.shown == 9 }
  }

  @Test func `After a match, both titles are read again`() async throws {
    try await rate(1, 8)
    let (statuses, observation) = observedStatuses()
    defer { observation.cancel() }
    await until { score(1, in: statuses) == 8 && statuses.status(of: film(2).key) != nil }
    let match = try #require(try await library.match(film(1).key, to: film(2), by: .owner))
    await until { score(2, in: statuses) == 8 && score(1, in: statuses) == nil }
    try await library.undo(match, by: .owner)
    await until { score(1, in: statuses) == 8 && score(2, in: statuses) == nil }
  }

  @Test func `Titles are read again after a recovery of the file`() async throws {
    try await rate(1, 8)
    try await library.backUp()
    let (statuses, observation) = observedStatuses()
    defer { observation.cancel() }
    await until { score(1, in: statuses) == 8 }
    let reads = statuses.readCount
    try await library.file.restore(because: LibraryError.busy)
    try await rate(1, 9)
    await until { score(1, in: statuses) == 9 }
    #expect(statuses.readCount > reads)
  }

  @Test func `Titles that another process rated are read after a check`() async throws {
    let (statuses, observation) = observedStatuses()
    defer { observation.cancel() }
    await until { statuses.status(of: film(1).key) != nil }
    let other = try await Library.open(in: folder.url)
    try await other.rate(film(1), try #require(Score(stars: 3)), by: .owner)
    await library.checkForExternalChanges()
    await until { score(1, in: statuses) == 3 }
  }
}

/// A view that shows a value and observes it.
@MainActor @Observable
private final class View<Value: Equatable> {
  private(set) var shown: Value?
  @ObservationIgnored private(set) var updates = 0
  @ObservationIgnored private let read: @MainActor () -> Value

  init(_ read: @escaping @MainActor () -> Value) {
    self.read = read
    update()
  }

  private func update() {
    let value = withObservationTracking {
      read()
    } onChange: { [weak self] in
      Task { @MainActor in self?.update() }
    }
    updates += 1
    if value != shown { shown = value }
  }
}
