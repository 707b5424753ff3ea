import Library

/// The order of day and month in a file's dates, which is determined once per file.
enum DayOrder: Hashable {
  case dayFirst
  case monthFirst

  /// Determines the order; returns `nil` if it is ambiguous.
  ///
  /// A part above 12 is a day. Otherwise, the order is the one in which the rows run from newest to oldest, if they are
  /// known to. Dates with periods begin with the day in every country that uses them. If both readings are always
  /// equal, either works.
  ///
  /// - Parameter isNewestFirst: Whether the app writes the newest row first.
  static func decided(by dates: [String], isNewestFirst: Bool = true) -> DayOrder? {
    let parts = dates.compactMap(Self.parts)
    let first = parts.contains { $0.first > 12 }
    let second = parts.contains { $0.second > 12 }
    if first != second { return first ? .dayFirst : .monthFirst }
    if dates.contains(where: { $0.contains(".") }) || parts.allSatisfy({ $0.first == $0.second }) { return .dayFirst }
    guard isNewestFirst else { return nil }
    let falls = [DayOrder.dayFirst, .monthFirst].filter { order in
      let days = parts.map { order.number($0) }
      return zip(days, days.dropFirst()).allSatisfy { $0 >= $1 }
    }
    return falls.count == 1 ? falls.first : nil
  }

  /// Parses a date in this order; returns `nil` for an invalid day. A date that begins with its year is unambiguous.
  func date(_ text: String) -> PartialDate? {
    guard let parts = Self.parts(text) else { return text.isEmpty ? nil : DateReading.date(text) }
    let (day, month) = self == .dayFirst ? (parts.first, parts.second) : (parts.second, parts.first)
    return DateReading.day(year: parts.year, month: month, day: day)
  }
}

extension DayOrder {
  /// Returns whether a text is a date that doesn't begin with its year.
  static func isAmbiguous(_ text: String) -> Bool { parts(text) != nil }

  /// Returns the parts of `6/19/25`, `24.01.23` or `17-05-2023`; `nil` for a date that begins with its year.
  private static func parts(_ text: String) -> (first: Int, second: Int, year: Int)? {
    let words = text.split(omittingEmptySubsequences: false) { "/.-".contains($0) }.map(\.trimmed)
    guard words.count == 3, words.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy { (48...57).contains($0) } }),
      words[0].utf8.count <= 2, words[1].utf8.count <= 2, [2, 4].contains(words[2].utf8.count),
      let first = Int(words[0]), let second = Int(words[1]), let year = Int(words[2])
    else { return nil }
    return (first, second, year)
  }

  private func number(_ parts: (first: Int, second: Int, year: Int)) -> Int {
    let (day, month) = self == .dayFirst ? (parts.first, parts.second) : (parts.second, parts.first)
    return parts.year * 10_000 + month * 100 + day
  }
}
