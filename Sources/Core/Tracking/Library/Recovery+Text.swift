import Foundation
import Library
import Localization

/// The text that describes the recovery of a damaged or missing library.
extension Recovery {
  /// The heading, in header capitalization.
  public var heading: String {
    switch cause {
    case .damaged, .missing: events == 0 ? tr("New Library Created") : tr("Library Restored")
    case .foreignLog: tr("Unrelated File Set Aside")
    case .damagedLog: tr("Library Restored")
    case .damagedTables: tr("Library Repaired")
    case .damagedEvents: lostEvents == 0 ? tr("Library Restored") : tr("Library Damaged")
    }
  }

  /// Returns the cause, and the number of restored and lost changes.
  ///
  /// - Parameter locale: The locale for numbers and dates.
  public func summary(_ locale: Locale = .current) -> String {
    let sentences: [String] =
      switch cause {
      case .damaged: fileSummary(tr("The file with your ratings, lists and history was damaged."), locale)
      case .missing: fileSummary(tr("The file with your ratings, lists and history was missing."), locale)
      case .foreignLog: logSummary(locale)
      case .damagedLog: damagedLogSummary(locale)
      case .damagedEvents: eventsSummary(locale)
      case .damagedTables:
        [tr("A disk error damaged parts of your library. Matinee repaired them, and nothing is lost. Check the disk.")]
      }
    return sentences.joined(separator: " ")
  }

  /// A sentence with the new location of the file that was moved away; `nil` if there was none.
  public var locationText: String? {
    setAsideFile.map {
      cause == .foreignLog
        ? tr("You can find the log at {file}", ["file": $0.path])
        : tr("You can find the damaged file at {file}", ["file": $0.path])
    }
  }

  private func fileSummary(_ cause: String, _ locale: Locale) -> [String] {
    [cause, found(locale), lost(locale), missing(locale)].compactMap(\.self)
  }

  private func logSummary(_ locale: Locale) -> [String] {
    let text = tr(
      """
      Matinee found the log of another or an older database, which would have overwritten your library. \
      Matinee moved the log away, and nothing in your library has changed.
      """)
    guard events > 0 else { return [text] }
    return [
      text,
      tr(
        one: "Matinee added {count} change from it to the library.",
        other: "Matinee added {count} changes from it to the library.", count: events,
        ["count": number(events, locale)]),
    ]
  }

  private func damagedLogSummary(_ locale: Locale) -> [String] {
    [
      tr("The log of your latest changes was damaged."),
      events > 0
        ? tr(
          one: "Matinee restored {count} change from it.", other: "Matinee restored {count} changes from it.",
          count: events, ["count": number(events, locale)])
        : tr("Matinee couldn’t restore anything from it."),
      tr("Other changes may be lost. Check your latest changes and the disk."),
    ]
  }

  private func eventsSummary(_ locale: Locale) -> [String] {
    var sentences = [
      tr(
        one: "A disk error affected {count} change in your library.",
        other: "A disk error affected {count} changes in your library.", count: events + lostEvents,
        ["count": number(events + lostEvents, locale)])
    ]
    if events > 0 {
      sentences.append(
        restored(
          [
            backupDate.map { fromBackup(of: $0, locale) },
            eventsFromSharedFolder > 0
              ? tr(
                one: "{count} change from your shared folder", other: "{count} changes from your shared folder",
                count: eventsFromSharedFolder, ["count": number(eventsFromSharedFolder, locale)])
              : nil,
          ], locale))
    }
    if lostEvents > 0 {
      sentences.append(
        tr(
          one: "Matinee couldn’t restore {count} change, because no backup or shared folder has it.",
          other: "Matinee couldn’t restore {count} changes, because no backup or shared folder has them.",
          count: lostEvents, ["count": number(lostEvents, locale)]))
    }
    return sentences + [tr("Check the disk.")]
  }

  private func found(_ locale: Locale) -> String {
    if events == 0 {
      return cause == .missing
        ? tr("No backup contained readable data.") : tr("Neither it nor any backup contained readable data.")
    }
    return restored(
      [
        backupDate.flatMap { eventsFromBackup > 0 ? fromBackup(of: $0, locale) : nil },
        eventsFromDamagedFile > 0 ? fromDamagedFile(locale) : nil,
      ], locale)
  }

  private func restored(_ sources: [String?], _ locale: Locale) -> String {
    // Translators: {changes} is a list, such as “2 changes from your shared folder”.
    tr(
      "Matinee restored {changes}.",
      ["changes": sources.compactMap(\.self).formatted(.list(type: .and).locale(locale))])
  }

  private func fromBackup(of date: PartialDate, _ locale: Locale) -> String {
    tr(
      one: "{count} change from the backup of {date}", other: "{count} changes from the backup of {date}",
      count: eventsFromBackup, ["count": number(eventsFromBackup, locale), "date": date.dayText(locale)])
  }

  private func fromDamagedFile(_ locale: Locale) -> String {
    let count = number(eventsFromDamagedFile, locale)
    return cause == .missing
      ? tr(
        one: "{count} change from the missing file’s log", other: "{count} changes from the missing file’s log",
        count: eventsFromDamagedFile, ["count": count])
      : tr(
        one: "{count} change from the damaged file", other: "{count} changes from the damaged file",
        count: eventsFromDamagedFile, ["count": count])
  }

  private func lost(_ locale: Locale) -> String? {
    lostEvents == 0
      ? nil
      : tr(
        one: "Matinee couldn’t restore {count} change, because no backup has it.",
        other: "Matinee couldn’t restore {count} changes, because no backup has them.", count: lostEvents,
        ["count": number(lostEvents, locale)])
  }

  private func missing(_ locale: Locale) -> String {
    guard events > 0 else { return tr("Your library is empty now.") }
    guard let latestEventDate else { return tr("Check whether your latest changes are there.") }
    return tr(
      "The latest restored change is from {date}. If you changed anything after that, it’s lost.",
      ["date": latestEventDate.dayText(locale)])
  }

  private func number(_ count: Int, _ locale: Locale) -> String { count.formatted(.number.locale(locale)) }
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
