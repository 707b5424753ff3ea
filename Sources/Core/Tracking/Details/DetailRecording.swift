import Catalogue

/// A background task that records the details of the library's titles until its owner releases it.
@MainActor
public final class DetailRecording {
  private let task: Task<Void, Never>

  public init(_ library: LibraryModel, _ services: Services) {
    let recorder = DetailRecorder(library, services)
    task = Task(priority: .background) { await recorder.recordChanges() }
  }

  isolated deinit { task.cancel() }
}
