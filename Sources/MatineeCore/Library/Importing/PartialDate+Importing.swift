import Library

// Comparing the dates of an import with those of the library.
extension PartialDate {
  /// The same moment, whatever the clocks were that it was noted with.
  var atOneClock: PartialDate {
    if case .moment(let seconds, _) = self { .moment(seconds: seconds, offset: 0) } else { self }
  }

  /// By the calendar, as far as both are known; what is known is later than what is not.
  func isLaterDay(than other: PartialDate) -> Bool {
    let (left, right) = (components, other.components)
    guard let year = left.year else { return false }
    guard let otherYear = right.year else { return true }
    if year != otherYear { return year > otherYear }
    guard let month = left.month, let otherMonth = right.month else { return false }
    if month != otherMonth { return month > otherMonth }
    guard let day = left.day, let otherDay = right.day else { return false }
    return day > otherDay
  }
}
