import Library
import Localization

/// A report of a journal's import for the command line.
public struct JournalReport: CommandReport, Sendable {
  private let report: MergeReport

  public init(_ report: MergeReport) { self.report = report }

  /// Returns the number of new, known, unknown, postponed and damaged events.
  public func text() -> String {
    let new = tr(one: "{count} new event", other: "{count} new events", count: report.new)
    let known = tr(one: "{count} known", other: "{count} known", count: report.known)
    var sentences = [tr("Matinee: {new}, {known}.", ["new": new, "known": known])]
    if report.unknown > 0 {
      sentences.append(
        tr(
          one: "Matinee keeps {count} that only a later version supports.",
          other: "Matinee keeps {count} that only a later version supports.", count: report.unknown))
    }
    if report.postponed > 0 {
      sentences.append(
        tr(
          one: """
            {count} is dated 2046 or later, and doesn’t count. Check the clock of the device that wrote it.
            """,
          other: """
            {count} are dated 2046 or later, and don’t count. Check the clock of the device that wrote them.
            """, count: report.postponed))
    }
    if report.damaged > 0 {
      let lines = report.damagedLines.prefix(10).map(String.init).joined(separator: ", ")
      let more = report.damaged > 10 ? " …" : ""
      sentences.append(
        tr(
          one: "Skipped {count} damaged line: {lines}.", other: "Skipped {count} damaged lines: {lines}.",
          count: report.damaged, ["lines": lines + more]))
    }
    return sentences.joined(separator: " ")
  }

  /// Returns a JSON object.
  public func json() throws -> String {
    try Object(
      format: "matinee", new: report.new, known: report.known, unknown: report.unknown,
      postponed: report.postponed, damaged: report.damaged, damagedLines: report.damagedLines,
      event: report.action?.description
    ).commandJSON()
  }
}

private struct Object: Encodable {
  let format: String
  let new: Int
  let known: Int
  let unknown: Int
  let postponed: Int
  let damaged: Int
  let damagedLines: [Int]
  let event: String?
}
