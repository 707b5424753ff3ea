import Library
import LibraryFormats
import Localization
import TitleIdentity
import Tracking

/// The changes that an import would make, for the user to review.
public struct ImportReview: Sendable {
  /// The subject of an import.
  enum Subject: Sendable {
    /// Another app's files: the plan with the user's decisions, and the result that it would have.
    case plan(ImportPlan, ImportOutcome)
    /// A library's journal.
    case journal(MergeReport)
  }

  /// A line with a category and its count.
  public struct Line: Hashable, Sendable {
    /// The category, in header capitalization.
    public let title: String
    public let detail: String
  }

  /// An ambiguous title and the user's decision.
  public struct Decision: Hashable, Sendable, Identifiable {
    public let title: ImportPlan.AmbiguousTitle
    /// The chosen title; `nil` if the title is skipped.
    public let choice: MatchedTitle?

    public var id: ImportedTitle { title.id }

    /// The name and year in the other app.
    public var name: String {
      title.imported.name + (title.imported.year.map { " (\($0))" } ?? "")
    }

    /// A description of the decision.
    public var verdict: String {
      choice.map { tr("Matched to {title}", ["title": LibraryText.name($0.title)]) } ?? tr("Skipped")
    }

    /// The number of rows that refer to the title; empty if it's zero.
    public var rows: String {
      title.records == 0 ? "" : tr(one: "{count} row", other: "{count} rows", count: title.records)
    }
  }

  let subject: Subject
  /// The decisions, in the order in which the titles occur.
  public let decisions: [Decision]

  /// The number of entries that would be added.
  public var new: Int {
    switch subject {
    case .plan(_, let outcome): outcome.new
    case .journal(let report): report.new
    }
  }

  /// The name of the app that exported the data.
  public var origin: String {
    switch subject {
    case .plan(let plan, _): plan.result.format.name
    case .journal: ImportFormat.matinee.name
    }
  }

  /// The number of new and existing entries, by kind.
  public var changes: [Line] {
    switch subject {
    case .plan(_, let outcome):
      outcome.lines + [outcome.rows.line].compactMap(\.self)
    case .journal(let report): [Line(title: tr("Journal Entries"), detail: report.line)]
    }
  }

  /// One-line descriptions of the first few entries that would be added.
  public var examples: [String] {
    switch subject {
    case .plan(_, let outcome): outcome.examples.map(\.line)
    case .journal: []
    }
  }

  /// The titles of rows that aren't imported, and the number of these rows; `nil` if there are none or they can't be
  /// saved.
  public var unimported: Line? {
    guard let plan, plan.unimportedCount > 0 else { return nil }
    let count = plan.unimportedCount
    let rows = tr(one: "{count} row isn’t imported", other: "{count} rows aren’t imported", count: count)
    let names = plan.unimportedNames(limit: shownNames)
    guard !names.isEmpty else { return Line(title: rows, detail: "") }
    return Line(title: names.joined(separator: " · "), detail: rows)
  }

  /// The number of entries that the user has removed since an earlier import; `nil` if there are none.
  public var removed: String? {
    guard case .plan(_, let outcome) = subject, outcome.removed > 0 else { return nil }
    return tr(
      one: "You’ve removed {count} entry since an earlier import.",
      other: "You’ve removed {count} entries since an earlier import.", count: outcome.removed)
  }

  /// The number of ambiguous titles and their current state; `nil` if there are none.
  public var ambiguousRecords: Line? {
    guard !decisions.isEmpty else { return nil }
    let isReviewed = decisions.allSatisfy { $0.choice != nil }
    let detail = isReviewed ? tr("All reviewed") : tr("Skipped unless you choose a match")
    let title = tr(one: "{count} Ambiguous Title", other: "{count} Ambiguous Titles", count: decisions.count)
    return Line(title: title, detail: detail)
  }

  /// The label of the button that starts the import.
  public var button: String {
    new == 0 ? tr("Import") : tr(one: "Import {count} Entry", other: "Import {count} Entries", count: new)
  }

  /// Sentences with further remarks about the import.
  public var notices: [String] {
    switch subject {
    case .plan(let plan, _): plan.notices
    case .journal(let report): report.notices
    }
  }
}

/// The maximum number of titles of rows that aren't imported.
private let shownNames = 5

extension ImportReview {
  /// The plan with the user's decisions; `nil` for a journal, which has no ambiguous titles.
  var plan: ImportPlan? {
    if case .plan(let plan, _) = subject { plan } else { nil }
  }
}

extension ImportOutcome {
  fileprivate var lines: [ImportReview.Line] {
    let sorts = Sort.allCases.compactMap { sort in
      counts[sort].map { ImportReview.Line(title: sort.title, detail: $0.text) }
    }
    if newLists == 0 { return sorts }
    let detail = tr(one: "{count} new", other: "{count} new", count: newLists)
    return sorts + [ImportReview.Line(title: tr("Lists"), detail: detail)]
  }
}

extension ImportRows {
  /// The rows and what becomes of them; `nil` if there are none.
  fileprivate var line: ImportReview.Line? {
    guard total > 0 else { return nil }
    return ImportReview.Line(title: tr(one: "{count} Row", other: "{count} Rows", count: total), detail: text)
  }
}

extension ImportOutcome.Sort {
  fileprivate var title: String {
    switch self {
    case .ratings: tr("Ratings")
    case .plays: tr("Watched")
    case .watchlist: tr("Watchlist")
    case .favorites: tr("Favourites")
    case .listItems: tr("List Items")
    case .notes: tr("Notes")
    case .states: tr("Paused and Dropped Series")
    }
  }
}

extension ImportOutcome.Count {
  /// All counts in words: "120 new, 3 duplicates".
  public var text: String {
    ([tr(one: "{count} new", other: "{count} new", count: new)] + rest).joined(separator: ", ")
  }

  /// The counts other than new entries, such as "3 duplicates"; empty if all entries are new.
  var rest: [String] {
    var rest: [String] = []
    if already > 0 { rest.append(tr(one: "{count} duplicate", other: "{count} duplicates", count: already)) }
    if older > 0 { rest.append(tr(one: "{count} older than yours", other: "{count} older than yours", count: older)) }
    if removed > 0 { rest.append(tr(one: "{count} removed by you", other: "{count} removed by you", count: removed)) }
    return rest
  }
}

extension MergeReport {
  fileprivate var line: String {
    let added = tr(one: "{count} new", other: "{count} new", count: new)
    var counts = [added]
    let same = known - conflicting
    if same > 0 { counts.append(tr(one: "{count} duplicate", other: "{count} duplicates", count: same)) }
    if conflicting > 0 {
      counts.append(tr(one: "{count} different from yours", other: "{count} different from yours", count: conflicting))
    }
    return counts.joined(separator: ", ")
  }

  fileprivate var notices: [String] {
    var notices: [String] = []
    if conflicting > 0 { notices.append(conflictText) }
    if unknown > 0 {
      notices.append(
        tr(
          one: "Matinee keeps {count} entry that only a later version supports.",
          other: "Matinee keeps {count} entries that only a later version supports.", count: unknown))
    }
    if damaged > 0 {
      notices.append(tr(one: "{count} line is damaged.", other: "{count} lines are damaged.", count: damaged))
    }
    return notices
  }
}
