import Foundation
import Observation
import TitleIdentity
import TitleIndex

/// The model of the title index in the preferences: its content, its updates and its removal.
///
/// It belongs to the app, not to a window. An update continues when the window is closed.
@MainActor @Observable
public final class TitleIndexModel {
  /// The current activity.
  public enum Activity: Hashable, Sendable {
    case none
    /// An update is running. The value is `nil` until the first step.
    case updating(TitleIndexStep?)
    case stopping, removing
    case failed(TitleIndexUpdateError)
  }

  /// The index's content, or `nil` until it has been read.
  public private(set) var content: TitleIndexContent?
  public private(set) var activity = Activity.none
  /// The kinds to update.
  public private(set) var chosen = Set(MediaKind.allCases)
  /// Whether the next update also downloads the names in the user's languages.
  public private(set) var includesNames = true

  @ObservationIgnored private let locale: Locale
  @ObservationIgnored private let updater: @MainActor () -> any TitleIndexUpdating
  @ObservationIgnored private var work: Task<Void, Never>?
  @ObservationIgnored private var refreshing: Task<Void, Never>?
  @ObservationIgnored private var hasUserSelection = false
  /// The number of source changes. Results for an earlier source are discarded.
  @ObservationIgnored private var source = 0

  /// - Parameters:
  ///   - locale: The locale that formats numbers, sizes and dates.
  ///   - updater: Returns the update. It is called for each use, because the source may have changed.
  public init(locale: Locale, _ updater: @escaping @MainActor () -> any TitleIndexUpdating) {
    self.locale = locale
    self.updater = updater
  }

  isolated deinit { refreshing?.cancel() }

  /// The texts for the current state.
  public var text: TitleIndexText { TitleIndexText(self, locale: locale) }

  /// Whether an operation is running.
  public var isBusy: Bool {
    switch activity {
    case .none, .failed: false
    case .updating, .stopping, .removing: true
    }
  }

  /// Reads the index's content, unless an operation is running that will read it.
  public func read() {
    if !isBusy { start(nil) { _, _ in } }
  }

  /// Adds a kind to the next update, or removes it.
  public func choose(_ kind: MediaKind, _ isChosen: Bool) {
    guard !isBusy else { return }
    hasUserSelection = true
    if isChosen { chosen.insert(kind) } else { chosen.remove(kind) }
  }

  /// Includes the names in the user's languages in the next update, or omits them.
  public func chooseNames(_ isChosen: Bool) {
    if !isBusy { includesNames = isChosen }
  }

  /// Downloads the exports of the chosen kinds and builds their index. Partial downloads are resumed.
  public func update() {
    guard !isBusy, !chosen.isEmpty else { return }
    start(.updating(nil)) { [chosen, includesNames] updater, report throws(TitleIndexUpdateError) in
      _ = try await updater.fetch(chosen, report: report)
      if includesNames { try await updater.fetchNames(of: chosen, report: report) }
    }
  }

  /// Downloads the names again if they have been downloaded and are more than a week old.
  public func refreshNames() {
    guard !isBusy, let content, let names = content.names, names.isDownloaded, names.size.requests > 0 else { return }
    let kinds = Set(content.kinds.keys)
    start(.updating(nil)) { updater, report throws(TitleIndexUpdateError) in
      try await updater.fetchNames(of: kinds, report: report)
    }
  }

  /// Keeps the names up to date while the app runs.
  ///
  /// - Parameter waitForNextCheck: Waits until the next check is due, and at first until the app is idle. Throws at the
  ///   end.
  public func keepNamesCurrent(waitForNextCheck: @escaping @MainActor () async throws -> Void) {
    refreshing?.cancel()
    refreshing = Task { [weak self] in
      while (try? await waitForNextCheck()) != nil, let self {
        read()
        await finish()
        refreshNames()
      }
    }
  }

  /// Cancels the update. Partial downloads are retained.
  public func cancel() {
    guard case .updating = activity else { return }
    activity = .stopping
    work?.cancel()
  }

  /// Removes the index and all downloads.
  public func remove() {
    guard !isBusy else { return }
    start(.removing) { updater, _ throws(TitleIndexUpdateError) in try await updater.remove() }
  }

  /// Cancels the operation for the previous source and reads the current source's content.
  public func changeSource() {
    source += 1
    work?.cancel()
    (content, hasUserSelection, activity) = (nil, false, .none)
    start(nil) { _, _ in }
  }

  /// Waits until all pending operations have ended.
  public func finish() async { await work?.value }
}

extension TitleIndexModel {
  private typealias Report = @Sendable (TitleIndexStep) -> Void

  /// Runs operations one after another, so that the latest content is the last one shown.
  ///
  /// - Parameter activity: The activity to show, or `nil` for an operation that only reads.
  private func start(
    _ activity: Activity?,
    _ body: @escaping @Sendable (any TitleIndexUpdating, @escaping Report) async throws(TitleIndexUpdateError) -> Void
  ) {
    if let activity { self.activity = activity }
    let (steps, report) = AsyncStream<TitleIndexStep>.makeStream(bufferingPolicy: .bufferingNewest(1))
    let progressTask = Task { [weak self, source] in
      for await step in steps { self?.note(step, of: source) }
    }
    work = Task { [weak self, updater = updater(), source, work] in
      await work?.value
      let result = await Self.result { () throws(TitleIndexUpdateError) in try await body(updater) { report.yield($0) }
      }
      report.finish()
      await progressTask.value
      let content = await updater.content()
      self?.show(content, of: source)
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

  private func show(_ content: TitleIndexContent, of source: Int) {
    guard source == self.source else { return }
    self.content = content
    // The next update includes the kinds that exist, or all kinds if there are none.
    if !hasUserSelection { chosen = content.kinds.isEmpty ? Set(MediaKind.allCases) : Set(content.kinds.keys) }
  }
}
