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

  private struct Moment: Hashable {
    let part: TitlePart
    let date: PartialDate
  }

  /// The plays that no record has claimed yet, by part and date, in the library's order. A file may have thousands of one title.
  private var plays: [Moment: [EventID]] = [:]
  private var former: [Moment: [FormerPlay]] = [:]
  private var claimed: Set<EventID> = []
  private var seen: Set<TitlePart>

  init(_ plays: [Play], formerly: [FormerPlay]) {
    seen = Set(plays.map(\.part))
    // The first comes last, where it is taken from.
    for play in plays.reversed() {
      self.plays[Moment(part: play.part, date: play.date.atOneClock), default: []].append(play.id)
    }
    for play in formerly.reversed() {
      for date in Set(play.dates.map(\.atOneClock)) {
        former[Moment(part: play.part, date: date), default: []].append(play)
      }
    }
  }

  mutating func claim(_ part: TitlePart, _ date: PartialDate) -> Claim {
    let moment = Moment(part: part, date: date.atOneClock)
    defer { seen.insert(part) }
    while let play = plays[moment]?.popLast() {
      if claimed.insert(play).inserted { return .there }
    }
    // That it was seen, nobody knows when, is said by any play.
    if moment.date == .unknown, seen.contains(part) { return .there }
    // What was given another date since is the same play.
    while let play = former[moment]?.popLast() {
      if claimed.insert(play.id).inserted { return play.removal == nil ? .there : .removed }
    }
    return .new
  }
}
