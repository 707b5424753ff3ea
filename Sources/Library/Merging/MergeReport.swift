/// What became, or would become, of the lines of a journal.
public struct MergeReport: Hashable, Sendable {
  /// Events that were not known.
  public internal(set) var new = 0
  /// Events that were known.
  public internal(set) var known = 0
  /// Among the new, those that only a later version understands; they are kept for it.
  public internal(set) var unknown = 0
  /// Among the new, those dated more than ten years ahead; they are stored, and count once that time is nearer.
  public internal(set) var postponed = 0
  /// Lines that claim the id of another event. Of the two, all devices keep the same.
  public internal(set) var conflicting = 0
  /// Lines that are no whole event.
  public internal(set) var damaged = 0
  /// The numbers, from 1 on, of the first hundred of them.
  public internal(set) var damagedLines: [Int] = []

  /// By which an import is undone as one; `nil` where nothing came, or nothing that can be undone.
  public internal(set) var action: EventID?

  public init() {}

  mutating func addDamaged(_ line: Int) {
    damaged += 1
    if damagedLines.count < 100 { damagedLines.append(line) }
  }
}
