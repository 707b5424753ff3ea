/// The outcome of merging a journal, or the expected outcome of a dry run.
public struct MergeReport: Hashable, Sendable {
  /// The number of events that weren't known.
  public internal(set) var new = 0
  /// The number of events that were known, including ``conflicting`` ones.
  public internal(set) var known = 0
  /// The number of new events that only a later version supports. They are stored for it.
  public internal(set) var unknown = 0
  /// The number of new events dated 2046 or later. They are stored, but don't count.
  public internal(set) var postponed = 0
  /// The number of lines that claim the ID of another event. An import skips them. In a sync, all devices retain the
  /// same one of the two.
  public internal(set) var conflicting = 0
  /// The number of lines that aren't intact events.
  public internal(set) var damaged = 0
  /// The numbers of the first hundred damaged lines, starting at 1.
  public internal(set) var damagedLines: [Int] = []

  /// The action's ID, with which the import can be undone; `nil` if it contained nothing that can be undone.
  public internal(set) var action: EventID?

  public init() {}

  /// Adds the report of the next lines. The caller counts postponed events at the end, because later lines may allow
  /// them to count.
  mutating func add(_ other: MergeReport) {
    new += other.new
    known += other.known
    unknown += other.unknown
    conflicting += other.conflicting
    damaged += other.damaged
    damagedLines += other.damagedLines.prefix(100 - damagedLines.count)
  }

  mutating func addDamaged(_ line: Int) {
    damaged += 1
    if damagedLines.count < 100 { damagedLines.append(line) }
  }
}
