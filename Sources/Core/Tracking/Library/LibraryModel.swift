import Foundation
import Library
import Localization
import Observation
import TitleIdentity

/// The library as one profile sees it: its ratings, watched titles and undo state.
///
/// All screens share the model of the current profile. They read ``score(of:_:)`` when they draw. The model then reads
/// the title's ratings and plays in the background, and Observation updates the screens.
@MainActor @Observable
public final class LibraryModel {
  /// The state of opening the library.
  public enum State: Equatable, Sendable {
    case opening
    case open
    case failed(LibraryError)
  }

  /// The result of a change, to be reported once.
  public struct Notice: Equatable, Sendable {
    public enum Kind: Equatable, Sendable {
      /// The change succeeded, and can be undone with this ID.
      case done(EventID)
      /// The change with this ID was undone, and can be redone.
      case undone(EventID)
      /// The change with this ID was redone, and can be undone.
      case redone(EventID)
      /// The change succeeded, but can't be undone as a whole.
      case info
      case failed
    }

    public let kind: Kind
    /// The sentence to show.
    public let text: String
    /// Whether the screen shows the result where the user made the change. Screen readers still announce it.
    public let isShownInPlace: Bool

    package init(kind: Kind, text: String, isShownInPlace: Bool = false) {
      self.kind = kind
      self.text = text
      self.isShownInPlace = isShownInPlace
    }
  }

  /// An episode whose row or card shows that it was marked as watched or not.
  struct Place: Sendable {
    let title: TitleReference.Key
    let part: TitlePart
    let isWatched: Bool
  }

  /// A change that a row or card shows.
  struct ShownChange: Equatable {
    /// The ID to undo it with.
    let action: EventID
    let isWatched: Bool
  }

  public private(set) var state = State.opening
  /// The profile whose ratings and lists are shown.
  public let profile: ProfileID
  /// The source of the titles shown. Data about titles from other sources isn't shown with them.
  public var source: TitleSource
  /// A recovery of the library, during or after opening, that hasn't been reported yet.
  public private(set) var recovery: Recovery?
  /// Called after each change, whether it succeeded or failed.
  @ObservationIgnored public var onNotice: (Notice) -> Void = { _ in }
  /// The reason that the library can't be changed; `nil` if it can, or if it isn't open.
  public private(set) var readOnlyReason: LibraryError?
  /// Whether there is a change to undo. A change counts from its start, because an undo comes after it.
  public var canUndo: Bool { (hasUndo || pendingChanges > 0) && !isImporting }
  public var canRedo: Bool { hasRedo && !isImporting }
  /// Whether an import is being written. It may take several transactions, so nothing can be undone meanwhile.
  public var isImporting: Bool { pendingImports > 0 }
  private var hasUndo = false
  private var hasRedo = false
  private var pendingImports = 0
  private var pendingChanges = 0

  private let statuses: TitleStatuses
  /// Called when a write that must complete starts (`true`) and ends (`false`).
  @ObservationIgnored public var onWriting: (Bool) -> Void = { _ in }
  @ObservationIgnored private let openLibrary: @Sendable () async throws -> Library
  @ObservationIgnored private let waitToRetry: @Sendable () async throws -> Void
  @ObservationIgnored private var openedLibrary: Library?
  /// The calls to make when the library has opened, in order.
  @ObservationIgnored private var onOpened: [(Result<Library, LibraryError>) -> Void] = []
  @ObservationIgnored private var observations: [Task<Void, Never>] = []
  /// The reports of this run's changes, to name a change when it's redone.
  @ObservationIgnored private var reports: [EventID: String] = [:]
  /// The titles that were read last for a search.
  @ObservationIgnored var lastKnownTitles: KnownTitles?
  /// The latest change of each episode in this run that its row or card shows.
  private var shownChanges: [TitleReference.Key: [TitlePart: ShownChange]] = [:]
  /// The last reported recovery, so that it isn't reported again.
  @ObservationIgnored private var known: Recovery?

  /// - Parameters:
  ///   - source: The source of the titles shown.
  ///   - recoveries: Recoveries that happen after opening.
  ///   - waitToRetry: Waits before the next attempt to write to a full or read-only disk.
  ///   - open: Opens the library off the main thread. It's called again after a failure.
  public init(
    source: TitleSource, profile: ProfileID = .owner, recoveries: AsyncStream<Recovery>? = nil,
    waitToRetry: @escaping @Sendable () async throws -> Void = { try await Task.sleep(for: .seconds(30)) },
    open: @escaping @Sendable () async throws -> Library
  ) {
    self.source = source
    self.profile = profile
    statuses = TitleStatuses(of: profile)
    openLibrary = open
    self.waitToRetry = waitToRetry
    if let recoveries {
      observations = [Task { [weak self] in for await recovery in recoveries { self?.take(recovery) } }]
    }
    beginOpening()
  }

  /// Creates a model of the library in a data folder.
  public convenience init(source: TitleSource, profile: ProfileID = .owner, folder: URL) {
    let (recoveries, continuation) = AsyncStream.makeStream(of: Recovery.self)
    self.init(source: source, profile: profile, recoveries: recoveries) {
      try await Library.open(in: folder) { continuation.yield($0) }
    }
  }

  isolated deinit { observations.forEach { $0.cancel() } }

  /// Returns the user's rating of a title or a part of it; `nil` also until it has been read.
  public func score(of id: TitleID, _ part: TitlePart = .whole) -> Score? {
    status(of: TitleReference.Key(id, of: source))?.scores[part]
  }

  /// Returns whether the user has marked a title as watched as a whole; `false` until this has been read.
  public func isWatched(_ id: TitleID) -> Bool { status(of: TitleReference.Key(id, of: source))?.isWatched ?? false }

  /// Returns whether the user has watched a title or a part of it; `false` until this has been read.
  public func hasBegun(_ id: TitleID) -> Bool {
    status(of: TitleReference.Key(id, of: source)).map { $0.isWatched || !$0.seasons.isEmpty } ?? false
  }

  /// Returns whether a title is on the user's watchlist; `false` until this has been read.
  public func isOnWatchlist(_ id: TitleID) -> Bool {
    status(of: TitleReference.Key(id, of: source))?.isOnWatchlist ?? false
  }

  /// Returns the user's ratings and plays of a title. The first question about a title starts to read them.
  ///
  /// - Returns: `nil` until they have been read.
  package func status(of title: TitleReference.Key) -> TitleStatus? { statuses.status(of: title) }

  /// Whether the ratings and plays of all titles on screen have been read, or can't be read because the library isn't
  /// open.
  public var isSettled: Bool { state != .open || statuses.isSettled }

  /// Returns the library once it's open. Tries to open it again after a failure.
  public func library() async throws(LibraryError) -> Library {
    try await withCheckedContinuation { continuation in
      whenOpened { continuation.resume(returning: $0) }
    }.get()
  }

  /// Starts making a backup every day while the app runs.
  ///
  /// - Parameters:
  ///   - waitForFirst: Waits until the first pages have been read, because a backup delays writes while it is copied.
  ///   - waitForNextDay: Waits for a day.
  public func startDailyBackups(
    waitForFirst: @escaping @Sendable () async throws -> Void = { try await Task.sleep(for: .seconds(10)) },
    waitForNextDay: @escaping @Sendable () async throws -> Void = { try await Task.sleep(for: .seconds(86_400)) }
  ) {
    observations.append(
      Task { [weak self] in
        guard (try? await waitForFirst()) != nil else { return }
        while !Task.isCancelled {
          // Ignore errors. If a later version of the app changed the library, that version makes the backups. If the
          // disk is full, the next attempt is tomorrow.
          if let library = try? await self?.library() { _ = try? await library.backUp() }
          guard (try? await waitForNextDay()) != nil else { return }
        }
      })
  }

  /// Observes changes that commands and other processes write to the library.
  ///
  /// - Parameter changes: A stream with an element for each change in the library's folder.
  public func observeFile(_ changes: AsyncStream<Void>) {
    observations.append(
      Task { [weak self] in for await _ in changes { await (try? self?.library())?.checkForExternalChanges() } })
  }

  /// Tries again to write to a read-only library. ``readOnlyReason`` has the result.
  public func retryWriting() async { await (try? library())?.retryWriting() }

  /// Closes the library's file when the app exits.
  public func close() { openedLibrary?.close() }

  /// Clears ``recovery`` after the user has seen it.
  public func acknowledgeRecovery() { recovery = nil }
}

/// Writing. The library writes changes in the order of the calls, so that undo reverts the latest one.
extension LibraryModel {
  /// The sentence that describes a change, and whether it was made, undone or redone.
  typealias Outcome = (kind: Notice.Kind, text: String?)

  /// Makes a change in one transaction, and reports its outcome.
  ///
  /// - Parameters:
  ///   - place: The row or card that shows the result; `nil` if none does.
  ///   - change: Writes the change. Returns its outcome; `nil` reports nothing.
  /// - Returns: `true` unless the change failed.
  @discardableResult
  func write(
    shownAt place: Place? = nil, _ change: @escaping @Sendable (inout Batch) throws -> Outcome?
  ) async -> Bool {
    await pending { () async throws(LibraryError) in
      let outcome = try await withCheckedContinuation { continuation in
        // The library gets the change in this call if it is open. So changes can't overtake each other.
        whenOpened { [profile] library in
          switch library {
          case .success(let library):
            library.write(by: profile, change) { continuation.resume(returning: $0.map(\.value)) }
          case .failure(let error): continuation.resume(returning: .failure(error))
          }
        }
      }.get()
      if let outcome { report(outcome, shownAt: place) }
    }
  }

  /// Runs a write, and reports an error. Until the write ends, the app doesn't exit, and a profile switch waits.
  ///
  /// - Returns: `true` unless the write failed.
  @discardableResult
  package func pending(_ write: () async throws(LibraryError) -> Void) async -> Bool {
    onWriting(true)
    pendingChanges += 1
    defer {
      pendingChanges -= 1
      onWriting(false)
    }
    do throws(LibraryError) {
      try await write()
      return true
    } catch {
      onNotice(Notice(kind: .failed, text: error.sentence))
      return false
    }
  }

  /// Runs an import like ``pending(_:)``. Undo and redo are disabled until it ends.
  package func importing(_ write: () async -> Void) async {
    pendingImports += 1
    defer { pendingImports -= 1 }
    await pending { await write() }
  }

  /// Waits until all pending changes have been written or have failed.
  func finishWriting() async {
    for await count in Observations({ self.pendingChanges }) where count == 0 { return }
  }

  /// Returns the latest changes of a title's episodes that rows or cards show. Observable.
  func shownChanges(of title: TitleReference.Key) -> [TitlePart: ShownChange] { shownChanges[title] ?? [:] }

  private func report(_ outcome: Outcome, shownAt place: Place?) {
    var text = outcome.text
    switch outcome.kind {
    case .done(let action):
      reports[action] = text
      if let place {
        shownChanges[place.title, default: [:]][place.part] = ShownChange(action: action, isWatched: place.isWatched)
      }
      (hasUndo, hasRedo) = (true, false)
    case .undone: text = text ?? tr("Undid the change")
    case .redone(let action): text = reports[action] ?? text ?? tr("Redid the change")
    case .info, .failed: break
    }
    onNotice(Notice(kind: outcome.kind, text: text ?? "", isShownInPlace: place != nil))
  }
}

extension LibraryModel {
  /// Calls a closure with the library: now if it's open, otherwise when opening it has succeeded or failed, in the
  /// order of the calls. Tries to open it again after a failure.
  private func whenOpened(_ body: @escaping (Result<Library, LibraryError>) -> Void) {
    if let openedLibrary { return body(.success(openedLibrary)) }
    if case .failed = state { beginOpening() }
    onOpened.append(body)
  }

  private func beginOpening() {
    state = .opening
    observations.append(
      Task { [weak self, openLibrary] in
        do {
          let library = try await openLibrary()
          self?.opened(.success(library))
        } catch {
          self?.opened(.failure(error as? LibraryError ?? .unreadable(reason: "\(error)")))
        }
      })
  }

  private func opened(_ result: Result<Library, LibraryError>) {
    switch result {
    case .success(let library):
      openedLibrary = library
      library.recovery.map(take)
      state = .open
      observe(library)
    case .failure(let error): state = .failed(error)
    }
    let calls = onOpened
    onOpened = []
    for call in calls { call(result) }
  }

  private func observe(_ library: Library) {
    observations += [
      Task { [weak self] in
        for await reason in library.observeReadOnlyReason() { self?.readOnlyReason = reason }
      },
      Task { [waitToRetry] in
        while library.readOnlyReason != nil, (try? await waitToRetry()) != nil { await library.retryWriting() }
      },
      Task { [statuses] in
        for await change in library.titleChanges() { statuses.update(after: change, in: library) }
      },
      Task { [weak self, profile] in
        for await state in library.observeUndo(of: profile) {
          self?.hasUndo = state.undo != nil
          self?.hasRedo = state.redo != nil
        }
      },
    ]
  }

  private func take(_ recovery: Recovery) {
    guard recovery != known else { return }
    (known, self.recovery) = (recovery, recovery)
  }
}

extension LibraryError {
  /// The description of the error and its recovery suggestion.
  public var sentence: String { [errorDescription, recoverySuggestion].compactMap(\.self).joined(separator: " ") }
}
