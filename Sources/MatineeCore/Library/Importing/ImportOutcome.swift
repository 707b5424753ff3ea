import Library

/// What an import has done, or would do.
public struct ImportOutcome: Sendable {
  /// What is counted apart.
  public enum Sort: String, CaseIterable, Sendable {
    case ratings, plays, watchlist, favourites
    case listItems = "list items"
    case notes
  }

  /// What became of the records of a sort.
  public struct Count: Hashable, Sendable {
    /// Added.
    public internal(set) var new = 0
    /// There already, as from an earlier import.
    public internal(set) var already = 0
    /// Ratings that were left out because a later one holds.
    public internal(set) var older = 0
    /// What the person has removed since, and was left out for that.
    public internal(set) var removed = 0
  }

  /// Only those that there are.
  public internal(set) var counts: [Sort: Count] = [:]
  /// Lists that were made.
  public internal(set) var newLists = 0
  /// The first few that were added.
  public internal(set) var examples: [ImportPlan.Step] = []
  /// By which all of it is undone; `nil` where nothing was changed.
  public internal(set) var action: EventID?

  /// How many were left out because the person has removed them.
  public var removed: Int { counts.values.reduce(0) { $0 + $1.removed } }

  /// How many were added.
  public var new: Int { counts.values.reduce(newLists) { $0 + $1.new } }

  static let mostExamples = 5
}
