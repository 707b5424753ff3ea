import Library

/// A byte-level parser for numeric dates: ISO 8601 and similar formats, or a count since 1970.
struct DateScan {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  var isBlank: Bool { bytes.allSatisfy { $0 == 32 || $0 == 9 } }

  /// Parses all bytes as a date; returns `nil` if they aren't one.
  func date() -> PartialDate? {
    var scan = self
    let all = scan.number(digits: 1...18)
    if let all, scan.isAtEnd, scan.position >= 9 || scan.position == 1 && all < 2 {
      return DateReading.epoch(Int64(all))
    }
    scan.position = 0
    guard let year = scan.number(digits: 4...4) else { return nil }
    if scan.isAtEnd { return scan.valid(.year(year), year: year) }
    guard scan.takeSeparator(), let month = scan.number(digits: 1...2) else { return nil }
    if scan.isAtEnd { return scan.valid(.month(year: year, month: month), year: year) }
    guard scan.takeSeparator(), let day = scan.number(digits: 1...2) else { return nil }
    if year <= 1 { return .unknown }
    let date = PartialDate.day(year: year, month: month, day: day)
    guard date.isValid else { return nil }
    if scan.isAtEnd { return date }
    return scan.take("T") || scan.take(" ") ? scan.time(on: date) : nil
  }
}

extension DateScan {
  private var isAtEnd: Bool { position == bytes.count }

  private func valid(_ date: PartialDate, year: Int) -> PartialDate? {
    year <= 1 ? .unknown : date.isValid ? date : nil
  }

  private mutating func time(on day: PartialDate) -> PartialDate? {
    guard let hour = number(digits: 1...2), take(":"), let minute = number(digits: 2...2), hour < 24, minute < 60 else {
      return nil
    }
    var second = 0
    if take(":") {
      guard let read = number(digits: 2...2), read < 61 else { return nil }
      second = read
      if take("."), number(digits: 1...18) == nil { return nil }
    }
    guard let offset = zone() else { return nil }
    return DateReading.moment(day, secondsOfDay: hour * 3600 + minute * 60 + second, offset: offset)
  }

  /// Parses an offset from UTC in minutes. The default is UTC.
  private mutating func zone() -> Int? {
    _ = take(" ")
    if isAtEnd { return 0 }
    if take("Z") || take("UTC") { return isAtEnd ? 0 : nil }
    let isBehind = take("-")
    guard isBehind || take("+"), let hours = number(digits: 2...2) else { return nil }
    _ = take(":")
    let minutes = number(digits: 2...2) ?? 0
    // Go's print format appends the zone.
    _ = take(" UTC")
    guard isAtEnd, hours <= 18, minutes < 60 else { return nil }
    return (isBehind ? -1 : 1) * (hours * 60 + minutes)
  }

  private mutating func number(digits: ClosedRange<Int>) -> Int? {
    var value = 0
    var count = 0
    while position + count < bytes.count, count < digits.upperBound, (48...57).contains(bytes[position + count]) {
      value = value * 10 + Int(bytes[position + count] - 48)
      count += 1
    }
    guard count >= digits.lowerBound else { return nil }
    position += count
    return value
  }

  /// Skips a separator of year, month and day. Spreadsheets write slashes or periods in some languages.
  private mutating func takeSeparator() -> Bool { take("-") || take("/") || take(".") }

  private mutating func take(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard position + count <= bytes.count else { return false }
    for index in 0..<count where bytes[position + index] != text.utf8Start[index] { return false }
    position += count
    return true
  }
}
