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
  /// What was restored when the library was opened.
  public private(set) var recovery: Recovery?
  /// Told each time that something was done or could not be.
  @ObservationIgnored public var onNews: (News) -> Void = { _ in }
  public private(set) var canUndo = false
  public private(set) var canRedo = false

  private var scores: [TitleReference.Key: Score] = [:]
  /// Told when writing begins that must not be cut short, and when it has ended.
  @ObservationIgnored public var onWriting: (Bool) -> Void = { _ in }
  @ObservationIgnored private var isWriting = false
  @ObservationIgnored private var waiting: [CheckedContinuation<Void, Never>] = []
  @ObservationIgnored private var opening: Task<Library, any Error>?
  @ObservationIgnored private var following: [Task<Void, Never>] = []

  /// - Parameters:
  ///   - source: whose titles are seen.
  ///   - open: how the library comes to be; it is opened off the main thread, once.
  public init(
    source: TitleSource, profile: ProfileID = .owner, open: @escaping @Sendable () async throws -> Library
  ) {
    self.source = source
    self.profile = profile
    let opening = Task { try await open() }
    self.opening = opening
    following = [Task { [weak self] in await self?.opened(by: opening) }]
  }

  /// The library under a folder for data.
  public convenience init(source: TitleSource, folder: URL) {
    self.init(source: source) { try await Library.open(in: folder) }
  }

  isolated deinit { following.forEach { $0.cancel() } }

  /// What the user gave to a title.
  public func score(of id: TitleID) -> Score? { scores[TitleReference.Key(id, of: source)] }

  /// What the library is read by; waits until it is open.
  public func library() async throws(LibraryError) -> Library {
    do {
      guard let opening else { throw LibraryError.cancelled }
      return try await opening.value
    } catch let error as LibraryError {
      throw error
    } catch {
      throw .unreadable(reason: "\(error)")
    }
  }

  /// Does something, and tells how it went. What was so already is done in silence.
  ///
  /// - Parameter words: what was done, as a sentence.
  /// - Returns: whether it is so now.
  @discardableResult
  public func perform(
    _ words: String, _ write: (Library, ProfileID) async throws(LibraryError) -> EventID?
  ) async -> Bool {
    await inTurn {
      do throws(LibraryError) {
        if let action = try await write(try await library(), profile) {
          onNews(News(kind: .done(action), words: words))
        }
        return true
      } catch {
        onNews(News(kind: .failed, words: error.sentence))
        return false
      }
    }
  }
}

/// Doing it.
extension LibraryModel {
  /// Begins something that goes on to its end even where the app is being closed.
  public func begin(_ work: @escaping @MainActor () async -> Void) {
    onWriting(true)
    Task {
      await work()
      onWriting(false)
    }
  }

  /// Gives a score, or takes it away.
  public func rate(_ title: TitleReference, _ score: Score?) async -> Bool {
    guard let score else {
      return await perform("Your rating of “\(title.name)” was removed.") {
        library, profile async throws(LibraryError) in
        try await library.removeRating(of: title.key, by: profile)
      }
    }
    return await perform("“\(title.name)” was rated \(score) of 10.") { library, profile async throws(LibraryError) in
      try await library.rate(title, score, by: profile)
    }
  }

  /// Undoes what was done last, or what an id names.
  public func undo(_ action: EventID? = nil) async {
    await change("That was undone.") { library, profile async throws(LibraryError) in
      var last = action
      if last == nil { last = try await library.lastAction(of: profile) }
      guard let last else { return false }
      return try await library.undo(last, by: profile) != nil
    }
  }

  /// Does again what was undone last.
  public func redo() async {
    await change("That was done again.") { library, profile async throws(LibraryError) in
      guard let action = try await library.lastUndone(of: profile) else { return false }
      return try await library.redo(action, by: profile) != nil
    }
  }
}

extension LibraryModel {
  private func change(
    _ words: String, _ body: (Library, ProfileID) async throws(LibraryError) -> Bool
  ) async {
    await inTurn {
      do throws(LibraryError) {
        if try await body(try await library(), profile) { onNews(News(kind: .undone, words: words)) }
      } catch {
        onNews(News(kind: .failed, words: error.sentence))
      }
    }
  }

  /// One after the other, in the order in which they were asked for: what is undone is what was done last.
  private func inTurn<Value>(_ body: () async -> Value) async -> Value {
    if isWriting { await withCheckedContinuation { waiting.append($0) } }
    isWriting = true
    defer { if waiting.isEmpty { isWriting = false } else { waiting.removeFirst().resume() } }
    return await body()
  }

  private func opened(by opening: Task<Library, any Error>) async {
    do {
      let library = try await opening.value
      recovery = library.recovery
      state = .open
      following += [
        Task { [weak self, profile] in
          for await change in library.ratingChanges(of: profile) { self?.take(change) }
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
}

extension LibraryError {
  /// What happened and what can be done about it.
  public var sentence: String { [errorDescription, recoverySuggestion].compactMap(\.self).joined(separator: " ") }
}
