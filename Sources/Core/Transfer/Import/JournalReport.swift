import AppFoundation
import Library
import Localization

/// A report of a journal's import for the command line.
public struct JournalReport: CommandReport, Sendable {
  private let report: MergeReport

  public init(_ report: MergeReport) { self.report = report }

  /// Returns the number of new, known, conflicting, unknown, postponed and damaged events.
  public func text() -> String {
    let new = tr(one: "{count} new event", other: "{count} new events", count: report.new)
    let known = tr(one: "{count} known", other: "{count} known", count: report.known - report.conflicting)
    var sentences = [tr("Matinee: {new}, {known}.", ["new": new, "known": known])]
    if report.conflicting > 0 { sentences.append(report.conflictText) }
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
      format: "matinee", new: report.new, known: report.known - report.conflicting,
      conflicting: report.conflicting, unknown: report.unknown,
      postponed: report.postponed, damaged: report.damaged, damagedLines: report.damagedLines,
      event: report.action?.description
    ).commandJSON()
  }
}

extension MergeReport {
  /// The sentence about lines that an import skips because the library has another entry with their ID.
  var conflictText: String {
    tr(
      one: "Skipped {count} entry that differs from yours. Matinee keeps yours.",
      other: "Skipped {count} entries that differ from yours. Matinee keeps yours.", count: conflicting)
  }
}

private struct Object: Encodable {
  let format: String
  let new: Int
  let known: Int
  let conflicting: Int
  let unknown: Int
  let postponed: Int
  let damaged: Int
  let damagedLines: [Int]
  let event: String?
}
