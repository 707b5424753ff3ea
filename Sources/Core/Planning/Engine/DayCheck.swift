import Foundation

/// Returns the time until the next check of the day: at midnight, and more often because the time zone may change.
func untilNextDayCheck(_ now: Date = Date()) -> Duration {
  let midnight = Calendar.current.startOfDay(for: now).addingTimeInterval(86_400)
  return min(.seconds(600), .seconds(max(midnight.timeIntervalSince(now), 0) + 1))
}
