import Library
import TitleIdentity

/// The result of an import or of a dry run.
public struct ImportOutcome: Sendable {
  /// A kind of imported data that is counted separately.
  public enum Sort: String, CaseIterable, Sendable {
    case ratings, plays, watchlist
    case favorites = "favourites"
    case listItems, notes
    /// Shows that the user paused or dropped.
    case states
  }

  /// The result for the records of one kind.
  public struct Count: Hashable, Sendable {
    /// The number of records added.
    public internal(set) var new = 0
    /// The number of records that exist already, for example from an earlier import.
    public internal(set) var already = 0
    /// The number of ratings skipped because a later one is in effect.
    public internal(set) var older = 0
    /// The number of records skipped because the user has removed them.
    public internal(set) var removed = 0
  }

  /// The counts of the kinds that occur in the import.
  public internal(set) var counts: [Sort: Count] = [:]
  /// The account of the rows.
  public internal(set) var rows = ImportRows()
  /// The number of lists created.
  public internal(set) var newLists = 0
  /// The first few steps that were added.
  public internal(set) var examples: [ImportPlan.Step] = []
  /// The id with which the whole import can be undone; `nil` if nothing changed.
  public internal(set) var action: EventID?

  /// The total number of records skipped because the user has removed them.
  public var removed: Int { counts.values.reduce(0) { $0 + $1.removed } }

  /// The total number of records and lists added.
  public var new: Int { counts.values.reduce(newLists) { $0 + $1.new } }

  static let maximumExamples = 5
}
