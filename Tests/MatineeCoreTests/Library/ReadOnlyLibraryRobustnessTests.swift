import AppTestSupport
import Foundation
import Library
import LoadingState
import Testing
import Tracking

/// A library on a full disk becomes writable again without user action once there is space.
@MainActor @Suite(.timeLimit(.minutes(5)))
struct ReadOnlyLibraryRobustnessTests {
  @Test func `The model retries after each pause until the library is writable`() async throws {
    let disk = LibraryDisk(failure: .ENOSPC)
    let (pauses, pause) = AsyncStream.makeStream(of: Void.self)
    let (wakings, showControlsTemporarily) = AsyncStream.makeStream(of: Void.self)
    let model = LibraryModel(
      source: .tmdb,
      waitToRetry: {
        pause.yield()
        for await _ in wakings { return }
        throw CancellationError()
      }, open: { try await disk.open() })
    await until { model.readOnlyReason == .diskFull }
    #expect(await !model.rate(.alien, Score(stars: 8)))
    for await _ in pauses { break }
    showControlsTemporarily.yield()
    for await _ in pauses { break }
    #expect(model.readOnlyReason == .diskFull)
    disk.fail(with: nil)
    showControlsTemporarily.yield()
    await until { model.readOnlyReason == nil }
    #expect(await model.rate(.alien, Score(stars: 8)))
  }

  @Test func `The banner offers a retry unless only an update helps`() {
    #expect(StateMessage(readOnly: .diskFull)?.button == "Try Again")
    #expect(StateMessage(readOnly: .readOnly)?.explanation.contains("read-only") == true)
    #expect(StateMessage(readOnly: .newerVersion)?.button == nil)
    #expect(StateMessage(readOnly: nil) == nil && StateMessage(readOnly: .notFound) == nil)
  }
}
