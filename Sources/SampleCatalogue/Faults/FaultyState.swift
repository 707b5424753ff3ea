import Foundation
import TMDB

/// What a network on which things go wrong knows: its rules, its log, and who waits.
struct FaultyState: Sendable {
  typealias Waiter = (wait: FaultRules.Wait, continuation: CheckedContinuation<Void, Never>)

  var rules = FaultRules()
  var log: [RequestRecord] = []
  var waiters: [Int: Waiter] = [:]
  private(set) var lastNumber = 0
  private var lastMoment = 0

  /// Logs a request that has come.
  mutating func begin(_ url: URL, _ method: String) -> RequestRecord {
    lastNumber += 1
    lastMoment += 1
    let record = RequestRecord(number: lastNumber, moment: lastMoment, method: method, url: url)
    log.append(record)
    if log.count > longestLog { log.removeFirst(longestLog / 10) }
    return record
  }

  /// Logs how a request ended; `nil` when it is not in the log any more.
  mutating func end(_ number: Int, _ delivery: Delivery) -> RequestRecord? {
    lastMoment += 1
    guard let index = log.lastIndex(where: { $0.number == number }) else { return nil }
    log[index].ended = lastMoment
    (log[index].outcome, log[index].status) =
      switch delivery {
      case .whole(let answer): (.answered, answer.status)
      case .cut(let answer): (.dropped, answer.status)
      case .failed(.cancelled): (.cancelled, nil)
      case .dropped, .failed: (.dropped, nil)
      }
    return log[index]
  }

  /// Takes out those whom no hold keeps, for the caller to resume outside its lock.
  mutating func takeReleased() -> [CheckedContinuation<Void, Never>] {
    let free = waiters.filter { !rules.holds($0.value.wait) }
    for number in free.keys { waiters[number] = nil }
    return free.sorted { $0.key < $1.key }.map(\.value.continuation)
  }
}

/// In requests.
private let longestLog = 10_000
