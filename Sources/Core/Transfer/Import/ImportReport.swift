import AppFoundation
import Foundation
import Library
import LibraryFormats
import Localization
import OrderedCollections
import Tracking

/// A report of an import for the command line, as text or JSON.
public struct ImportReport: CommandReport, Sendable {
  private let plan: ImportPlan
  private let outcome: ImportOutcome

  public init(_ plan: ImportPlan, _ outcome: ImportOutcome) {
    self.plan = plan
    self.outcome = outcome
  }

  /// Returns the counts, some examples, and the skipped rows.
  public func text() -> String {
    let rows = plan.result.files.reduce(0) { $0 + $1.rows }
    let content = tr(
      "{format}: {rows} in {files}.",
      [
        "format": plan.result.format.name, "rows": tr(one: "{count} row", other: "{count} rows", count: rows),
        "files": tr(one: "{count} file", other: "{count} files", count: plan.result.files.count),
      ])
    let counts = outcome.rows.text
    var lines = [
      content, LibraryText.table(table), counts.isEmpty ? "" : tr("Rows: {counts}.", ["counts": counts]),
    ]
    if !outcome.examples.isEmpty { lines += [tr("For example:")] + outcome.examples.map { "  " + $0.line } }
    if outcome.newLists > 0 {
      lines.append(tr(one: "{count} new list.", other: "{count} new lists.", count: outcome.newLists))
    }
    lines += unimported
    return lines.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  /// Returns a JSON object.
  public func json() throws -> String { try Object(plan, outcome).commandJSON() }
}

extension ImportReport {
  private var table: [[String]] {
    ImportOutcome.Sort.allCases.compactMap { sort in
      outcome.counts[sort].map { count in
        [
          "  " + sort.name, tr(one: "{count} new", other: "{count} new", count: count.new),
          count.rest.joined(separator: ", "),
        ]
      }
    }
  }

  private var unimported: [String] {
    var lines: [String] = []
    if outcome.removed > 0 {
      lines.append(
        tr(
          one: "Skipped {count} entry that you removed. To import them anyway, add --removed.",
          other: "Skipped {count} entries that you removed. To import them anyway, add --removed.",
          count: outcome.removed))
    }
    let ambiguous = plan.ambiguousRows.count
    if ambiguous > 0 {
      lines.append(
        tr(
          one: "{count} row is ambiguous: Matinee isn’t sure which title it means.",
          other: "{count} rows are ambiguous: Matinee isn’t sure which titles they mean.", count: ambiguous))
    }
    let notFound = plan.missingRows.count { !$0.isRefused }
    if notFound > 0 {
      lines.append(
        tr(one: "{count} row has no matching title.", other: "{count} rows have no matching title.", count: notFound))
    }
    lines += plan.refusals
    let unread = plan.result.skipped.count { !$0.isPartial }
    if unread > 0 {
      lines.append(tr(one: "Couldn’t read {count} row.", other: "Couldn’t read {count} rows.", count: unread))
    }
    let partial = plan.result.skipped.count - unread
    if partial > 0 {
      lines.append(
        tr(
          one: "Couldn’t read {count} row completely.", other: "Couldn’t read {count} rows completely.", count: partial
        ))
    }
    return lines + plan.notices
  }
}

extension ImportPlan {
  /// Sentences with the number of rows skipped for each reason that lies in the row itself.
  fileprivate var refusals: [String] {
    var counts: OrderedDictionary<String, Int> = [:]
    for row in missingRows where row.isRefused { counts[row.reason, default: 0] += 1 }
    return counts.map { reason, count in
      tr(
        one: "Skipped {count} row. {reason}", other: "Skipped {count} rows. {reason}", count: count,
        ["reason": reason])
    }
  }

  /// Sentences with further remarks about the import.
  var notices: [String] {
    let tagged = steps.count { !$0.record.tags.isEmpty }
    guard tagged > 0 else { return irrelevantRows + result.notices }
    let notice = tr(
      one: "{count} row has tags, which Matinee doesn’t support.",
      other: "{count} rows have tags, which Matinee doesn’t support.", count: tagged)
    return [notice] + irrelevantRows + result.notices
  }

  /// Sentences with the number of rows without importable data for each reason.
  private var irrelevantRows: [String] {
    result.irrelevant.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { reason, count in
      tr(
        one: "Skipped {count} row: {reason}.", other: "Skipped {count} rows: {reason}.", count: count,
        ["reason": reason])
    }
  }
}

extension ImportPlan.Step {
  /// A one-line description, such as "Alien (1979): rated 9 out of 10".
  var line: String {
    let date = self.date == .unknown ? "" : ", \(LibraryText.date(self.date))"
    let name = [
      LibraryText.name(title), part.season.map { tr("S{season}", ["season": "\($0)"]) },
      part.episode.map { tr("E{episode}", ["episode": "\($0)"]) },
    ].compactMap(\.self).joined(separator: " ")
    let what =
      switch record.fact {
      case .rated(let score): tr("rated {score} out of 10", ["score": "\(score)"]) + date
      case .watched, .watchedEpisodes: tr("watched") + date
      case .state(.paused): tr("paused") + date
      case .state(.dropped): tr("dropped") + date
      case .watchlisted: tr("on the watchlist")
      case .liked: tr("among the favourites")
      case .listed(let item):
        tr("on “{list}”", ["list": BoundedText.line(item.list.name, maximumLength: 100)])
      case .reviewed: tr("a note")
      }
    return "\(name): \(what)"
  }
}

private struct Object: Encodable {
  struct Count: Encodable {
    let new: Int
    let already: Int
    let older: Int
    let removed: Int
  }

  struct Rows: Encodable {
    let total: Int
    let new: Int
    let already: Int
    let repeated: Int
    let removed: Int
    let ambiguous: Int
    let skipped: Int

    init(_ rows: ImportRows) {
      (total, new, already, repeated) = (rows.total, rows.imported, rows.known, rows.repeated)
      (removed, ambiguous, skipped) = (rows.removed, rows.ambiguous, rows.skipped)
    }
  }

  let format: String
  let counts: [String: Count]
  let newLists: Int
  let ambiguous: Int
  let notFound: Int
  let refused: Int
  let skipped: Int
  let rows: Rows
  let notices: [String]
  let event: String?

  init(_ plan: ImportPlan, _ outcome: ImportOutcome) {
    format = plan.result.format.rawValue
    counts = Dictionary(
      uniqueKeysWithValues: outcome.counts.map { sort, count in
        (sort.rawValue, Count(new: count.new, already: count.already, older: count.older, removed: count.removed))
      })
    newLists = outcome.newLists
    ambiguous = plan.ambiguousRows.count
    notFound = plan.missingRows.count { !$0.isRefused }
    refused = plan.missingRows.count(where: \.isRefused)
    skipped = plan.result.skipped.count
    rows = Rows(outcome.rows)
    notices = plan.result.notices
    event = outcome.action?.description
  }
}

extension ImportOutcome.Sort {
  fileprivate var name: String {
    switch self {
    case .ratings: tr("ratings")
    case .plays: tr("plays")
    case .watchlist: tr("watchlist")
    case .favorites: tr("favourites")
    case .listItems: tr("list items")
    case .notes: tr("notes")
    case .states: tr("paused and dropped series")
    }
  }
}
