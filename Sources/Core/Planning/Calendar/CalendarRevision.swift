import Foundation

/// The revision of an event in a file that this app wrote, by which calendar apps recognize changes.
struct CalendarRevision {
  /// The number of earlier revisions; `nil` if the file contains none.
  private(set) var sequence: Int?
  /// The date of the change; `nil` if the file contains none.
  private(set) var lastModified: Date?
  /// The other lines, without the ID.
  private(set) var content: [String] = []

  /// Reads the revisions in a file, by the line with the event's ID. Ignores everything that this app doesn't write. Of
  /// several revisions of an event, the last one counts.
  static func revisions(in text: String) -> [String: CalendarRevision] {
    var revisions: [String: CalendarRevision] = [:]
    var current: (uid: String?, revision: CalendarRevision)?
    for line in ContentLines.unfolded(text) {
      switch line {
      case "BEGIN:VEVENT": current = (nil, CalendarRevision())
      case "END:VEVENT":
        if let current, let uid = current.uid { revisions[uid] = current.revision }
        current = nil
      case _ where line.utf8.starts(with: "UID:".utf8): current?.uid = line
      default: current?.revision.take(line)
      }
    }
    return revisions
  }

  private mutating func take(_ line: String) {
    let (name, value) = line.firstIndex(of: ":").map { (line[..<$0], line[$0...].dropFirst()) } ?? (line[...], "")
    switch name {
    case "DTSTAMP": break
    case "LAST-MODIFIED": lastModified = try? Self.format.parse(String(value))
    case "SEQUENCE": sequence = Int(value).map(Self.valid)
    default: content.append(line)
    }
  }

  /// Returns whether an event is the same as in the file, byte for byte.
  func isRevision(of event: CalendarEvent) -> Bool {
    content.elementsEqual(event.content) { $0.utf8.elementsEqual($1.utf8) }
  }

  /// Returns a sequence number in the range of the format.
  static func valid(_ sequence: Int) -> Int { min(max(sequence, 0), Int(Int32.max)) }

  /// Returns a date in UTC, such as `20261121T200000Z`, rounded down to the second and limited to the years 1970 to
  /// 9999.
  static func text(of date: Date) -> String {
    let seconds = date.timeIntervalSince1970
    let last: TimeInterval = 253_402_300_799
    return Date(timeIntervalSince1970: seconds.isNaN ? 0 : min(max(seconds, 0), last).rounded(.down)).formatted(format)
  }

  private static let format = Date.ISO8601FormatStyle(
    dateSeparator: .omitted, dateTimeSeparator: .standard, timeSeparator: .omitted, timeZoneSeparator: .omitted,
    includingFractionalSeconds: false, timeZone: .gmt)
}
