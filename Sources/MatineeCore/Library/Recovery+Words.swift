import Foundation
import Library

/// What became of a library that was damaged or gone, in words for a person.
extension Recovery {
  /// In header capitals.
  public var heading: String { events == 0 ? "Library Begun Anew" : "Library Restored" }

  /// What was wrong, what there is again, and what is lost: some sentences.
  ///
  /// - Parameter locale: how numbers and dates are written.
  public func account(_ locale: Locale = .current) -> String {
    let cause =
      switch cause {
      case .damaged: "The file with your ratings, lists and history was damaged."
      case .missing: "The file with your ratings, lists and history was gone."
      }
    return [cause, found(locale), lost(locale)].joined(separator: " ")
  }

  /// Where the damaged file is now, in a sentence; `nil` where there was none.
  public var place: String? { setAside.map { "The damaged file was kept: \($0.path)" } }

  private func found(_ locale: Locale) -> String {
    if events == 0 {
      return "\(cause == .missing ? "No" : "Neither it nor a") backup held anything that could be read."
    }
    let sources = [
      backup.flatMap { day in
        fromBackup > 0 ? "\(changes(fromBackup, locale)) from the backup of \(day.dayWords(locale))" : nil
      },
      fromDamagedFile > 0 ? "\(changes(fromDamagedFile, locale)) from the damaged file" : nil,
    ].compactMap(\.self)
    return "Restored were \(sources.formatted(.list(type: .and).locale(locale)))."
  }

  private func lost(_ locale: Locale) -> String {
    guard let until, events > 0 else { return "Your library is empty now." }
    return "The last of them is of \(until.dayWords(locale)). What you did after that is lost."
  }

  private func changes(_ count: Int, _ locale: Locale) -> String {
    count == 1 ? "1 change" : "\(count.formatted(.number.locale(locale))) changes"
  }
}

extension PartialDate {
  /// "November 21, 2026"; as exact as what is known.
  fileprivate func dayWords(_ locale: Locale) -> String {
    let known = components
    guard let year = known.year, let month = known.month, let day = known.day else { return description }
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    guard let date = calendar.date(from: DateComponents(year: year, month: month, day: day)) else { return description }
    var style = Date.FormatStyle(date: .long, time: .omitted, locale: locale)
    style.timeZone = .gmt
    return date.formatted(style)
  }
}
