import Foundation
import Library
import Observation

/// What is the user's own, for all screens: who they are, what they gave, and what they did last.
///
/// One for the whole process. Screens read ``score(of:)`` where they draw, and follow it by Observation.
@MainActor @Observable
public final class LibraryModel {
  /// Whether there is a library to read and write.
  public enum State: Equatable, Sendable {
    case opening
    case open
    case failed(LibraryError)
  }

  /// Something that was done, or could not be, to be said once.
  public struct News: Equatable, Sendable {
    public enum Kind: Equatable, Sendable {
      /// It can be undone by this id.
      case done(EventID)
      case undone
      /// It cannot be undone as one.
      case told
      case failed
    }

    public let kind: Kind
    /// A sentence.
    public let words: String
  }

  public private(set) var state = State.opening
  /// Whose ratings and lists are seen.
  public let profile: ProfileID
  /// Whose titles are seen: what is remembered of the titles of another source is not shown beside them.
  public var source: TitleSource
  /// What had to be restored, when the library was opened or later, until it has been told.
  public private(set) var recovery: Recovery?
  /// Told each time that something was done or could not be.
  @ObservationIgnored public var onNews: (News) -> Void = { _ in }
  /// Why nothing can be written; `nil` where the library can be changed, or isn't open.
  public private(set) var readOnlyReason: LibraryError?
  public private(set) var canUndo = false
  public private(set) var canRedo = false

  private var scores: [TitleReference.Key.Part: Score] = [:]
  private var watched: Set<TitleReference.Key> = []
  /// What the user watched of series, season by season; see ``WatchedSeries``.
  private(set) var watchedSeasons: [WatchedSeason] = []
  /// Told when writing begins that must not be cut short, and when it has ended.
  @ObservationIgnored public var onWriting: (Bool) -> Void = { _ in }
  @ObservationIgnored private var isWriting = false
  @ObservationIgnored private var waiting: [CheckedContinuation<Void, Never>] = []
  @ObservationIgnored private let openLibrary: @Sendable () async throws -> Library
  @ObservationIgnored private let untilRetry: @Sendable () async throws -> Void
  @ObservationIgnored private var opening: Task<Library, any Error>?
  @ObservationIgnored private var openedLibrary: Library?
  @ObservationIgnored private var following: [Task<Void, Never>] = []
  /// What was told of; the same is not told of again.
  @ObservationIgnored private var known: Recovery?

  /// - Parameters:
  ///   - source: whose titles are seen.
  ///   - recoveries: what has to be restored later than at the opening.
  ///   - untilRetry: waits before the next attempt to write to a disk that is full or read-only.
  ///   - open: how the library comes to be; it is opened off the main thread, and anew after it could not be.
  public init(
    source: TitleSource, profile: ProfileID = .owner, recoveries: AsyncStream<Recovery>? = nil,
    untilRetry: @escaping @Sendable () async throws -> Void = { try await Task.sleep(for: .seconds(30)) },
    open: @escaping @Sendable () async throws -> Library
  ) {
    self.source = source
    self.profile = profile
    openLibrary = open
    self.untilRetry = untilRetry
    if let recoveries {
      following = [Task { [weak self] in for await recovery in recoveries { self?.take(recovery) } }]
    }
    beginOpening()
  }

  /// The library under a folder for data.
  public convenience init(source: TitleSource, profile: ProfileID = .owner, folder: URL) {
    let (recoveries, continuation) = AsyncStream.makeStream(of: Recovery.self)
    self.init(source: source, profile: profile, recoveries: recoveries) {
      try await Library.open(in: folder) { continuation.yield($0) }
    }
  }

  isolated deinit { following.forEach { $0.cancel() } }

  /// What the user gave to a title, or to a part of it.
  public func score(of id: TitleID, _ part: TitlePart = .whole) -> Score? {
    scores[TitleReference.Key.Part(TitleReference.Key(id, of: source), part)]
  }

  /// Whether the user has noted all of a title as watched at once.
  public func isWatched(_ id: TitleID) -> Bool { watched.contains(TitleReference.Key(id, of: source)) }

  /// What the library is read by; waits until it is open. After it could not be opened, that is tried again.
  public func library() async throws(LibraryError) -> Library {
    if case .failed = state { beginOpening() }
    do {
      guard let opening else { throw LibraryError.cancelled }
      return try await opening.value
    } catch let error as LibraryError {
      throw error
    } catch {
      throw .unreadable(reason: "\(error)")
    }
  }

  /// Has a backup made each day from now on, for as long as the app runs.
  ///
  /// - Parameter rest: waits for a day.
  public func keepBackups(
    rest: @escaping @Sendable () async throws -> Void = { try await Task.sleep(for: .seconds(86_400)) }
  ) {
    following.append(
      Task { [weak self] in
        while !Task.isCancelled {
          // What is a later version's is that version's to keep; a full disk is tried again tomorrow.
          if let library = try? await self?.library() { _ = try? await library.backUp() }
          guard (try? await rest()) != nil else { return }
        }
      })
  }

  /// Shows what commands and other processes write to the library.
  ///
  /// - Parameter changes: an element for each change in the library's folder.
  public func followFile(_ changes: AsyncStream<Void>) {
    following.append(
      Task { [weak self] in for await _ in changes { await (try? self?.library())?.checkForExternalChanges() } })
  }

  /// Tries to write to the library again, where that wasn't possible; ``readOnlyReason`` tells how it went.
  public func retryWriting() async { await (try? library())?.retryWriting() }

  /// Closes the library's file as the app ends.
  public func close() { openedLibrary?.close() }

  /// The user knows of ``recovery``.
  public func acknowledgeRecovery() { recovery = nil }

  /// One after the other, in the order in which they were asked for: what is undone is what was done last. The app does not end
  /// before it is done.
  func inTurn<Value>(_ body: () async -> Value) async -> Value {
    onWriting(true)
    defer { onWriting(false) }
    if isWriting { await withCheckedContinuation { waiting.append($0) } }
    isWriting = true
    defer { if waiting.isEmpty { isWriting = false } else { waiting.removeFirst().resume() } }
    return await body()
  }
}

extension LibraryModel {
  private func beginOpening() {
    state = .opening
    let opening = Task { [openLibrary] in try await openLibrary() }
    self.opening = opening
    following.append(Task { [weak self] in await self?.opened(by: opening) })
  }

  private func opened(by opening: Task<Library, any Error>) async {
    do {
      let library = try await opening.value
      openedLibrary = library
      library.recovery.map(take)
      state = .open
      following += [
        Task { [weak self] in
          for await reason in library.observeReadOnlyReason() { self?.readOnlyReason = reason }
        },
        Task { [untilRetry] in
          while library.readOnlyReason != nil, (try? await untilRetry()) != nil { await library.retryWriting() }
        },
        Task { [weak self, profile] in
          for await change in library.ratingChanges(of: profile) { self?.take(change) }
        },
        Task { [weak self, profile] in
          for await watched in library.observeWatchedTitles(of: profile) { self?.watched = watched }
        },
        Task { [weak self, profile] in
          for await seasons in library.observeWatchedSeasons(of: profile) { self?.watchedSeasons = seasons }
        },
        Task { [weak self, profile] in
          for await state in library.observeUndo(of: profile) {
            self?.canUndo = state.undo != nil
            self?.canRedo = state.redo != nil
          }
        },
      ]
    } catch let error as LibraryError {
      state = .failed(error)
    } catch {
      state = .failed(.unreadable(reason: "\(error)"))
    }
  }

  private func take(_ change: RatingChanges.Change) {
    switch change {
    case .all(let all): scores = all
    case .some(let some):
      for (key, score) in some { scores[key] = score }
    }
  }

  private func take(_ recovery: Recovery) {
    guard recovery != known else { return }
    (known, self.recovery) = (recovery, recovery)
  }
}

extension LibraryError {
  /// What happened and what can be done about it.
  public var sentence: String { [errorDescription, recoverySuggestion].compactMap(\.self).joined(separator: " ") }
}
