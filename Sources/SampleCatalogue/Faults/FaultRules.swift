import Foundation

/// The rules in force, and which request meets which of them. Pure: nothing here waits or answers.
///
/// A request waits for every hold and delay that it meets. Of the bad answers the newest rule's counts, and it is looked
/// up only when the request has waited, so that what is held can be made to fail before it is released.
public struct FaultRules: Sendable {
  /// What a request waits for before it is answered.
  public struct Wait: Hashable, Sendable {
    /// The holds that it met; it goes on when none of them is left.
    var holds: Set<Int> = []
    /// And then this long.
    public var delay: Duration = .zero
    /// Whether it waits at all.
    public var isNone: Bool { holds.isEmpty && delay == .zero }
  }

  private struct Entry: Sendable {
    let id: Int
    let rule: FaultRule
    var remaining: Int?
  }

  private var entries: [Entry] = []
  private var lastID = 0

  /// No rules: nothing goes wrong.
  public init() {}

  /// Adds a rule, which counts before those that are there.
  public mutating func add(_ rule: FaultRule) {
    lastID += 1
    entries.append(Entry(id: lastID, rule: rule, remaining: rule.times))
  }

  /// Takes away the holds that were made with this pattern, all of them without one; `false` when there are none.
  public mutating func release(_ pattern: RequestPattern? = nil) -> Bool {
    remove { $0.fault == .hold && (pattern == nil || $0.pattern == pattern) }
  }

  /// Takes away the rules that were made with this pattern, all of them without one; `false` when there are none.
  public mutating func heal(_ pattern: RequestPattern? = nil) -> Bool {
    remove { pattern == nil || $0.pattern == pattern }
  }

  /// What a request that has come waits for.
  public mutating func wait(for url: URL) -> Wait {
    var wait = Wait()
    for index in entries.indices where meets(index, url) {
      switch entries[index].rule.fault {
      case .hold: wait.holds.insert(entries[index].id)
      case .delay(let delay): wait.delay += delay
      case .answer: continue
      }
      use(index)
    }
    return wait
  }

  /// Whether a request still has to wait to be released.
  public func holds(_ wait: Wait) -> Bool { entries.contains { wait.holds.contains($0.id) } }

  /// The answer that a request gets instead of the right one.
  public mutating func badAnswer(for url: URL) -> BadAnswer? {
    for index in entries.indices.reversed() where meets(index, url) {
      guard case .answer(let answer) = entries[index].rule.fault else { continue }
      use(index)
      return answer
    }
    return nil
  }
}

extension FaultRules {
  private func meets(_ index: Int, _ url: URL) -> Bool {
    entries[index].remaining != 0 && entries[index].rule.pattern.matches(url)
  }

  private mutating func use(_ index: Int) {
    if let remaining = entries[index].remaining { entries[index].remaining = remaining - 1 }
  }

  private mutating func remove(_ isGone: (FaultRule) -> Bool) -> Bool {
    let count = entries.count
    entries.removeAll { isGone($0.rule) }
    return entries.count < count
  }
}
