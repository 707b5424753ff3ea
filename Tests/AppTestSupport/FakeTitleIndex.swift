import AppFoundation
import Catalogue
import Foundation
import Synchronization
import TitleIdentity
import TitleIndex

/// A fake title index without titles. The test controls the progress of its updates.
public final class FakeTitleIndex: TitleIndexUpdating {
  private struct State {
    var content: TitleIndexContent
    var update: (report: @Sendable (TitleIndexStep) -> Void, end: CheckedContinuation<TitleIndexUpdateError?, Never>)?
    var fetched: [Set<MediaKind>] = []
    var namesFetched: [Set<MediaKind>] = []
    var refusal: TitleIndexUpdateError?
    var waiting: [CheckedContinuation<Void, Never>] = []
  }

  private let state: Mutex<State>

  public init(_ content: TitleIndexContent = TitleIndexContent()) { state = Mutex(State(content: content)) }

  /// A model of this index, in English.
  @MainActor public var model: TitleIndexModel { TitleIndexModel(locale: Locale(identifier: "en_US")) { self } }

  /// The content that the next read returns.
  public var next: TitleIndexContent {
    get { state.withLock(\.content) }
    set { state.withLock { $0.content = newValue } }
  }

  /// The kinds requested so far.
  public var fetched: [Set<MediaKind>] { state.withLock(\.fetched) }

  /// The kinds whose names were requested so far.
  public var namesFetched: [Set<MediaKind>] { state.withLock(\.namesFetched) }

  /// The error that each removal throws; `nil` if removals succeed.
  public var refusal: TitleIndexUpdateError? {
    get { state.withLock(\.refusal) }
    set { state.withLock { $0.refusal = newValue } }
  }

  /// Whether an update is in progress.
  public var isUpdating: Bool { state.withLock { $0.update != nil } }

  /// Returns once an update is in progress.
  public func waitForUpdate() async {
    await withCheckedContinuation { waiting in
      let hasUpdate = state.withLock { state in
        if state.update == nil { state.waiting.append(waiting) }
        return state.update != nil
      }
      if hasUpdate { waiting.resume() }
    }
  }

  /// Reports a step of the current update.
  public func report(_ step: TitleIndexStep) { state.withLock(\.update)?.report(step) }

  /// Ends the current update, if any.
  public func end(_ error: TitleIndexUpdateError? = nil) {
    let update = state.withLock { state in
      defer { state.update = nil }
      return state.update
    }
    update?.end.resume(returning: error)
  }

  @concurrent public func content() async -> TitleIndexContent { next }

  public func fetch(
    _ kinds: Set<MediaKind>, report: @escaping @Sendable (TitleIndexStep) -> Void
  ) async throws(TitleIndexUpdateError) -> Set<MediaKind> {
    let error = await withTaskCancellationHandler {
      await withCheckedContinuation { end in
        let waiting = state.withLock { state in
          state.fetched.append(kinds)
          state.update = (report, end)
          defer { state.waiting = [] }
          return state.waiting
        }
        for waiting in waiting { waiting.resume() }
        if Task.isCancelled { self.end(.index(.cancelled)) }
      }
    } onCancel: {
      end(.index(.cancelled))
    }
    if let error { throw error }
    return kinds
  }

  public func fetchNames(
    of kinds: Set<MediaKind>, report: @escaping @Sendable (TitleIndexStep) -> Void
  ) async throws(TitleIndexUpdateError) {
    state.withLock { $0.namesFetched.append(kinds) }
    report(.naming(.movie, 500, of: 500))
  }

  @concurrent public func remove() async throws(TitleIndexUpdateError) {
    if let refusal { throw refusal }
    next = TitleIndexContent()
  }
}

extension TitleIndexContent {
  /// An index of movies and shows from one day.
  public static var moviesAndShows: TitleIndexContent {
    let day = Date(timeIntervalSince1970: 1_767_268_800)
    var content = TitleIndexContent(kinds: [
      .movie: Kind(titles: 1_166_000, day: day, bytes: 152_000_000),
      .show: Kind(titles: 228_500, day: day, bytes: 31_000_000),
    ])
    let languages = [LanguageTag("de"), .english].compactMap(\.self)
    let parts = [MediaKind.movie, .show].flatMap { kind in
      languages.map { NameDownload.Size.Part(kind: kind, language: $0, requests: 500) }
    }
    content.names = Names(languages: languages, size: NameDownload.Size(parts: parts), isDownloaded: true)
    return content
  }

  /// An index with only an interrupted download.
  public static var stopped: TitleIndexContent { TitleIndexContent(partialBytes: 12_340_000) }
}
