import Library

/// The library's plays of one title and its parts. Each record of an import claims one of them.
struct ImportedPlays {
  /// The kind of play that a record describes.
  enum Kind {
    /// A play with its own entry, or the first of several that are only counted.
    case first
    /// An additional play of the same part.
    case again
    /// A play inferred from a finished series, which is added only if the part has no other play.
    case ifUnseen
  }

  /// The result of a claim.
  enum Claim {
    /// The library has no such play.
    case new
    /// The library has the play, for example from an earlier import.
    case there
    /// The user has removed the play.
    case removed
  }

  private struct Moment: Hashable {
    let part: TitlePart
    let date: PartialDate
  }

  /// The unclaimed plays by part and date, each in reverse order. A file can have thousands of plays of one title.
  private var plays: [Moment: [EventID]] = [:]
  private var byPart: [TitlePart: [EventID]] = [:]
  private var histories: [Moment: [PlayHistory]] = [:]
  private var claimed: Set<EventID> = []
  private var seen: Set<TitlePart>

  init(_ plays: [Play], histories: [PlayHistory]) {
    seen = Set(plays.map(\.part))
    // Reversed, because claims take plays from the end.
    for play in plays.reversed() {
      self.plays[Moment(part: play.part, date: play.date.normalized), default: []].append(play.id)
      byPart[play.part, default: []].append(play.id)
    }
    for play in histories.reversed() {
      for date in Set(play.dates.map(\.normalized)) {
        self.histories[Moment(part: play.part, date: date), default: []].append(play)
      }
    }
  }

  mutating func claim(_ part: TitlePart, _ date: PartialDate, _ kind: Kind) -> Claim {
    let moment = Moment(part: part, date: date.normalized)
    defer { seen.insert(part) }
    if kind == .ifUnseen, seen.contains(part) { return .there }
    while let play = plays[moment]?.popLast() {
      if claimed.insert(play).inserted { return .there }
    }
    // A play without a date matches any play of the same part. A further play needs one of its own.
    if moment.date == .unknown, kind == .again ? claimAny(of: part) : seen.contains(part) { return .there }
    // A play is still the same after its date was changed.
    while let play = histories[moment]?.popLast() {
      if claimed.insert(play.id).inserted { return play.removal == nil ? .there : .removed }
    }
    return .new
  }

  /// Claims a play of a part, whatever its date; returns `false` if all are claimed.
  private mutating func claimAny(of part: TitlePart) -> Bool {
    while let play = byPart[part]?.popLast() {
      if claimed.insert(play).inserted { return true }
    }
    return false
  }
}
