import Foundation

/// A device's wall clock, which may be wrong.
enum SimulatedClock {
  case correct
  case shifted(by: TimeInterval)
  /// Shows the same time forever, in seconds since 1970.
  case stuck(at: TimeInterval)
  case backward
  /// Shows any of several times.
  case erratic

  /// Returns the time that the clock shows.
  ///
  /// - Parameter time: The correct time, in seconds since the beginning of the history.
  func date(at time: TimeInterval, _ numbers: inout SeededNumbers) -> Date {
    let start = LibraryFixture.start.timeIntervalSince1970
    let seconds =
      switch self {
      case .correct: start + time
      case .shifted(let shift): start + time + shift
      case .stuck(let seconds): seconds
      case .backward: start - time
      case .erratic: Self.moments[Int.random(in: 0..<Self.moments.count, using: &numbers)] + time
      }
    return Date(timeIntervalSince1970: seconds)
  }

  /// Returns a clock that is correct in half of all cases.
  static func random(_ numbers: inout SeededNumbers) -> SimulatedClock {
    switch Int.random(in: 0..<10, using: &numbers) {
    case 0, 1: .shifted(by: shifts[Int.random(in: 0..<shifts.count, using: &numbers)])
    case 2, 3: .stuck(at: moments[Int.random(in: 0..<moments.count, using: &numbers)])
    case 4: Bool.random(using: &numbers) ? .backward : .erratic
    default: .correct
    }
  }

  private static let year: TimeInterval = 31_557_600
  private static let shifts = [-57, -10, -1, -0.001, 0.001, 1, 9, 10, 30, 200].map { $0 * year }
  /// 1970, the first and the last moment in the clock's range (2026 and 2036), 2027, 2040, 2096 and 2200.
  private static let moments: [TimeInterval] = [
    0, 1_767_225_599, 1_767_225_600, 2_082_801_600, 2_082_801_601, 1_800_000_000, 2_200_000_000, 4_000_000_000,
    7_258_118_400,
  ]
}
