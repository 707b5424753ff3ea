import Foundation
import Library
import LibraryFormats
import OrderedCollections

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
    var lines = ["\(plan.result.format.name): \(rows.of("row")) in \(plan.result.files.count.of("file"))."]
    lines.append(LibraryText.table(table))
    if !outcome.examples.isEmpty { lines += ["For example:"] + outcome.examples.map { "  " + $0.line } }
    if outcome.newLists > 0 { lines.append("\(outcome.newLists.of("new list")).") }
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
          "  " + sort.rawValue, "\(count.new) new",
          count.rest.joined(separator: ", "),
        ]
      }
    }
  }

  private var unimported: [String] {
    let notFound = plan.missing.count { !$0.isRefused }
    return [
      outcome.removed == 0
        ? nil
        : "Skipped \(outcome.removed.of("entry", "entries")) that you removed. To import them anyway, add --removed.",
      plan.ambiguousRecords.isEmpty
        ? nil
        : "\(plan.ambiguousRecords.count.of("row is", "rows are")) ambiguous: the title or the year doesn’t match exactly.",
      notFound == 0 ? nil : "\(notFound.of("row has", "rows have")) no matching title.",
    ].compactMap(\.self) + plan.refusals
      + [
        plan.result.skipped.isEmpty
          ? nil : "Couldn’t read \(plan.result.skipped.count.of("row")) completely."
      ].compactMap(\.self) + plan.notices
  }
}

extension ImportPlan {
  /// Sentences with the number of rows skipped for each reason that lies in the row itself.
  fileprivate var refusals: [String] {
    var counts: OrderedDictionary<String, Int> = [:]
    for row in missing where row.isRefused { counts[row.reason, default: 0] += 1 }
    return counts.map { reason, count in "Skipped \(count.of("row")). \(reason)" }
  }

  /// Sentences with further remarks about the import.
  var notices: [String] {
    let tagged = steps.count { !$0.record.tags.isEmpty }
    return (tagged == 0 ? [] : ["\(tagged.of("row has", "rows have")) tags, which Matinee doesn’t support."])
      + result.notices
  }
}

extension ImportPlan.Step {
  /// A one-line description, such as "Alien (1979): rated 9 out of 10".
  var line: String {
    let date = record.date == .unknown ? "" : ", \(LibraryText.date(record.date))"
    let episode = part.season.map { " S\($0)" + (part.episode.map { " E\($0)" } ?? "") } ?? ""
    let what =
      switch record.fact {
      case .rated(let score): "rated \(score) out of 10" + date
      case .watched: "watched" + date
      case .watchlisted: "on the watchlist"
      case .liked: "among the favourites"
      case .listed(let item): "on “\(BoundedText.line(item.list.name, maximumLength: 100))”"
      case .reviewed: "a note"
      }
    return "\(LibraryText.name(title))\(episode): \(what)"
  }
}

private struct Object: Encodable {
  struct Count: Encodable {
    let new: Int
    let already: Int
    let older: Int
    let removed: Int
  }

  let format: String
  let counts: [String: Count]
  let newLists: Int
  let ambiguous: Int
  let notFound: Int
  let refused: Int
  let skipped: Int
  let notices: [String]
  let event: String?

  init(_ plan: ImportPlan, _ outcome: ImportOutcome) {
    format = plan.result.format.rawValue
    counts = Dictionary(
      uniqueKeysWithValues: outcome.counts.map { sort, count in
        (sort.jsonName, Count(new: count.new, already: count.already, older: count.older, removed: count.removed))
      })
    newLists = outcome.newLists
    ambiguous = plan.ambiguousRecords.count
    notFound = plan.missing.count { !$0.isRefused }
    refused = plan.missing.count(where: \.isRefused)
    skipped = plan.result.skipped.count
    notices = plan.result.notices
    event = outcome.action?.description
  }
}

extension ImportOutcome.Sort {
  fileprivate var jsonName: String { self == .listItems ? "listItems" : rawValue }
}
