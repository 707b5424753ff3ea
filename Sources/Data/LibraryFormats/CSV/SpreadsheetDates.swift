/// The dates of a table that a spreadsheet saved again in the format of its language, such as `3/14/2025`.
struct SpreadsheetDates {
  private let columns: [Int]
  private let order: DayOrder?

  /// An error for a table whose order of day and month is unclear.
  struct UnknownOrder: Error {
    /// A date from the table.
    let example: String
  }

  /// Determines the order of day and month in a table.
  ///
  /// - Parameter isDayFirst: The user's answer; `nil` if the question wasn't asked.
  static func reading(_ table: CSVTable, isDayFirst: Bool?) -> Result<SpreadsheetDates, UnknownOrder> {
    let columns = table.columns.dates
    var dates: [String] = []
    var rest = table
    var rows = 0
    while let row = rest.next() {
      dates += columns.compactMap { column in
        guard let fields = row.fields, column < fields.count else { return nil }
        let day = String(day(fields[column]).day)
        return DayOrder.isAmbiguous(day) ? day : nil
      }
      rows += 1
      // Apps write all dates alike, so a few rows show that a spreadsheet hasn't changed them.
      if rows == sampleRows, dates.isEmpty { break }
    }
    if let isDayFirst { return .success(Self(columns: columns, order: isDayFirst ? .dayFirst : .monthFirst)) }
    guard let example = dates.first else { return .success(Self(columns: columns, order: nil)) }
    // Only Netflix's rows are known to be sorted.
    let isSorted = table.columns.areExactly(["title", "date"])
    return DayOrder.decided(by: dates, isNewestFirst: isSorted).map { .success(Self(columns: columns, order: $0)) }
      ?? .failure(UnknownOrder(example: example))
  }

  /// Returns the values of a row with its dates in ISO 8601. Values that aren't such dates stay unchanged.
  func iso(_ fields: [String]) -> [String] {
    guard let order else { return fields }
    var fields = fields
    for column in columns where column < fields.count {
      let (day, time) = Self.day(fields[column])
      guard DayOrder.isAmbiguous(String(day)), let date = order.date(String(day)) else { continue }
      fields[column] = "\(date)\(time)"
    }
    return fields
  }

  /// Splits a date from the time after it.
  private static func day(_ text: String) -> (day: Substring, time: Substring) {
    let text = text.trimmed
    let end = text.firstIndex { $0 == " " || $0 == "T" } ?? text.endIndex
    return (text[..<end], text[end...])
  }

  private static let sampleRows = 50
}
