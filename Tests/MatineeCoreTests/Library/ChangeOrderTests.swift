import Library
import Testing
import TitleIdentity
import ToolTestSupport
import Tracking

/// Changes and undo that are requested at almost the same time, in one window or in several programs.
@MainActor @Suite(.timeLimit(.minutes(5)))
struct ChangeOrderTests {
  private let folder: TemporaryFolder
  private let score = Score.all[15]
  private let write = SuspendedWrite()

  init() throws { folder = try TemporaryFolder() }

  private func makeModel() -> LibraryModel { LibraryModel(source: .tmdb, folder: folder.url) }

  /// Starts a write, and returns while it blocks the library.
  private func start(
    in library: Library, _ body: @escaping @Sendable (inout Batch) throws -> Void
  ) async -> Task<Void, any Error> {
    let task = Task {
      _ = try await library.write(by: .owner) { [write] batch in
        try body(&batch)
        write.block()
      }
    }
    await write.wait()
    return task
  }

  /// Starts work, lets it read from the library, and then releases the blocked write.
  private func finish(
    _ blocked: Task<Void, any Error>, in library: Library, after work: @escaping @MainActor () async -> Void
  ) async throws {
    let working = Task { await work() }
    for _ in 1...10 { _ = try await library.ratings(by: .owner) }
    write.release()
    try await blocked.value
    await working.value
  }

  @Test func `Changes made while the library opens are written in the order of the calls`() async throws {
    let opened = try await Library.open(in: folder.url)
    try await opened.rate(.metropolis, score, by: .owner)
    let opening = SuspendedValue<Void>()
    let model = LibraryModel(source: .tmdb) {
      await opening.value()
      return opened
    }
    var notices: [String] = []
    model.onNotice = { notices.append($0.text) }
    await opening.wait()
    let changes = [
      model.begin { await model.watch(.alien) }, model.begin { await model.undo() },
      model.begin { _ = await model.rate(.alien, score) }, model.begin { await model.undo() },
    ]
    await Task.yield()
    opening.release(())
    for change in changes { await change.value }
    #expect(
      notices == [
        "“Alien” marked as watched", "Removed “Alien” from your history", "“Alien” rated 8 out of 10",
        "“Alien” is no longer rated 8 out of 10",
      ])
    #expect(try await opened.plays(of: TitleReference.alien.key, by: .owner).isEmpty)
    #expect(try await opened.ratings(by: .owner).map(\.title.name) == ["Metropolis"])
  }

  @Test func `Undo reverts the change that is being written`() async throws {
    let model = makeModel()
    let library = try await model.library()
    try await library.rate(.metropolis, score, by: .owner)
    let rating = await start(in: library) { [score] in try $0.rate(.alien, score) }
    try await finish(rating, in: library) { await model.undo() }
    #expect(try await library.ratings(by: .owner).map(\.title.name) == ["Metropolis"])
  }

  @Test func `A watched title leaves the watchlist to which it is just being added`() async throws {
    let model = makeModel()
    let library = try await model.library()
    let adding = await start(in: library) { try $0.add(.alien, to: .watchlist(of: .owner)) }
    try await finish(adding, in: library) { await model.watch(.alien) }
    #expect(try await library.lists(with: TitleReference.alien.key).isEmpty)
  }

  @Test func `Undo in two programs at once reverts two changes`() async throws {
    let model = makeModel()
    let library = try await model.library()
    let other = try await Library.open(in: folder.url)
    for title in [TitleReference.metropolis, .alien] { try await library.rate(title, score, by: .owner) }
    let last = try #require(try await library.lastAction(of: .owner))
    let undoing = await start(in: other) { try $0.undo(last) }
    try await finish(undoing, in: library) { await model.undo() }
    #expect(try await library.ratings(by: .owner).isEmpty)
  }
}
