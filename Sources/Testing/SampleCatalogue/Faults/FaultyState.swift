import Foundation
import TMDB

/// The state of a faulty network: its rules, its log and the waiting requests.
struct FaultyState: Sendable {
  typealias Waiter = (wait: FaultRules.Wait, continuation: CheckedContinuation<Void, Never>)

  var rules = FaultRules()
  var log: [RequestRecord] = []
  var waiters: [Int: Waiter] = [:]
  private(set) var lastNumber = 0
  private var lastMoment = 0

  /// Logs a new request.
  mutating func begin(_ url: URL, _ method: String) -> RequestRecord {
    lastNumber += 1
    lastMoment += 1
    let record = RequestRecord(number: lastNumber, moment: lastMoment, method: method, url: url)
    log.append(record)
    if log.count > maximumLogLength { log.removeFirst(maximumLogLength / 10) }
    return record
  }

  /// Logs the end of a request, or returns `nil` if it is no longer in the log.
  mutating func end(_ number: Int, _ delivery: Delivery) -> RequestRecord? {
    lastMoment += 1
    guard let index = log.lastIndex(where: { $0.number == number }) else { return nil }
    log[index].ended = lastMoment
    (log[index].outcome, log[index].status) =
      switch delivery {
      case .whole(let response): (.answered, response.status)
      case .cut(let response): (.dropped, response.status)
      case .failed(.cancelled): (.cancelled, nil)
      case .dropped, .failed: (.dropped, nil)
      }
    return log[index]
  }

  /// Removes and returns waiters without a hold. The caller resumes them outside its lock.
  mutating func takeReleased() -> [CheckedContinuation<Void, Never>] {
    let free = waiters.filter { !rules.holds($0.value.wait) }
    for number in free.keys { waiters[number] = nil }
    return free.sorted { $0.key < $1.key }.map(\.value.continuation)
  }
}

/// The maximum number of requests in the log.
private let maximumLogLength = 10_000
