import Foundation
import Library
import Observation

/// The folder that is shared between somebody's devices, while the app runs: exchanged with at start, soon after something was
/// written here, and when something has changed there.
@MainActor @Observable
public final class SharingModel {
  /// How it went last.
  public enum State: Equatable, Sendable {
    /// Nothing is shared.
    case off
    /// The first look into the folder.
    case starting
    /// At a time, with so many devices, this one among them; a sentence says what could not be taken, if anything.
    case merged(Date, devices: Int, problem: String?)
    /// A sentence says why, and what can be done.
    case failed(String)
  }

  public private(set) var folder: URL?
  public private(set) var state = State.off
  /// Why the wish is not kept for the next start, in a sentence.
  public private(set) var wishProblem: String?
  @ObservationIgnored private let library: LibraryModel
  @ObservationIgnored let surroundings: Surroundings
  @ObservationIgnored private var following: [Task<Void, Never>] = []
  @ObservationIgnored private var exchanging: Task<Void, Never>?
  @ObservationIgnored private var waiting: Task<Void, Never>?
  @ObservationIgnored private var isAskedAgain = false
  @ObservationIgnored private var lastWrite: Task<Void, Never>?

  /// What is outside.
  public struct Surroundings {
    /// Tells that something in a folder has changed, until nobody listens any more.
    public var changes: @MainActor (URL) -> AsyncStream<Void>
    /// Waits until what is being written has been written.
    public var rest: @Sendable () async throws -> Void
    public var now: @Sendable () -> Date
    /// Looks into a folder, and says what came of it.
    public var exchange: @MainActor (URL, LibraryModel) async -> State
    /// Keeps the wish for the next start.
    public var keep: @Sendable (URL?) async throws(SettingsError) -> Void

    /// - Parameter pictures: those of people, which go through the folder, too.
    public init(
      changes: @escaping @MainActor (URL) -> AsyncStream<Void>,
      rest: @escaping @Sendable () async throws -> Void = { try await Task.sleep(for: .seconds(1)) },
      now: @escaping @Sendable () -> Date = { Date() },
      pictures: ProfilePictures? = nil, exchange: (@MainActor (URL, LibraryModel) async -> State)? = nil,
      keep: @escaping @Sendable (URL?) async throws(SettingsError) -> Void
    ) {
      self.changes = changes
      self.rest = rest
      self.now = now
      self.exchange = exchange ?? { await $1.exchange(with: $0, pictures, now) }
      self.keep = keep
    }
  }

  /// - Parameter folder: what was shared when the app was closed last.
  public init(_ folder: URL?, of library: LibraryModel, _ surroundings: Surroundings) {
    self.folder = folder
    self.library = library
    self.surroundings = surroundings
    if folder != nil { state = .starting }
  }

  isolated deinit { stopFollowing() }

  /// Exchanges now, and from now on whenever there is something to.
  public func begin() {
    guard let folder, following.isEmpty else { return }
    let (library, changes) = (library, surroundings.changes(folder))
    following = [
      Task { [weak self] in for await _ in changes { self?.exchangeSoon() } },
      Task { [weak self] in
        guard let opened = try? await library.library() else { return }
        for await count in opened.observeUnshared() where count > 0 { self?.exchangeSoon() }
      },
    ]
    exchange()
  }

  /// Shares a folder from now on, in the place of another.
  public func share(_ folder: URL) {
    guard folder != self.folder else { return exchange() }
    stopFollowing()
    self.folder = folder
    state = .starting
    keep()
    begin()
  }

  /// Shares nothing any more; what is in the folder stays there.
  public func stop() {
    stopFollowing()
    folder = nil
    state = .off
    keep()
  }

  /// Exchanges now; while that is being done, once more after it.
  public func exchange() {
    guard let folder else { return }
    guard exchanging == nil else { return isAskedAgain = true }
    exchanging = Task { [weak self, library, exchange = surroundings.exchange] in
      let state = await exchange(folder, library)
      // It may have been another's turn meanwhile.
      guard let self, !Task.isCancelled else { return }
      self.state = state
      exchanging = nil
      if isAskedAgain {
        isAskedAgain = false
        exchangeSoon()
      }
    }
  }

  /// Waits until what was set is kept, and what was begun is done.
  public func finish() async {
    await lastWrite?.value
    await exchanging?.value
  }
}

extension SharingModel {
  /// Several changes in a row are one exchange.
  private func exchangeSoon() {
    guard waiting == nil else { return }
    waiting = Task { [weak self, rest = surroundings.rest] in
      guard (try? await rest()) != nil, let self, !Task.isCancelled else { return }
      waiting = nil
      exchange()
    }
  }

  private func stopFollowing() {
    for task in following + [waiting, exchanging].compactMap(\.self) { task.cancel() }
    following = []
    (waiting, exchanging) = (nil, nil)
    isAskedAgain = false
  }

  /// One after the other, so that the last wish is the last one written.
  private func keep() {
    lastWrite = Task { [weak self, folder, keep = surroundings.keep, lastWrite] in
      await lastWrite?.value
      do throws(SettingsError) {
        try await keep(folder)
        self?.wishProblem = nil
      } catch {
        self?.wishProblem = [error.errorDescription, error.recoverySuggestion].compactMap(\.self).joined(separator: " ")
      }
    }
  }
}

extension LibraryModel {
  /// Exchanges with a folder; what came is seen at once, as it is all followed.
  fileprivate func exchange(
    with folder: URL, _ pictures: ProfilePictures?, _ now: @Sendable () -> Date
  ) async -> SharingModel.State {
    do throws(LibraryError) {
      let library = try await library()
      let report = try await SharedFolder(folder, of: library).synchronise()
      // Which pictures there are to be is known once the events have come.
      let problem = await pictures?.exchange(folder, of: library).problem
      return .merged(now(), devices: report.devices, problem: report.problem ?? problem ?? report.notice)
    } catch {
      return .failed(error.sharingSentence(folder))
    }
  }
}
