import Foundation
import Library
import Synchronization
import Testing
import TitleIdentity
import ToolTestSupport

@testable import AppFoundation
@testable import Tracking
@testable import Transfer

/// The shared folder while the app runs: the syncs with it, its state, and the immediate display of changes.
@MainActor @Suite(.timeLimit(.minutes(5)))
struct SharingModelTests {
  private let folder: TemporaryFolder
  private let outside = Outside()
  private let library: LibraryModel

  init() throws {
    let folder = try TemporaryFolder()
    self.folder = folder
    library = LibraryModel(source: .tmdb, folder: folder.url.appending(path: "here"))
  }

  private var shared: URL {
    get throws {
      let url = folder.url.appending(path: "shared")
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      return url
    }
  }

  private func model(_ folder: URL?) -> SharingModel { SharingModel(folder, of: library, outside.dependencies) }

  /// Opens the library of another device, which writes into the folder.
  private func other() async throws -> Library { try await Library.open(in: folder.url.appending(path: "there")) }

  @Test func `A change of the folder merges a rating from another device`() async throws {
    let shared = try shared
    let model = model(shared)
    #expect(model.state == .starting)
    model.begin()
    await until { model.state == .merged(outside.date, devices: 1, problem: nil) }
    let there = try await other()
    try await there.rate(.alien, try #require(Score(stars: 9)), by: .owner)
    try await SharedFolder(shared, of: there).sync()
    #expect(library.score(of: .movie(348)) == nil)
    outside.change()
    outside.rest()
    await until { library.score(of: .movie(348)) == Score(stars: 9) }
    await until { model.state == .merged(outside.date, devices: 2, problem: nil) }
    #expect(
      model.mergeSummary(TitleTexts(locale: Locale(identifier: "en_US")))?.contains("with 1 other device") == true)
  }

  @Test func `The model writes changes to the folder once the library is idle`() async throws {
    let shared = try shared
    let model = model(shared)
    model.begin()
    await until { model.state != .starting }
    for stars in [1.0, 2, 3] { _ = await library.rate(.alien, Score(stars: stars)) }
    #expect(try FileManager.default.contentsOfDirectory(atPath: shared.path).isEmpty)
    outside.rest()
    let there = try await other()
    var came = 0
    while came < 3, !Task.isCancelled {
      await model.finish()
      came += try await SharedFolder(shared, of: there).sync().merged.new
      await Task.yield()
    }
    #expect(try await there.ratings(by: .owner).map(\.score) == [Score(stars: 3)])
  }

  @Test func `Sharing starts and stops, and the setting is saved`() async throws {
    let model = model(nil)
    model.begin()
    #expect(model.state == .off && model.folder == nil)
    let shared = try shared
    model.share(shared)
    await until { model.state == .merged(outside.date, devices: 1, problem: nil) }
    model.stop()
    #expect(model.state == .off && model.problem == nil)
    await model.finish()
    #expect(outside.kept == [shared, nil])
    // Wait until the model has stopped observing the folder.
    while outside.listeners > 0, !Task.isCancelled { await Task.yield() }
    _ = await library.rate(.alien, Score(stars: 8))
    outside.rest()
    await model.finish()
    #expect(try FileManager.default.contentsOfDirectory(atPath: shared.path).isEmpty)
  }

  @Test func `The model shows a problem with the folder and retries after a change`() async throws {
    let gone = folder.url.appending(path: "gone")
    let model = model(gone)
    model.begin()
    await until { model.problem != nil }
    #expect(model.problem == "The folder \(gone.path) doesn’t exist. Restore or create it, or choose another one.")
    #expect(!FileManager.default.fileExists(atPath: gone.path))
    try FileManager.default.createDirectory(at: gone, withIntermediateDirectories: true)
    outside.change()
    outside.rest()
    await until { model.problem == nil && model.state != .starting }
    try FileManager.default.createDirectory(at: gone.appending(path: "x.jsonl"), withIntermediateDirectories: true)
    model.sync()
    await until { model.problem != nil }
    #expect(model.problem == "Matinee can’t read “x.jsonl” in the folder. Check its permissions.")
    #expect(model.mergeSummary(TitleTexts(locale: Locale(identifier: "en_US"))) != nil)
  }

  @Test func `The model shows an error when it can't save the setting`() async throws {
    outside.failure = .unwritable(URL(filePath: "/full/settings.json"), reason: "No space left on device")
    let model = model(nil)
    model.share(try shared)
    await until { model.problem?.contains("No space left on device") == true }
  }

  @Test func `Each library error has its own message about sharing`() {
    let folder = URL(filePath: "/shared")
    let sentences = [LibraryError.notFound, .diskFull, .readOnly, .unwritable(reason: "x"), .newerVersion]
      .map { $0.sharingSentence(folder) }
    #expect(Set(sentences).count == 5)
    #expect(sentences.allSatisfy { !$0.contains("data folder") && $0.hasSuffix(".") })
  }
}

/// The model's dependencies, which the test controls.
@MainActor private final class Outside {
  let date = Date(timeIntervalSince1970: 1_767_268_800)
  private(set) var listeners = 0
  private let kepts = Mutex<[URL?]>([])
  private let refusal = Mutex<SettingsError?>(nil)
  private var changes: [AsyncStream<Void>.Continuation] = []
  private let (rests, resting) = AsyncStream.makeStream(of: Void.self)

  nonisolated var kept: [URL?] { kepts.withLock(\.self) }
  nonisolated var failure: SettingsError? {
    get { refusal.withLock(\.self) }
    set { refusal.withLock { $0 = newValue } }
  }

  func change() { changes.forEach { $0.yield() } }

  /// Ends one wait for the library to be idle.
  func rest() { resting.yield() }

  var dependencies: SharingModel.Dependencies {
    SharingModel.Dependencies(
      changes: { [unowned self] _ in
        let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
        listeners += 1
        continuation.onTermination = { [weak self] _ in Task { @MainActor in self?.listeners -= 1 } }
        changes.append(continuation)
        return stream
      },
      rest: { [rests] in
        for await _ in rests { return }
        throw CancellationError()
      },
      now: { [date] in date },
      save: { [unowned self] folder async throws(SettingsError) in
        if let failure { throw failure }
        kepts.withLock { $0.append(folder) }
      })
  }
}
