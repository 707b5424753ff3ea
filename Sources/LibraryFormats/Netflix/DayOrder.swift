import Library

/// Whether the day or the month comes first in the dates of a file, which is decided once for all of them.
enum DayOrder: Hashable {
  case dayFirst
  case monthFirst

  /// `nil` where nothing in the file tells.
  ///
  /// A part above 12 is a day. Else the order holds in which the rows run from the newest to the oldest. Points stand after days, in every
  /// country that writes them. Where both readings are the same throughout, either will do.
  static func decided(by dates: [String]) -> DayOrder? {
    let parts = dates.compactMap(Self.parts)
    let first = parts.contains { $0.first > 12 }
    let second = parts.contains { $0.second > 12 }
    if first != second { return first ? .dayFirst : .monthFirst }
    if dates.contains(where: { $0.contains(".") }) || parts.allSatisfy({ $0.first == $0.second }) { return .dayFirst }
    let falls = [DayOrder.dayFirst, .monthFirst].filter { order in
      let days = parts.map { order.number($0) }
      return zip(days, days.dropFirst()).allSatisfy { $0 >= $1 }
    }
    return falls.count == 1 ? falls.first : nil
  }

  /// `nil` for what is no day in this order. A date that begins with its year has but one.
  func date(_ text: String) -> PartialDate? {
    guard let parts = Self.parts(text) else { return text.isEmpty ? nil : DateReading.date(text) }
    let (day, month) = self == .dayFirst ? (parts.first, parts.second) : (parts.second, parts.first)
    return DateReading.day(year: parts.year, month: month, day: day)
  }
}

extension DayOrder {
  /// The parts of `6/19/25`, `24.01.23` or `17-05-2023`; `nil` for what begins with its year.
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
