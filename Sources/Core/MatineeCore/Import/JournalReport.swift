import Library

/// A report of a journal's import for the command line.
public struct JournalReport: CommandReport, Sendable {
  private let report: MergeReport

  public init(_ report: MergeReport) { self.report = report }

  /// Returns the number of new, known, unknown, postponed and damaged events.
  public func text() -> String {
    var result = "Matinee: \(report.new.of("new event")), \(report.known) known."
    if report.unknown > 0 {
      result +=
        " Matinee keeps \(report.unknown) that only a later version supports."
    }
    if report.postponed > 0 {
      result += " \(report.postponed.of("is", "are")) dated more than ten years ahead, and won’t count until then."
      result += " Check the clock of the device that wrote \(report.postponed == 1 ? "it" : "them")."
    }
    if report.damaged > 0 {
      let lines = report.damagedLines.prefix(10).map(String.init).joined(separator: ", ")
      let more = report.damaged > 10 ? " …" : ""
      result += " Skipped \(report.damaged.of("damaged line")): \(lines)\(more)."
    }
    return result
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
