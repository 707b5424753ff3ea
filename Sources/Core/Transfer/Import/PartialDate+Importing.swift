import Library

// Comparison of the dates in an import with those in the library.
extension PartialDate {
  /// The same moment in UTC, so that moments in different time zones are equal.
  var normalized: PartialDate {
    if case .moment(let seconds, _) = self { .moment(seconds: seconds, offset: 0) } else { self }
  }

  /// Returns whether a date is on a later day, as far as both are known. A date with a year is later than one without.
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
