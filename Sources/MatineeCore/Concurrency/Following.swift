import Catalogue
import Foundation

/// Follows what is kept for a question, as long as somebody looks.
@MainActor
final class Following {
  private var task: Task<Void, Never>?

  isolated deinit { task?.cancel() }

  var isActive: Bool { task != nil }

  /// Begins, unless it has begun.
  ///
  /// - Parameters:
  ///   - question: goes first: what it brings is kept, and need not be read again.
  ///   - take: called with each answer that is kept from now on, and with the one that is kept now.
  func start<Value>(
    _ kept: KeptAnswers<Value>?, after question: LatestQuestion, take: @escaping @MainActor (Answer) async -> Void
  ) {
    guard task == nil, let kept else { return }
    task = Task { [weak question] in
      await question?.finish()
      if Task.isCancelled { return }
      for await answer in kept.changes() {
        await question?.finish()
        if Task.isCancelled { return }
        if let answer { await take(answer) }
      }
    }
  }

  func stop() {
    task?.cancel()
    task = nil
  }
}

extension Answer {
  /// Whether it came after something did; `nil` for nothing.
  func isNewer(than came: Date?) -> Bool { came.map { fetched > $0 } ?? true }
}
