import Library
import LibraryFormats

/// What an import would do, as it is read before it is agreed to.
public struct ImportReview: Sendable {
  /// What is imported.
  enum Subject: Sendable {
    /// Another app's files, with what was decided of them and what that would do.
    case plan(ImportPlan, ImportOutcome)
    /// A library's journal.
    case journal(MergeReport)
  }

  /// A line: what it counts, and how many.
  public struct Line: Hashable, Sendable {
    /// In header capitals.
    public let title: String
    public let detail: String
  }

  /// A doubtful title, and what was decided of it.
  public struct Decision: Hashable, Sendable, Identifiable {
    public let title: ImportPlan.DoubtfulTitle
    /// `nil` leaves it out.
    public let choice: MatchedTitle?

    public var id: WantedTitle { title.id }

    /// As the other app has it.
    public var name: String {
      title.wanted.title.name + (title.wanted.title.year.map { " (\($0))" } ?? "")
    }

    /// What was decided.
    public var verdict: String { choice.map { "Taken for \(LibraryWords.name($0.title))" } ?? "Left out" }

    /// How many rows are about it; empty where there are none.
    public var rows: String { title.records == 0 ? "" : title.records.of("row") }
  }

  let subject: Subject
  /// In the order in which the titles are met.
  public let decisions: [Decision]

  /// How many entries would be added.
  public var new: Int {
    switch subject {
    case .plan(_, let outcome): outcome.new
    case .journal(let report): report.new
    }
  }

  /// Which app it is from.
  public var origin: String {
    switch subject {
    case .plan(let plan, _): plan.result.format.name
    case .journal: ImportFormat.matinee.name
    }
  }

  /// What would be added, and what is there already.
  public var changes: [Line] {
    switch subject {
    case .plan(_, let outcome): outcome.lines
    case .journal(let report): [Line(title: "Entries of a Journal", detail: report.line)]
    }
  }

  /// The first few that would be added, each in a line.
  public var examples: [String] {
    switch subject {
    case .plan(_, let outcome): outcome.examples.map(\.line)
    case .journal: []
    }
  }

  /// How many rows are left out by now, in header capitals; `nil` where none is, or they cannot be saved.
  public var leftOut: String? {
    guard let count = plan?.leftOutCount, count > 0 else { return nil }
    return "\(count.of("Row")) Left Out"
  }

  /// How many entries the person has removed since they were imported; `nil` where there are none.
  public var removed: String? {
    guard case .plan(_, let outcome) = subject, outcome.removed > 0 else { return nil }
    return "\(outcome.removed.of("entry was", "entries were")) removed by you since."
  }

  /// How many titles are in doubt, and what becomes of them; `nil` where none is.
  public var doubts: Line? {
    guard !decisions.isEmpty else { return nil }
    let left = decisions.count { $0.choice == nil }
    let detail = left == 0 ? "All of them are decided" : "\(left.of("is", "are")) left out unless you choose"
    return Line(title: decisions.count.of("Doubtful Title"), detail: detail)
  }

  /// What begins it.
  public var button: String { new == 0 ? "Import" : "Import \(new.of("Entry", "Entries"))" }

  /// What else there is to know, each a sentence.
  public var notices: [String] {
    switch subject {
    case .plan(let plan, _): plan.notices
    case .journal(let report): report.notices
    }
  }
}

extension ImportReview {
  /// The plan with what was decided; `nil` for a journal, of which nothing is in doubt.
  var plan: ImportPlan? {
    if case .plan(let plan, _) = subject { plan } else { nil }
  }
}

extension ImportOutcome {
  fileprivate var lines: [ImportReview.Line] {
    let sorts = Sort.allCases.compactMap { sort in
      counts[sort].map { ImportReview.Line(title: sort.title, detail: $0.words) }
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
    case .favourites: "Favourites"
    case .listItems: "Items of Lists"
    case .notes: "Notes"
    }
  }
}

extension ImportOutcome.Count {
  /// "120 new, 3 there already".
  public var words: String { (["\(new) new"] + rest).joined(separator: ", ") }

  /// "3 there already"; nothing where all is new.
  var rest: [String] {
    [
      already == 0 ? nil : "\(already) there already", older == 0 ? nil : "\(older) older than yours",
      removed == 0 ? nil : "\(removed) removed by you",
    ].compactMap(\.self)
  }
}

extension MergeReport {
  fileprivate var line: String { "\(new) new" + (known == 0 ? "" : ", \(known) there already") }

  fileprivate var notices: [String] {
    [
      unknown == 0
        ? nil : "\(unknown.of("entry is", "entries are")) of a kind that only a later version knows, and kept for it.",
      damaged == 0 ? nil : "\(damaged.of("line is", "lines are")) damaged.",
    ].compactMap(\.self)
  }
}
