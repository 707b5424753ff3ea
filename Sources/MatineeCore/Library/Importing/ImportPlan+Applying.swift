import Foundation
import Library
import LibraryFormats

extension ImportPlan {
  /// Writes all of it as one, or takes it back at the end to say what it would do.
  ///
  /// What is there already is not written again: a score that was given on the same day, a play of the same date, a place on a
  /// list, a note of the same words. A score that is older than the one that holds is left out, and so is what the person has taken
  /// off a list since.
  ///
  /// - Parameter removed: whether that is put there again.
  public func apply(
    to library: Library, by profile: ProfileID, removed: Bool = false, dryRun: Bool = false
  ) async throws(LibraryError) -> ImportOutcome {
    let steps = steps
    let (outcome, action) = try await library.write(by: profile, dryRun: dryRun) { batch in
      var applier = ImportApplier(profile, bringsBackRemoved: removed)
      for step in steps { try applier.apply(step, in: &batch) }
      return applier.outcome
    }
    var result = outcome
    result.action = action
    return result
  }
}

/// Applies step after step, and remembers of each title what is there of it, so that it is read once.
private struct ImportApplier {
  private let profile: ProfileID
  private let bringsBackRemoved: Bool
  private(set) var outcome = ImportOutcome()
  private var scores: [Place: Scores] = [:]
  private var plays: [TitleReference.Key: Plays] = [:]
  private var lists: [String: ListID] = [:]
  private var known: [UserList]?

  private struct Place: Hashable {
    let title: TitleReference.Key
    let part: TitlePart
  }

  /// Of a title and its part.
  private struct Scores {
    var given: Set<Given> = []
    var holding: PartialDate?

    struct Given: Hashable {
      let score: Score
      let date: PartialDate
    }
  }

  /// Of a title with its parts: how many of a date are there that no record has claimed.
  private struct Plays {
    var unclaimed: [Day: Int] = [:]
    var seen: Set<TitlePart> = []

    struct Day: Hashable {
      let part: TitlePart
      let date: PartialDate
    }
  }

  init(_ profile: ProfileID, bringsBackRemoved: Bool) {
    self.profile = profile
    self.bringsBackRemoved = bringsBackRemoved
  }

  mutating func apply(_ step: ImportPlan.Step, in batch: inout Batch) throws {
    switch step.record.fact {
    case .rated(let score): try rate(step, score, in: &batch)
    case .watched: try watch(step, in: &batch)
    case .watchlisted: try add(step, to: .watchlist(of: profile), .watchlist, in: &batch)
    case .liked: try add(step, to: .favourites(of: profile), .favourites, in: &batch)
    case .listed(let item):
      let list = try list(item.list, in: &batch)
      let isNew = try add(step, to: list, .listItems, in: &batch)
      if isNew, let note = item.note { try batch.edit(.title(step.title.key), on: list, note) }
    case .reviewed(let text):
      let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
      let isThere = try batch.notes(on: step.title.key).contains { $0.profile == profile && $0.text == text }
      if !isThere { try batch.note(text, on: step.title) }
      count(step, .notes, isNew: !isThere)
    }
  }
}

extension ImportApplier {
  private mutating func rate(_ step: ImportPlan.Step, _ score: Score, in batch: inout Batch) throws {
    let place = Place(title: step.title.key, part: step.part)
    var known = try scores[place] ?? scores(at: place, in: &batch)
    let given = Scores.Given(score: score, date: step.record.date.atOneClock)
    if known.given.contains(given) {
      count(step, .ratings, isNew: false)
    } else if let holding = known.holding, holding.isLaterDay(than: step.record.date) {
      outcome.counts[.ratings, default: .init()].older += 1
    } else {
      let action = try batch.rate(step.title, part: step.part, score, date: step.record.date)
      count(step, .ratings, isNew: action != nil)
      known.given.insert(given)
      known.holding = step.record.date
    }
    scores[place] = known
  }

  private func scores(at place: Place, in batch: inout Batch) throws -> Scores {
    let given = try batch.ratingHistory(of: place.title, part: place.part).map {
      Scores.Given(score: $0.score, date: $0.date.atOneClock)
    }
    let holding = given.isEmpty ? nil : try batch.rating(of: place.title, part: place.part)?.date
    return Scores(given: Set(given), holding: holding)
  }

  private mutating func watch(_ step: ImportPlan.Step, in batch: inout Batch) throws {
    var known = try plays[step.title.key] ?? plays(of: step.title.key, in: &batch)
    let date = step.record.date.atOneClock
    let day = Plays.Day(part: step.part, date: date)
    if let count = known.unclaimed[day], count > 0 {
      known.unclaimed[day] = count - 1
      self.count(step, .plays, isNew: false)
    } else if date == .unknown, known.seen.contains(step.part) {
      // That it was seen, nobody knows when, is said by any play.
      count(step, .plays, isNew: false)
    } else {
      try batch.watch(step.title, part: step.part, on: step.record.date)
      count(step, .plays, isNew: true)
    }
    known.seen.insert(step.part)
    plays[step.title.key] = known
  }

  private func plays(of key: TitleReference.Key, in batch: inout Batch) throws -> Plays {
    var known = Plays()
    for play in try batch.plays(of: key) {
      known.unclaimed[Plays.Day(part: play.part, date: play.date.atOneClock), default: 0] += 1
      known.seen.insert(play.part)
    }
    return known
  }

  @discardableResult
  private mutating func add(
    _ step: ImportPlan.Step, to list: ListID, _ sort: ImportOutcome.Sort, in batch: inout Batch
  ) throws -> Bool {
    if !bringsBackRemoved, let removal = try batch.removal(of: step.title.key, from: list),
      !step.record.date.isLaterDay(than: removal)
    {
      outcome.counts[sort, default: .init()].removed += 1
      return false
    }
    let isNew = try batch.add(step.title, to: list) != nil
    count(step, sort, isNew: isNew)
    return isNew
  }

  /// The list of the same name, or a new one. Of several of one name, the first that is met takes the first.
  private mutating func list(_ imported: ImportedList, in batch: inout Batch) throws -> ListID {
    if let list = lists[imported.id] { return list }
    let name = BoundedText.line(imported.name, most: 100)
    let own = try known ?? batch.lists()
    known = own
    let taken = Set(lists.values)
    let about = BoundedText.paragraphs(imported.description ?? "", most: 2_000)
    let list =
      try own.first { $0.name == name && !taken.contains($0.id) }?.id
      ?? batch.makeList(name.isEmpty ? "List" : name, about: about)
    if !own.contains(where: { $0.id == list }) { outcome.newLists += 1 }
    lists[imported.id] = list
    return list
  }

  private mutating func count(_ step: ImportPlan.Step, _ sort: ImportOutcome.Sort, isNew: Bool) {
    if isNew {
      outcome.counts[sort, default: .init()].new += 1
      if outcome.examples.count < ImportOutcome.mostExamples { outcome.examples.append(step) }
    } else {
      outcome.counts[sort, default: .init()].already += 1
    }
  }
}

extension PartialDate {
  /// The same moment, whatever the clocks were that it was noted with.
  fileprivate var atOneClock: PartialDate {
    if case .moment(let seconds, _) = self { .moment(seconds: seconds, offset: 0) } else { self }
  }

  /// By the calendar, as far as both are known; what is known is later than what is not.
  fileprivate func isLaterDay(than other: PartialDate) -> Bool {
    let (left, right) = (components, other.components)
    guard let year = left.year else { return false }
    guard let otherYear = right.year else { return true }
    if year != otherYear { return year > otherYear }
    guard let month = left.month, let otherMonth = right.month else { return false }
    if month != otherMonth { return month > otherMonth }
    guard let day = left.day, let otherDay = right.day else { return false }
    return day > otherDay
  }
}
