import Library

/// What the library knows of the plays of one title and its parts, of which each record of an import claims one.
struct ImportedPlays {
  /// What a record says.
  enum Claim {
    /// What nobody knew.
    case new
    /// What is there already, as from an earlier import.
    case there
    /// What the person has removed.
    case removed
  }

  /// Those that no record has claimed.
  private var unclaimed: [Play]
  private var former: [FormerPlay]
  private var seen: Set<TitlePart>

  init(_ plays: [Play], formerly: [FormerPlay]) {
    unclaimed = plays
    former = formerly
    seen = Set(plays.map(\.part))
  }

  mutating func claim(_ part: TitlePart, _ date: PartialDate) -> Claim {
    let date = date.atOneClock
    defer { seen.insert(part) }
    if let place = unclaimed.firstIndex(where: { $0.part == part && $0.date.atOneClock == date }) {
      let play = unclaimed.remove(at: place)
      former.removeAll { $0.id == play.id }
      return .there
    }
    // That it was seen, nobody knows when, is said by any play.
    if date == .unknown, seen.contains(part) { return .there }
    // What was given another date since is the same play.
    guard let place = former.firstIndex(where: { $0.part == part && $0.dates.contains { $0.atOneClock == date } })
    else {
      return .new
    }
    let play = former.remove(at: place)
    unclaimed.removeAll { $0.id == play.id }
    return play.removal == nil ? .there : .removed
  }
}
