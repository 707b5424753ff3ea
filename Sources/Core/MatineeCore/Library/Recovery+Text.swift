import Foundation
import Library

/// The text that describes the recovery of a damaged or missing library.
extension Recovery {
  /// The heading, in header capitalization.
  public var heading: String {
    switch cause {
    case .damaged, .missing: events == 0 ? "New Library Created" : "Library Restored"
    case .foreignLog: "Unrelated File Set Aside"
    case .damagedLog: "Library Restored"
    case .damagedTables: "Library Repaired"
    case .damagedEvents: lostEvents == 0 ? "Library Restored" : "Library Damaged"
    }
  }

  /// Returns the cause, and the number of restored and lost changes.
  ///
  /// - Parameter locale: The locale for numbers and dates.
  public func summary(_ locale: Locale = .current) -> String {
    switch cause {
    case .damaged: fileSummary("The file with your ratings, lists and history was damaged.", locale)
    case .missing: fileSummary("The file with your ratings, lists and history was missing.", locale)
    case .foreignLog: logSummary(locale)
    case .damagedLog: damagedLogSummary(locale)
    case .damagedEvents: eventsSummary(locale)
    case .damagedTables:
      "A disk error damaged parts of your library. Matinee repaired them, and nothing is lost. Check the disk."
    }
  }

  /// A sentence with the new location of the file that was moved away; `nil` if there was none.
  public var locationText: String? {
    setAsideFile.map {
      cause == .foreignLog ? "You can find the log at \($0.path)" : "You can find the damaged file at \($0.path)"
    }
  }

  private func fileSummary(_ cause: String, _ locale: Locale) -> String {
    [cause, found(locale), lost(locale), missing(locale)].compactMap(\.self).joined(separator: " ")
  }

  private func logSummary(_ locale: Locale) -> String {
    let text = """
      Matinee found the log of another or an older database, which would have overwritten your library. \
      Matinee moved the log away, and nothing in your library has changed.
      """
    guard events > 0 else { return text }
    return "\(text) Matinee added \(changes(events, locale)) from it to the library."
  }

  private func damagedLogSummary(_ locale: Locale) -> String {
    let text = "The log of your latest changes was damaged."
    let found =
      events > 0
      ? "Matinee restored \(changes(events, locale)) from it." : "Matinee couldn’t restore anything from it."
    return "\(text) \(found) Other changes may be lost. Check your latest changes and the disk."
  }

  private func eventsSummary(_ locale: Locale) -> String {
    var text = "A disk error affected \(changes(events + lostEvents, locale)) in your library."
    if events > 0 {
      let sources = [
        backupDate.map { "\(changes(eventsFromBackup, locale)) from the backup of \($0.dayText(locale))" },
        eventsFromSharedFolder > 0 ? "\(changes(eventsFromSharedFolder, locale)) from your shared folder" : nil,
      ].compactMap(\.self)
      text += " Matinee restored \(sources.formatted(.list(type: .and).locale(locale)))."
    }
    if lostEvents > 0 {
      text +=
        " Matinee couldn’t restore \(changes(lostEvents, locale)), because no backup or shared folder has \(lostEvents == 1 ? "it" : "them")."
    }
    return text + " Check the disk."
  }

  private func found(_ locale: Locale) -> String {
    if events == 0 {
      return "\(cause == .missing ? "No" : "Neither it nor any") backup contained readable data."
    }
    let sources = [
      backupDate.flatMap { day in
        eventsFromBackup > 0 ? "\(changes(eventsFromBackup, locale)) from the backup of \(day.dayText(locale))" : nil
      },
      eventsFromDamagedFile > 0
        ? "\(changes(eventsFromDamagedFile, locale)) from \(cause == .missing ? "the missing file’s log" : "the damaged file")"
        : nil,
    ].compactMap(\.self)
    return "Matinee restored \(sources.formatted(.list(type: .and).locale(locale)))."
  }

  private func lost(_ locale: Locale) -> String? {
    lostEvents == 0
      ? nil
      : "Matinee couldn’t restore \(changes(lostEvents, locale)), because no backup has \(lostEvents == 1 ? "it" : "them")."
  }

  private func missing(_ locale: Locale) -> String {
    guard events > 0 else { return "Your library is empty now." }
    guard let latestEventDate else { return "Check whether your latest changes are there." }
    return
      "The latest restored change is from \(latestEventDate.dayText(locale)). If you changed anything after that, it’s lost."
  }

  private func changes(_ count: Int, _ locale: Locale) -> String {
    count == 1 ? "1 change" : "\(count.formatted(.number.locale(locale))) changes"
  }
}

extension PartialDate {
  /// Returns a date such as "November 21, 2026", as precisely as it's known.
  fileprivate func dayText(_ locale: Locale) -> String {
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
