import Foundation

/// The rules in force. This type only decides; it neither waits nor responds.
///
/// A request waits for all holds and delays that match it. If several bad responses match, the newest rule wins. The
/// response is chosen after the wait, so that a test can add a fault for a held request before releasing it.
public struct FaultRules: Sendable {
  /// The conditions that a request waits for.
  public struct Wait: Hashable, Sendable {
    /// The holds that match the request. It continues when all are gone.
    var holds: Set<Int> = []
    /// The delay after that.
    public var delay: Duration = .zero
    /// Whether the request doesn't wait.
    public var isNone: Bool { holds.isEmpty && delay == .zero }
  }

  private struct Entry: Sendable {
    let id: Int
    let rule: FaultRule
    var remaining: Int?
  }

  private var entries: [Entry] = []
  private var lastID = 0

  /// Creates an empty set of rules.
  public init() {}

  /// Adds a rule, which takes precedence over earlier ones.
  public mutating func add(_ rule: FaultRule) {
    lastID += 1
    entries.append(Entry(id: lastID, rule: rule, remaining: rule.times))
  }

  /// Removes the holds with this pattern, or all holds if it is `nil`. Returns `false` if there are none.
  public mutating func release(_ pattern: RequestPattern? = nil) -> Bool {
    remove { $0.fault == .hold && (pattern == nil || $0.pattern == pattern) }
  }

  /// Removes the rules with this pattern, or all rules if it is `nil`. Returns `false` if there are none.
  public mutating func removeFaults(_ pattern: RequestPattern? = nil) -> Bool {
    remove { pattern == nil || $0.pattern == pattern }
  }

  /// Returns the conditions that a new request waits for.
  public mutating func wait(for url: URL) -> Wait {
    var wait = Wait()
    for index in entries.indices where matches(index, url) {
      switch entries[index].rule.fault {
      case .hold: wait.holds.insert(entries[index].id)
      case .delay(let delay): wait.delay += delay
      case .response: continue
      }
      use(index)
    }
    return wait
  }

  /// Returns whether a request is still held.
  public func holds(_ wait: Wait) -> Bool { entries.contains { wait.holds.contains($0.id) } }

  /// Returns the bad response for a request, or `nil` for the correct one.
  public mutating func badResponse(for url: URL) -> BadResponse? {
    for index in entries.indices.reversed() where matches(index, url) {
      guard case .response(let response) = entries[index].rule.fault else { continue }
      use(index)
      return response
    }
    return nil
  }
}

extension FaultRules {
  private func matches(_ index: Int, _ url: URL) -> Bool {
    entries[index].remaining != 0 && entries[index].rule.pattern.matches(url)
  }

  private mutating func use(_ index: Int) {
    if let remaining = entries[index].remaining { entries[index].remaining = remaining - 1 }
  }

  private mutating func remove(_ shouldRemove: (FaultRule) -> Bool) -> Bool {
    let count = entries.count
    entries.removeAll { shouldRemove($0.rule) }
    return entries.count < count
  }
}
