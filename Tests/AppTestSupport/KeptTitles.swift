import Foundation
import MatineeCore
import Synchronization
import TitleIndex

/// Titles that are kept nowhere: an update goes as far as a test says.
public final class KeptTitles: TitleIndexKeeping {
  private struct State {
    var holdings: TitleIndexHoldings
    var update: (report: @Sendable (TitleIndexStep) -> Void, end: CheckedContinuation<TitleIndexUpdateError?, Never>)?
    var fetched: [Set<TitleKind>] = []
    var refusal: TitleIndexUpdateError?
    var waiting: [CheckedContinuation<Void, Never>] = []
  }

  private let state: Mutex<State>

  public init(_ holdings: TitleIndexHoldings = TitleIndexHoldings()) { state = Mutex(State(holdings: holdings)) }

  /// Over these titles, in English.
  @MainActor public var model: TitleIndexModel { TitleIndexModel(locale: Locale(identifier: "en_US")) { self } }

  /// What there is after the next read.
  public var next: TitleIndexHoldings {
    get { state.withLock(\.holdings) }
    set { state.withLock { $0.holdings = newValue } }
  }

  /// What was asked for so far.
  public var fetched: [Set<TitleKind>] { state.withLock(\.fetched) }

  /// Why nothing is removed, if so.
  public var refusal: TitleIndexUpdateError? {
    get { state.withLock(\.refusal) }
    set { state.withLock { $0.refusal = newValue } }
  }

  /// Whether an update goes on.
  public var isUpdating: Bool { state.withLock { $0.update != nil } }

  /// Returns when an update goes on.
  public func beginning() async {
    await withCheckedContinuation { waiting in
      let isThere = state.withLock { state in
        if state.update == nil { state.waiting.append(waiting) }
        return state.update != nil
      }
      if isThere { waiting.resume() }
    }
  }

  /// What the update that goes on is at.
  public func report(_ step: TitleIndexStep) { state.withLock(\.update)?.report(step) }

  /// Ends the update that goes on, if any.
  public func end(_ error: TitleIndexUpdateError? = nil) {
    let update = state.withLock { state in
      defer { state.update = nil }
      return state.update
    }
    update?.end.resume(returning: error)
  }

  @concurrent public func holdings() async -> TitleIndexHoldings { next }

  public func fetch(
    _ kinds: Set<TitleKind>, report: @escaping @Sendable (TitleIndexStep) -> Void
  ) async throws(TitleIndexUpdateError) -> Set<TitleKind> {
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

  @concurrent public func remove() async throws(TitleIndexUpdateError) {
    if let refusal { throw refusal }
    next = TitleIndexHoldings()
  }
}

extension TitleIndexHoldings {
  /// Films and series of a day.
  public static var some: TitleIndexHoldings {
    let day = Date(timeIntervalSince1970: 1_767_268_800)
    return TitleIndexHoldings(kinds: [
      .film: Kind(titles: 1_166_000, day: day, bytes: 152_000_000),
      .series: Kind(titles: 228_500, day: day, bytes: 31_000_000),
    ])
  }

  /// Nothing but the beginning of a download.
  public static var stopped: TitleIndexHoldings { TitleIndexHoldings(begunBytes: 12_340_000) }
}
