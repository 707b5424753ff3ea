import Foundation
import Synchronization

/// A date that a test sets.
final class ManualDate: Sendable {
  private let state: Mutex<Date>
  var date: Date { state.withLock(\.self) }

  init(_ date: Date) { state = Mutex(date) }

  func advance(by seconds: TimeInterval) { state.withLock { $0 += seconds } }
}
