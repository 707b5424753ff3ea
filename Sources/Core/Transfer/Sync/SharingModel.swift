import AppFoundation
import Foundation
import Library
import Observation
import Tracking

/// A model that syncs the library through a folder that the user's devices share.
///
/// While the app runs, it syncs at start, soon after a local change, and when the folder changes.
@MainActor @Observable
public final class SharingModel {
  /// The state of the sync.
  public enum State: Equatable, Sendable {
    /// No folder is shared.
    case off
    /// The first sync is in progress.
    case starting
    /// The time of the last sync, and the number of devices including this one. A sentence describes data that
    /// couldn't be merged.
    case merged(Date, devices: Int, problem: String?)
    /// The sync failed. A sentence explains why, and what the user can do.
    case failed(String)
  }

  public private(set) var folder: URL?
  public private(set) var state = State.off
  /// A sentence that explains why the folder couldn't be saved for the next start.
  public private(set) var setUpProblem: String?
  @ObservationIgnored private let library: LibraryModel
  @ObservationIgnored let dependencies: Dependencies
  @ObservationIgnored private var observations: [Task<Void, Never>] = []
  @ObservationIgnored private var syncTask: Task<Void, Never>?
  @ObservationIgnored private var waiting: Task<Void, Never>?
  @ObservationIgnored private var needsRerun = false
  @ObservationIgnored private var lastWrite: Task<Void, Never>?

  /// The dependencies of the model.
  public struct Dependencies {
    /// Returns a stream with an element for each change in a folder.
    public var changes: @MainActor (URL) -> AsyncStream<Void>
    /// Waits for current writes to end before a sync.
    public var rest: @Sendable () async throws -> Void
    public var now: @Sendable () -> Date
    /// Syncs with a folder and returns the resulting state.
    public var sync: @MainActor (URL, LibraryModel) async -> State
    /// Saves the folder for the next start; `nil` for none.
    public var save: @Sendable (URL?) async throws(SettingsError) -> Void

    /// - Parameter pictures: The profile pictures, which are synced, too.
    public init(
      changes: @escaping @MainActor (URL) -> AsyncStream<Void>,
      rest: @escaping @Sendable () async throws -> Void = { try await Task.sleep(for: .seconds(1)) },
      now: @escaping @Sendable () -> Date = { Date() },
      pictures: ProfilePictures? = nil, sync: (@MainActor (URL, LibraryModel) async -> State)? = nil,
      save: @escaping @Sendable (URL?) async throws(SettingsError) -> Void
    ) {
      self.changes = changes
      self.rest = rest
      self.now = now
      self.sync = sync ?? { await $1.sync(with: $0, pictures, now) }
      self.save = save
    }
  }

  /// - Parameter folder: The folder that was shared when the app last exited.
  public init(_ folder: URL?, of library: LibraryModel, _ dependencies: Dependencies) {
    self.folder = folder
    self.library = library
    self.dependencies = dependencies
    if folder != nil { state = .starting }
  }

  isolated deinit { stopObserving() }

  /// Syncs now, and then after each change.
  public func begin() {
    guard let folder, observations.isEmpty else { return }
    let (library, changes) = (library, dependencies.changes(folder))
    observations = [
      Task { [weak self] in for await _ in changes { self?.scheduleSync() } },
      Task { [weak self] in
        guard let opened = try? await library.library() else { return }
        for await count in opened.observeUnshared() where count > 0 { self?.scheduleSync() }
      },
    ]
    sync()
  }

  /// Shares a folder in place of the previous one.
  public func share(_ folder: URL) {
    guard folder != self.folder else { return sync() }
    stopObserving()
    self.folder = folder
    state = .starting
    save()
    begin()
  }

  /// Stops sharing. The files in the folder remain.
  public func stop() {
    stopObserving()
    folder = nil
    state = .off
    save()
  }

  /// Syncs now. If a sync is in progress, another one follows.
  public func sync() {
    guard let folder else { return }
    guard syncTask == nil else { return needsRerun = true }
    syncTask = Task { [weak self, library, sync = dependencies.sync] in
      let state = await sync(folder, library)
      // The folder may have been replaced in the meantime.
      guard let self, !Task.isCancelled else { return }
      self.state = state
      syncTask = nil
      if needsRerun {
        needsRerun = false
        scheduleSync()
      }
    }
  }

  /// Waits until the folder is saved and the current sync has ended.
  public func finish() async {
    await lastWrite?.value
    await syncTask?.value
  }
}

extension SharingModel {
  /// Syncs after a pause, so that several changes in a row cause one sync.
  private func scheduleSync() {
    guard waiting == nil else { return }
    waiting = Task { [weak self, rest = dependencies.rest] in
      guard (try? await rest()) != nil, let self, !Task.isCancelled else { return }
      waiting = nil
      sync()
    }
  }

  private func stopObserving() {
    for task in observations + [waiting, syncTask].compactMap(\.self) { task.cancel() }
    observations = []
    (waiting, syncTask) = (nil, nil)
    needsRerun = false
  }

  /// Saves the folder. Saves run one after the other, so that the latest folder is saved last.
  private func save() {
    lastWrite = Task { [weak self, folder, save = dependencies.save, lastWrite] in
      await lastWrite?.value
      do throws(SettingsError) {
        try await save(folder)
        self?.setUpProblem = nil
      } catch {
        self?.setUpProblem = [error.errorDescription, error.recoverySuggestion].compactMap(\.self).joined(
          separator: " ")
      }
    }
  }
}

extension LibraryModel {
  /// Syncs with a folder. The app observes the library, so received changes appear immediately.
  fileprivate func sync(
    with folder: URL, _ pictures: ProfilePictures?, _ now: @Sendable () -> Date
  ) async -> SharingModel.State {
    do throws(LibraryError) {
      let library = try await library()
      let report = try await SharedFolder.sync(folder, of: library)
      // The received events determine which pictures are needed.
      let problem = await pictures?.sync(folder, of: library).problem
      return .merged(now(), devices: report.devices, problem: report.problem ?? problem ?? report.notice)
    } catch {
      return .failed(error.sharingSentence(folder))
    }
  }
}
