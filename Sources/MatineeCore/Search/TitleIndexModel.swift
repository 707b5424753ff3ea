import Foundation
import Observation
import TitleIndex

/// The titles that can be searched without a network: what there is, their coming, and their going.
///
/// It belongs to the app, not to a window: what was begun goes on when nobody looks.
@MainActor @Observable
public final class TitleIndexModel {
  /// What is being done.
  public enum Activity: Hashable, Sendable {
    case none
    /// Nil until the first step.
    case updating(TitleIndexStep?)
    case stopping, removing
    case failed(TitleIndexUpdateError)
  }

  /// What there is; `nil` until it was read.
  public private(set) var holdings: TitleIndexHoldings?
  public private(set) var activity = Activity.none
  /// What the next update brings.
  public private(set) var chosen = Set(TitleKind.allCases)

  @ObservationIgnored private let locale: Locale
  @ObservationIgnored private let keeper: @MainActor () -> any TitleIndexKeeping
  @ObservationIgnored private var work: Task<Void, Never>?
  @ObservationIgnored private var wasChosen = false
  /// Counts the sources that there were.
  @ObservationIgnored private var source = 0

  /// - Parameters:
  ///   - locale: writes numbers, sizes and days.
  ///   - keeper: asked each time, as another may have come into its place.
  public init(locale: Locale, _ keeper: @escaping @MainActor () -> any TitleIndexKeeping) {
    self.locale = locale
    self.keeper = keeper
  }

  /// How all of it is said.
  public var words: TitleIndexWords { TitleIndexWords(self, locale: locale) }

  /// Whether something is being done.
  public var isBusy: Bool {
    switch activity {
    case .none, .failed: false
    case .updating, .stopping, .removing: true
    }
  }

  /// Reads what there is, unless that is going to be read anyway.
  public func read() {
    if !isBusy { start(nil) { _, _ in } }
  }

  /// Changes what the next update brings.
  public func choose(_ kind: TitleKind, _ isChosen: Bool) {
    guard !isBusy else { return }
    wasChosen = true
    if isChosen { chosen.insert(kind) } else { chosen.remove(kind) }
  }

  /// Downloads what is chosen, and makes the index of it; what was stopped goes on where it was.
  public func update() {
    guard !isBusy, !chosen.isEmpty else { return }
    start(.updating(nil)) { [chosen] keeper, report throws(TitleIndexUpdateError) in
      _ = try await keeper.fetch(chosen, report: report)
    }
  }

  /// Stops what is going on. What was downloaded is kept.
  public func cancel() {
    guard case .updating = activity else { return }
    activity = .stopping
    work?.cancel()
  }

  /// Removes all that is there.
  public func remove() {
    guard !isBusy else { return }
    start(.removing) { keeper, _ throws(TitleIndexUpdateError) in try await keeper.remove() }
  }

  /// Stops what goes on for a source that has been left, and reads what there is of the one in its place.
  public func changeSource() {
    source += 1
    work?.cancel()
    (holdings, wasChosen, activity) = (nil, false, .none)
    start(nil) { _, _ in }
  }

  /// Waits until all that was begun is done.
  public func finish() async { await work?.value }
}

extension TitleIndexModel {
  private typealias Report = @Sendable (TitleIndexStep) -> Void

  /// One after the other, so that the last to be read is the last to be shown.
  ///
  /// - Parameter activity: nil for what only reads, and changes nothing of what is said.
  private func start(
    _ activity: Activity?,
    _ body: @escaping @Sendable (any TitleIndexKeeping, @escaping Report) async throws(TitleIndexUpdateError) -> Void
  ) {
    if let activity { self.activity = activity }
    let (steps, report) = AsyncStream<TitleIndexStep>.makeStream(bufferingPolicy: .bufferingNewest(1))
    let following = Task { [weak self, source] in
      for await step in steps { self?.note(step, of: source) }
    }
    work = Task { [weak self, keeper = keeper(), source, work] in
      await work?.value
      let result = await Self.result { () throws(TitleIndexUpdateError) in try await body(keeper) { report.yield($0) } }
      report.finish()
      await following.value
      let holdings = await keeper.holdings()
      self?.show(holdings, of: source)
      if activity != nil { self?.end(result, of: source) }
    }
  }

  private static func result(
    _ body: () async throws(TitleIndexUpdateError) -> Void
  ) async -> TitleIndexUpdateError? {
    do throws(TitleIndexUpdateError) {
      try await body()
      return nil
    } catch {
      return error == .index(.cancelled) ? nil : error
    }
  }

  private func note(_ step: TitleIndexStep, of source: Int) {
    if case .updating = activity, source == self.source { activity = .updating(step) }
  }

  private func end(_ error: TitleIndexUpdateError?, of source: Int) {
    if source == self.source { activity = error.map { .failed($0) } ?? .none }
  }

  private func show(_ holdings: TitleIndexHoldings, of source: Int) {
    guard source == self.source else { return }
    self.holdings = holdings
    // What is there was wished for; where nothing is, everything may be.
    if !wasChosen { chosen = holdings.kinds.isEmpty ? Set(TitleKind.allCases) : Set(holdings.kinds.keys) }
  }
}
