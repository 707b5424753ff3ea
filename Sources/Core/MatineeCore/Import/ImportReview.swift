import Library
import LibraryFormats
import TitleIdentity

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

    public var id: WantedTitle { title.id }

    /// The name and year in the other app.
    public var name: String {
      title.wanted.title.name + (title.wanted.title.year.map { " (\($0))" } ?? "")
    }

    /// A description of the decision.
    public var verdict: String { choice.map { "Matched to \(LibraryText.name($0.title))" } ?? "Skipped" }

    /// The number of rows that refer to the title; empty if it's zero.
    public var rows: String { title.records == 0 ? "" : title.records.of("row") }
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
    case .plan(_, let outcome): outcome.lines
    case .journal(let report): [Line(title: "Journal Entries", detail: report.line)]
    }
  }

  /// One-line descriptions of the first few entries that would be added.
  public var examples: [String] {
    switch subject {
    case .plan(_, let outcome): outcome.examples.map(\.line)
    case .journal: []
    }
  }

  /// The number of rows that are currently skipped, in header capitalization; `nil` if there are none or they can't be
  /// saved.
  public var unimported: String? {
    guard let count = plan?.unimportedCount, count > 0 else { return nil }
    return "\(count.of("Row")) Skipped"
  }

  /// The number of entries that the user has removed since an earlier import; `nil` if there are none.
  public var removed: String? {
    guard case .plan(_, let outcome) = subject, outcome.removed > 0 else { return nil }
    return "You’ve removed \(outcome.removed.of("entry", "entries")) since an earlier import."
  }

  /// The number of ambiguous titles and their current state; `nil` if there are none.
  public var ambiguousRecords: Line? {
    guard !decisions.isEmpty else { return nil }
    let left = decisions.count { $0.choice == nil }
    let detail = left == 0 ? "All reviewed" : "\(left.of("is", "are")) skipped unless you choose a match"
    return Line(title: decisions.count.of("Ambiguous Title"), detail: detail)
  }

  /// The label of the button that starts the import.
  public var button: String { new == 0 ? "Import" : "Import \(new.of("Entry", "Entries"))" }

  /// Sentences with further remarks about the import.
  public var notices: [String] {
    switch subject {
    case .plan(let plan, _): plan.notices
    case .journal(let report): report.notices
    }
  }
}

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
    return newLists == 0 ? sorts : sorts + [ImportReview.Line(title: "Lists", detail: "\(newLists) new")]
  }
}

extension ImportOutcome.Sort {
  fileprivate var title: String {
    switch self {
    case .ratings: "Ratings"
    case .plays: "Watched"
    case .watchlist: "Watchlist"
    case .favorites: "Favourites"
    case .listItems: "List Items"
    case .notes: "Notes"
    }
  }
}

extension ImportOutcome.Count {
  /// All counts in words: "120 new, 3 already there".
  public var text: String { (["\(new) new"] + rest).joined(separator: ", ") }

  /// The counts other than new entries, such as "3 already there"; empty if all entries are new.
  var rest: [String] {
    [
      already == 0 ? nil : "\(already) already there", older == 0 ? nil : "\(older) older than yours",
      removed == 0 ? nil : "\(removed) removed by you",
    ].compactMap(\.self)
  }
}

extension MergeReport {
  fileprivate var line: String { "\(new) new" + (known == 0 ? "" : ", \(known) already there") }

  fileprivate var notices: [String] {
    [
      unknown == 0
        ? nil
        : "Matinee keeps \(unknown.of("entry", "entries")) that only a later version supports.",
      damaged == 0 ? nil : "\(damaged.of("line is", "lines are")) damaged.",
    ].compactMap(\.self)
  }
}
