import LibraryFormats
import Localization

/// An account of the rows in the imported files. Each row is counted once, even if it contains several records.
public struct ImportRows: Hashable, Sendable {
  /// The outcome of a row. If its records have different outcomes, the highest one counts.
  package enum Outcome: UInt8, Comparable, Sendable {
    /// It can't be imported, for a reason that the report contains.
    case skipped = 1
    /// The user removed its data.
    case removed
    /// The library already contains its data.
    case known
    /// It needs the user's decision.
    case ambiguous
    /// It adds data.
    case imported

    package static func < (first: Outcome, second: Outcome) -> Bool { first.rawValue < second.rawValue }
  }

  /// The number of rows that add something.
  public var imported: Int { count(.imported) }
  /// The number of rows whose content the library has.
  public var known: Int { count(.known) }
  /// The number of rows whose content the user has removed.
  public var removed: Int { count(.removed) }
  /// The number of rows that wait for a decision, or for an answer to a question about their file.
  public var ambiguous: Int { count(.ambiguous) + waiting }
  /// The number of rows that can't be imported.
  public var skipped: Int { count(.skipped) + unreadable }
  /// The number of rows that only repeat others.
  public private(set) var repeated = 0
  /// The number of all rows.
  public private(set) var total = 0

  /// The outcomes of the rows with records; 0 for rows whose outcome isn't known yet.
  private var outcomes: [UInt8] = []
  private var unreadable = 0
  private var waiting = 0

  /// Records the outcome of one of a row's records.
  package mutating func note(_ row: Int, _ outcome: Outcome) {
    if row >= outcomes.count { outcomes += Array(repeating: 0, count: row + 1 - outcomes.count) }
    outcomes[row] = max(outcomes[row], outcome.rawValue)
  }

  /// Adds the rows that an import doesn't apply.
  mutating func add(_ plan: ImportPlan) {
    for record in plan.ambiguousRecords { note(record.record.row, .ambiguous) }
    for record in plan.missing { note(record.record.row, .skipped) }
    for file in plan.result.files {
      total += file.rows
      repeated += file.duplicates
      unreadable += file.skipped + file.irrelevant
      waiting += file.waiting
    }
  }

  private func count(_ outcome: Outcome) -> Int { outcomes.count { $0 == outcome.rawValue } }
}

extension ImportRows {
  /// The counts in words: "9 new, 2 duplicates, 1 skipped"; empty if there are no rows.
  var text: String {
    let counts = [
      (imported, tr(one: "{count} new", other: "{count} new", count: imported)),
      (known + repeated, tr(one: "{count} duplicate", other: "{count} duplicates", count: known + repeated)),
      (removed, tr(one: "{count} removed by you", other: "{count} removed by you", count: removed)),
      (ambiguous, tr(one: "{count} ambiguous", other: "{count} ambiguous", count: ambiguous)),
      (skipped, tr(one: "{count} skipped", other: "{count} skipped", count: skipped)),
    ]
    return counts.filter { $0.0 > 0 }.map(\.1).joined(separator: ", ")
  }
}
