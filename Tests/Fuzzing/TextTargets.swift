import Catalogue
import Foundation
import JSONText
import TMDB
import Tracking

@testable import Library
@testable import LibraryFormats

extension FuzzTarget {
  /// A line of a journal. The checksum is added, because it would reject nearly every input.
  static let event = FuzzTarget("event") { bytes in
    _ = EventLine(bytes)
    guard let line = EventLine(bytes + EventLine.tail(Checksum(bytes))) else { return }
    guard let event = line.event else { return }
    try check(EventLine(EventLine(event).bytes)?.event == event, "\(event) isn’t read back.")
  }

  /// JSON text, compared with Foundation's parser.
  static let json = FuzzTarget("json") { bytes in
    let isValid = bytes.withUnsafeBufferPointer { bytes in
      var scanner = JSONScanner(bytes)
      return scanner.skipValue() && scanner.next == nil
    }
    // Foundation rejects numbers that a Double can't represent.
    let hasHugeNumber = String(decoding: bytes, as: UTF8.self).firstMatch(of: /[eE][+\-]?\d{3}|\d{300}/) != nil
    if isValid, !hasHugeNumber {
      let value = try? JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)
      try check(value != nil, "Foundation rejects it.")
    }
  }

  /// A date in a journal, in another app's file, in a response and as the user types it.
  static let date = FuzzTarget("date") { bytes in
    let text = String(decoding: bytes, as: UTF8.self)
    if let date = PartialDate(text) {
      try check(PartialDate(date.description) == date, "\(date) isn’t read back.")
    }
    if let date = DateReading.date(text) { try check(date.isValid, "\(date) doesn’t exist.") }
    if let day = DayDate(text) { try check(DayDate(day.description) == day, "\(day) isn’t read back.") }
    let today = DayDate(year: 2026, month: 11, day: 25)
    if case .date(let date) = TypedPlayDate(text, today: today, locale: Locale(identifier: "en_US")) {
      try check(date.isValid, "\(date) doesn’t exist.")
      let typed = TypedPlayDate.text(of: date)
      let again = TypedPlayDate(typed, today: today, locale: Locale(identifier: "en_US"))
      try check(again == .date(date), "“\(typed)” is read as \(again).")
    }
  }

  /// The address of a page.
  static let address = FuzzTarget("address") { bytes in
    guard let page = PageReference(String(decoding: bytes, as: UTF8.self)) else { return }
    try check(PageReference(page.description) == page, "“\(page)” isn’t read back.")
    try check(page.address.map { PageReference($0.absoluteString) } == page, "Its web address isn’t read back.")
  }
}
